/** Every way that what comes into the editor can be bad. */
import type { SaveProblem } from '../../jcz/index.ts';
import type { NotationProblem } from '../../notation/index.ts';
import type { DocumentProblem } from '../../scenario/index.ts';
import type { Foreign } from './kinds.ts';

export type ImportProblem =
  /** Nothing is there. */
  | { readonly reason: 'nothing' }
  /** More bytes than are read. */
  | { readonly reason: 'too-big'; readonly size: number; readonly most: number }
  /** The device does not give it out: it is a folder, or has been moved or changed. */
  | { readonly reason: 'no-access' }
  /** Something else altogether. */
  | { readonly reason: 'foreign'; readonly what: Foreign }
  /** A text without a link to a scenario. */
  | { readonly reason: 'no-link' }
  | { readonly reason: 'no-example' }
  /** Begins like JSON; `place` is line and column where it breaks off, as far as they are known. */
  | { readonly reason: 'json-broken'; readonly place: string }
  /** JSON that is neither a scenario nor a saved game. */
  | { readonly reason: 'json-other' }
  | { readonly reason: 'document'; readonly problems: readonly DocumentProblem[] }
  | { readonly reason: 'link'; readonly problem: NotationProblem }
  /** A picture that carries no scenario. */
  | { readonly reason: 'picture-plain' }
  | { readonly reason: 'picture-cut' }
  /** The sum of the part that carries the scenario is wrong. */
  | { readonly reason: 'picture-damaged' }
  | { readonly reason: 'drawing-broken' }
  /** It declares things of its own, as none of our drawings does and as bombs do. */
  | { readonly reason: 'drawing-declares' }
  | { readonly reason: 'save'; readonly problem: SaveProblem }
  /** A part of the editor, or an example, could not be fetched. */
  | { readonly reason: 'offline' }
  /** A mistake of the editor's own. */
  | { readonly reason: 'unexpected'; readonly error: unknown };

export type ImportReason = ImportProblem['reason'];
