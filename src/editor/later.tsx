/** Parts of the editor whose scripts are fetched when they are needed. */
import type { ComponentType } from 'preact';
import type { DraftsWords } from '../words/editing/drafts.ts';
import { Failed } from './Failed.tsx';
import { useFetched } from './useFetched.ts';

type Words = Pick<DraftsWords, 'title' | 'failed' | 'again'>;

/**
 * A component that is there once it has been loaded; `words` finds in its props what to say where that fails. What is a
 * page of its own has a heading from the beginning.
 *
 * @example const Play = later(async () => (await import('./play/Play.tsx')).Play, ({ model }) => model.words.editor.drafts)
 */
export function later<Props extends object>(
  load: (props: Props) => Promise<ComponentType<Props>>,
  words: (props: Props) => Words,
  isPage = false,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const { failed, again } = useFetched(!Loaded, async () => {
      Loaded = await load(props);
    });
    if (Loaded) return <Loaded {...props} />;
    const { title, ...says } = words(props);
    return (
      <>
        {isPage && <h1 class="vh">{title}</h1>}
        {failed ? <Failed says={says.failed} again={says.again} onAgain={again} /> : <p aria-busy="true" />}
      </>
    );
  };
}
