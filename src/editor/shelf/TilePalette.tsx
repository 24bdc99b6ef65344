/** The tiles of the boxes, with how many of each are left. */
import { useState } from 'preact/hooks';
import { TilePicture } from '../../drawing/index.ts';
import { type FeatureKind, findTile, getTile, type ModuleName, type TileName } from '../../engine/index.ts';
import { addModule, gameOf, modulesFor } from '../edits/game.ts';
import { type Counts, tilesInPlay, tilesLeft } from '../edits/pile.ts';
import type { Model } from '../model.ts';
import { BOXES, type Box, facesOf, isInPlay } from './boxes.ts';
import { Select } from './fields.tsx';
import { Palette } from './Palette.tsx';
import { useModules } from './useModules.ts';

export interface TilePaletteProps {
  model: Model;
  label: string;
  held?: TileName | undefined;
  /** `module` must be added to the game first; it is loaded. */
  onChoose: (tile: TileName, module: ModuleName | undefined) => void;
  onEscape?: () => void;
}

/** What can be asked for: a feature, or gold. */
type Sight = FeatureKind | 'gold';

function shows(name: TileName, sight: Sight): boolean {
  if ('reason' in findTile(name)) return false;
  const { segments, marks } = getTile(name);
  return sight === 'gold' ? marks.includes('gold') : segments.some(({ kind }) => kind === sight);
}

/** `E` for `base/E`: many tiles show the same, and only those who see them can tell them apart otherwise. */
const letterOf = (name: TileName): string => name.slice(name.indexOf('/') + 1);

/** What some of these tiles show, and others do not. */
const sightsIn = (names: readonly TileName[]): Sight[] => {
  const all = new Set<Sight>(names.flatMap((name) => getTile(name).segments.map(({ kind }) => kind)));
  if (names.some((name) => shows(name, 'gold'))) all.add('gold');
  return [...all].filter((sight) => names.some((name) => !shows(name, sight)));
};

/** The tiles of a box that is not played yet: all are left. */
const countsIn = ({ document }: Model, box: Box): Counts =>
  isInPlay(document, box) ? tilesLeft(document) : tilesInPlay(addModule(document, box.module));

export function TilePalette({ model, label, held, onChoose, onEscape }: TilePaletteProps) {
  const { words, document } = model;
  const shelf = words.editor.shelf;
  const [chosen, choose] = useState('');
  const [sight, look] = useState('');
  const { failed, load } = useModules();
  const game = gameOf(document);
  const possible: readonly ModuleName[] = [game, ...modulesFor(game)];
  const boxes = BOXES.filter((box) => possible.includes(box.module) || isInPlay(document, box));
  const inPlay = boxes.filter((box) => isInPlay(document, box));
  const others = boxes.filter((box) => !inPlay.includes(box));
  const shown = boxes.filter(({ module }) => module === chosen);
  const drawn = shown.length ? shown : inPlay;
  const faces = drawn.flatMap(facesOf);
  const sights = sightsIn(faces);
  const asked = sights.find((one) => one === sight);

  const open = (module: string) => load(module ? [module as ModuleName] : [], () => choose(module));
  const option = ({ module }: Box) => <option value={module}>{shelf.modules[module]}</option>;
  return (
    <>
      <div class="row">
        <Select label={shelf.tiles.box} value={shown.length ? chosen : ''} onChange={open}>
          <option value="">{shelf.tiles.allBoxes}</option>
          {inPlay.length > 1 && inPlay.map(option)}
          {others.length > 0 && <optgroup label={shelf.tiles.otherBoxes}>{others.map(option)}</optgroup>}
        </Select>
        <Select label={shelf.tiles.shows} value={asked ?? ''} onChange={look}>
          <option value="">{shelf.tiles.anything}</option>
          {sights.map((one) => (
            <option value={one}>{one === 'gold' ? shelf.tiles.gold : words.naming.features[one]}</option>
          ))}
        </Select>
      </div>
      {failed && <p role="alert">{words.editor.desk.failed}</p>}
      <Palette label={label} class="tiles" {...(onEscape && { onEscape })}>
        {drawn.map((box) => {
          const names = facesOf(box).filter((name) => !asked || shows(name, asked));
          const counts = countsIn(model, box);
          const module = isInPlay(document, box) ? undefined : box.module;
          return names.length === 0 ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
            <div class="box" role="group" aria-label={shelf.modules[box.module]} key={box.module}>
              {(drawn.length > 1 || module) && (
                <p>
                  {shelf.modules[box.module]}
                  {module && <span class="hint"> {shelf.adds(shelf.modules[module])}</span>}
                </p>
              )}
              <div class="items">
                {names.map((name) => {
                  const left = counts.get(name) ?? 0;
                  return (
                    <button
                      type="button"
                      key={name}
                      class={left > 0 ? undefined : 'out'}
                      aria-pressed={held === name}
                      onClick={() => onChoose(name, module)}
                    >
                      <TilePicture tile={name} size="small" />
                      <span class="vh">
                        {letterOf(name)}: {words.naming.tile(getTile(name))},{' '}
                      </span>
                      {left < 0 ? shelf.over(-left) : shelf.left(left)}
                    </button>
                  );
                })}
              </div>
            </div>
          );
        })}
      </Palette>
    </>
  );
}
