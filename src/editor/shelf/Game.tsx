/** Which game is played, with which expansions and options, and what chance decides. */
import { DEFAULT_OPTIONS, GAMES, type ModuleName, OPTION_VALUES, type RuleId } from '../../engine/index.ts';
import type { ModuleOptions, ScenarioDocument } from '../../scenario/document.ts';
import { removeModule, setGame, setGoldSupply, setOption, setSeed } from '../edits/agreement.ts';
import { addModule, gameOf, modulesFor } from '../edits/game.ts';
import { NumberField, Select, Switch } from './fields.tsx';
import { OPTION_RULES } from './options.ts';
import { usualGold } from './stock.ts';
import type { TabModel, TabProps } from './tab.tsx';
import { useModules } from './useModules.ts';

type Value = string | number | boolean;
type Texts = Readonly<
  Record<string, string | { readonly name: string; readonly values: Readonly<Record<string, string>> }>
>;

interface OptionsProps {
  model: TabModel;
  module: ModuleName;
  change: (document: ScenarioDocument) => void;
}

/** The options of a module, each with its rule. */
function ModuleOptionList({ model: { document, words, ruleHref }, module, change }: OptionsProps) {
  const texts = words.tabs.game.options[module] as Texts;
  const usual = DEFAULT_OPTIONS[module] as unknown as ModuleOptions;
  const rules = OPTION_RULES[module] as Readonly<Record<string, RuleId>>;
  const all = Object.entries(OPTION_VALUES[module] as Readonly<Record<string, readonly Value[]>>);
  if (all.length === 0) return null;
  return (
    <ul class="options">
      {all.map(([option, values]) => {
        const text = texts[option];
        const value = document.modules[module]?.[option] ?? usual[option];
        const set = (to: Value) => change(setOption(document, module, option, to));
        const rule = rules[option];
        return (
          <li key={option}>
            {typeof text === 'object' ? (
              <Select
                label={text.name}
                value={`${value}`}
                onChange={(to) => set(values.find((one) => `${one}` === to) ?? (values[0] as Value))}
              >
                {values.map((one) => (
                  <option value={`${one}`}>{text.values[`${one}`]}</option>
                ))}
              </Select>
            ) : (
              <Switch on={value === true} onChange={set}>
                {text}
              </Switch>
            )}
            {rule && <a href={ruleHref(rule)}>{rule}</a>}
          </li>
        );
      })}
    </ul>
  );
}

/** What is shuffled besides the tiles: cards, castle tiles, tokens. */
const SHUFFLED: readonly ModuleName[] = ['gifts', 'gold-rush'];

export function Game({ model, send }: TabProps) {
  const { document, words } = model;
  const { shelf } = words.editor;
  const told = words.tabs.game;
  const game = gameOf(document);
  const change = (changed: ScenarioDocument) => {
    if (changed !== document) send({ type: 'change', document: changed });
  };
  /** Somebody may go on editing while something is fetched. */
  const changeThen = (edit: (now: ScenarioDocument) => ScenarioDocument) =>
    send({ type: 'change', document: edit, draft: model.draft.id });
  const { failed, load } = useModules();
  const toggle = (module: ModuleName, on: boolean) =>
    on ? load([module], () => changeThen((now) => addModule(now, module))) : change(removeModule(document, module));
  const play = (chosen: typeof game) => load([chosen], () => changeThen((now) => setGame(now, chosen)));
  const byChance = SHUFFLED.some((module) => document.modules[module] !== undefined);
  return (
    <>
      {failed && <p role="alert">{words.editor.desk.failed}</p>}
      <fieldset>
        <legend>{told.which}</legend>
        {GAMES.map((one) => (
          <Switch key={one} group="shelf-game" on={game === one} onChange={() => play(one)}>
            {told.games[one]}
          </Switch>
        ))}
        {(document.modules[game] || game === 'base') && <ModuleOptionList {...{ model, change }} module={game} />}
      </fieldset>
      <fieldset>
        <legend>{told.expansions}</legend>
        {modulesFor(game).map((module) => {
          const on = document.modules[module] !== undefined;
          return (
            <div key={module}>
              <Switch on={on} onChange={(to) => toggle(module, to)}>
                {shelf.modules[module]}
              </Switch>
              {on && <ModuleOptionList {...{ model, module, change }} />}
            </div>
          );
        })}
      </fieldset>
      {document.modules.goldmines && (
        <div class="numbers">
          <NumberField
            label={told.goldSupply}
            value={document.goldSupply}
            usual={usualGold(document)}
            onChange={(count) => change(setGoldSupply(document, count))}
          />
          <p class="hint">{told.goldHint}</p>
        </div>
      )}
      {byChance && (
        <div class="numbers">
          <NumberField
            label={told.seed}
            value={document.seed ?? 0}
            least={-(2 ** 31)}
            most={2 ** 31 - 1}
            onChange={(seed) => change(setSeed(document, seed ?? 0))}
          />
          <button
            type="button"
            class="btn"
            onClick={() => change(setSeed(document, Math.ceil(Math.random() * 99_999)))}
          >
            {told.another}
          </button>
          <p class="hint">{told.seedHint}</p>
        </div>
      )}
    </>
  );
}
