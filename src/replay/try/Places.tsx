/** Where a tile or a follower can go, as a list that can be sorted. Fetched when somebody asks for it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Choice, Player } from '../../engine/index.ts';
import type { Gain } from '../../explore/places.ts';
import type { ExploreWords } from '../../words/explore.ts';
import { capital } from '../../words/lists.ts';
import type { Telling } from '../telling.ts';
import { marksFor, type PlaceMarks, type PlaceRow, placeRows } from './placeRows.ts';
import styles from './places.css?inline';
import type { Position } from './session.ts';

export { styles };

const ORDERS = ['place', 'own', 'others'] as const;
type Order = (typeof ORDERS)[number];

const pointsOf = (gains: readonly Gain[]): number => gains.reduce((sum, { points }) => sum + points, 0);

const nameOf = ({ ways }: PlaceRow): string => ways[0].label;

/** The rows come in the order of what they bring to the player. */
export function sorted(rows: readonly PlaceRow[], order: Order, player: Player, locale: string): readonly PlaceRow[] {
  if (order === 'own') return rows;
  if (order === 'place') return rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale, { numeric: true }));
  const others = ({ brings }: PlaceRow) => pointsOf(brings.gains.filter((gain) => gain.player !== player));
  return rows.toSorted((a, b) => others(a) - others(b));
}

export interface PlacesProps {
  position: Position;
  telling: Telling;
  words: ExploreWords;
  onChoose: (choice: Choice) => void;
  onMarks: (marks: PlaceMarks) => void;
}

export function Places({ position, telling, words, onChoose, onMarks }: PlacesProps) {
  const [order, setOrder] = useState<Order>('own');
  const rows = useMemo(() => placeRows(position, telling), [position]);
  useEffect(() => onMarks(marksFor(rows, position)), [position]);
  const { decision } = position;
  if (!decision) return null;
  const { player } = decision;
  const { game, ctx } = telling;
  const told = (gains: readonly Gain[]) =>
    gains.map(({ player: whose, ...gain }) =>
      words.has({ player: whose, ...Object.fromEntries(Object.entries(gain).filter(([, count]) => count)) }, ctx),
    );
  const names: Readonly<Record<Order, string>> = {
    place: words.place,
    own: game.players[player].name,
    others: words.others,
  };
  return (
    <>
      <p>
        {words.sortable} <a href={telling.ruleHref(decision.rule)}>{decision.rule}</a>
      </p>
      <table class="oc">
        <caption>{decision.kind === 'place-tile' ? words.whereTile : words.whereFollower(ctx)}</caption>
        <thead>
          <tr>
            {ORDERS.map((each) => (
              <th
                scope="col"
                key={each}
                aria-sort={each !== order ? 'none' : each === 'own' ? 'descending' : 'ascending'}
              >
                <button type="button" onClick={() => setOrder(each)}>
                  {names[each]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, order, player, game.locale).map(({ ways, also, brings }) => {
            const own = told(brings.gains.filter((gain) => gain.player === player));
            const castles = brings.castles.map((cells) => words.castleScores(cells, ctx));
            return (
              <tr key={JSON.stringify(ways[0].choice)}>
                <th scope="row">
                  {ways.map(({ label, choice }) => (
                    <button type="button" class="btn" key={label} onClick={() => onChoose(choice)}>
                      {capital(label)}
                    </button>
                  ))}
                  {also && <div>{also}</div>}
                </th>
                <td>{capital([...own, ...castles].join('; ') || words.nothingAtOnce)}</td>
                <td>{told(brings.gains.filter((gain) => gain.player !== player)).join('; ') || '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
