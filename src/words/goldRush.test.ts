import { describe, expect, it, test } from 'vitest';
import type { RefusalReason, SituationProblemReason } from '../engine/index.ts';
import { gameWords } from './all.ts';
import {
  askDecision,
  type Context,
  cellNames,
  LOCALES,
  labelChoice,
  tellDecision,
  tellEvent,
  tellProblem,
  tellRefusal,
  tellStanding,
} from './index.ts';
import { decisions, refusals } from './testdata/choices.ts';
import { events } from './testdata/events.ts';
import { expectSentence } from './testdata/expectations.ts';
import { problems } from './testdata/problems.ts';

const ctx: Context = { names: cellNames([0, 0]), game: 'gold-rush' };

/** What Carcassonne calls its figures. */
const FOLLOWER = { en: /meeple/i, nl: /meeple/i, pl: /podwład/i, ro: /supu[sș]/i } as const;
const COWBOY = { en: /cowboy/i, nl: /pionier/i, pl: /kowboj/i, ro: /cowboy/i } as const;

const EVENTS = ['follower-declined', 'follower-impossible', 'followers-returned'] as const;
const REFUSALS: readonly RefusalReason[] = ['no-such-spot', 'feature-occupied', 'no-followers-left'];
const PROBLEMS: readonly SituationProblemReason[] = [
  'follower-on-empty-cell',
  'no-such-spot',
  'follower-on-completed-feature',
  'two-followers-on-a-tile',
  'too-many-followers',
];

describe.each(LOCALES)('figures of Gold Rush in %s', (locale) => {
  const words = gameWords[locale];
  const place = decisions['place-follower'];
  const several = EVENTS.flatMap((kind) => [...events[kind]]).filter(
    (event) => event.kind !== 'followers-returned' || event.followers.length > 1,
  );
  const [first, second] = [
    { player: 'red', followers: 2, points: 4 },
    { player: 'blue', followers: 1, points: 0 },
  ] as const;
  /** Everything that names them, told in a game. */
  const tellAll = (game: Context): readonly string[] => [
    ...several.map((event) => tellEvent(words, event, game)),
    tellDecision(words, place, game),
    askDecision(words, place, game),
    ...REFUSALS.map((reason) => tellRefusal(words, refusals[reason][0], game)),
    ...PROBLEMS.map((reason) => tellProblem(words, problems[reason][0], game)),
  ];
  const standings = (game: Context) => [first, second].map((one) => tellStanding(words, one, [first, second], game));

  it('are cowboys', () => {
    const told = tellAll(ctx);
    expect(told.length).toBeGreaterThan(12);
    told.forEach(expectSentence);
    for (const text of [...told, ...standings(ctx)]) {
      expect(text).toMatch(COWBOY[locale]);
      expect(text).not.toMatch(FOLLOWER[locale]);
    }
  });
  it('are followers in Carcassonne', () => {
    for (const text of [...tellAll({ names: ctx.names }), ...standings({ names: ctx.names, game: 'base' })]) {
      expect(text).toMatch(FOLLOWER[locale]);
      expect(text).not.toMatch(COWBOY[locale]);
    }
  });
});

test.each([
  ['en', 'nothing', 'Red may place a cowboy on C2 or use the tent.', 'What does Red choose: a cowboy or the tent?'],
  ['nl', 'niets', 'Rood mag een pionier op C2 zetten of de tent gebruiken.', 'Wat kiest Rood: een pionier of de tent?'],
  ['pl', 'nic', 'Czerwony może umieścić kowboja na C2 albo użyć namiotu.', 'Co wybiera Czerwony: kowboja czy namiot?'],
  ['ro', 'nimic', 'Roșu poate plasa un cowboy pe C2 sau poate folosi cortul.', 'Ce alege Roșu: un cowboy sau cortul?'],
] as const)('a cowboy or the tent, in %s', (locale, pass, told, asked) => {
  const words = gameWords[locale];
  const decision = { kind: 'place-follower', player: 'red', rule: 'RUSH-32', cell: [2, 1] } as const;
  expect(labelChoice(words, { kind: 'pass' }, { ...ctx, decision })).toBe(pass);
  expect(tellDecision(words, decision, ctx)).toBe(told);
  expect(askDecision(words, decision, ctx)).toBe(asked);
});
