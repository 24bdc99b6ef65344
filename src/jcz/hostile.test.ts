/** Whatever a save says, it comes to an end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFrames, judge, readDocument } from '../scenario/index.ts';
import { importSave } from './index.ts';
import { KNOWN_TILES } from './tiles.ts';

describe('hostile saves', () => {
  const anything = fc.anything({ maxDepth: 3, withNullPrototype: false });
  const names = fc.constantFrom(...KNOWN_TILES.keys(), 'XX/nothing');
  const cell = fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 }));
  const location = fc.constantFrom('N', 'NS', 'WE', '_N', 'I', 'NL.NR', 'EL.WR', 'AS_ABBOT', 'INNER_FARM', '', 'x');
  const pointer = fc.record({
    position: cell,
    location,
    feature: fc.constantFrom('City', 'Road', 'Field', 'Monastery', ''),
  });
  const payload = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record(
        {
          tileId: names,
          position: cell,
          rotation: fc.constantFrom('R0', 'R90', 'R180', 'R270'),
          pointer: fc.oneof(cell, pointer),
          token: fc.constantFrom('GOLD', 'CASTLE', 'BRIDGE', 'OTHER'),
          meepleId: fc.constantFrom('0.small.1', '1.abbot.1', '0.big.1', ''),
          supplyIndex: fc.nat(3),
          price: fc.oneof(fc.nat(9), fc.double()),
          value: fc.constantFrom('BUY', 'SELL', 'DEPLOY', 'REMOVE'),
        },
        { requiredKeys: [] },
      ),
    },
    { weight: 1, arbitrary: anything },
  );
  const type = fc.constantFrom(
    'PLACE_TILE',
    'PLACE_TILE',
    'PLACE_TILE',
    'DEPLOY_MEEPLE',
    'PLACE_TOKEN',
    'PASS',
    'COMMIT',
    'BAZAAR_BID',
    'BAZAAR_BUY_OR_SELL',
    'CIRCLE_REMOVE_OR_DEPLOY',
    'RETURN_MEEPLE',
    'FLY',
  );
  const elements = [
    'gold',
    'castle',
    'bridge',
    'bazaar',
    'corn-circle',
    'abbot',
    'abbey',
    'shrine',
    'monastery',
    'constructor',
  ];
  const hostile = fc.record({
    appVersion: fc.constant('5.1.0'),
    setup: fc.record({
      sets: fc.dictionary(fc.constantFrom('basic:1', 'basic:2', 'goldmines', 'cult/6', '__proto__'), fc.nat(2)),
      elements: fc.dictionary(fc.constantFrom(...elements, 'small-follower'), fc.oneof(fc.nat(9), fc.boolean())),
      rules: fc.dictionary(fc.constantFrom('tiny-city-scoring', 'bazaar-no-auction'), fc.constantFrom('2', '4', true)),
      start: fc.option(
        fc.array(fc.record({ tile: names, x: fc.nat(1), y: fc.nat(1), rotation: fc.nat(3) }), { maxLength: 2 }),
      ),
    }),
    players: fc.array(fc.record({ name: fc.string() }), { minLength: 1, maxLength: 7 }),
    replay: fc.array(fc.record({ type, payload, player: fc.option(fc.nat(3), { nil: undefined }) }), { maxLength: 12 }),
  });

  it('become a document that can be read and played, or are refused by name', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 20, arbitrary: hostile }, { weight: 1, arbitrary: anything }),
        async (value) => {
          const imported = await importSave(value);
          if ('problem' in imported) return;
          expect(readDocument(JSON.parse(JSON.stringify(imported.document)))).toHaveProperty('document');
          const judged = judge(imported.document);
          if ('problems' in judged) throw new Error(judged.problems[0]?.reason);
          expect(allFrames(judged.root).at(-1)?.refused).toBeUndefined();
        },
      ),
      { numRuns: 600 },
    );
  });
});
