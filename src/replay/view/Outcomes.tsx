import { PlayerMark } from '../../drawing/index.ts';
import type { Choice } from '../../engine/index.ts';
import type { BestPlay, Score } from '../../explore/best.ts';
import { MANY } from '../../explore/count.ts';
import type { ExploreWords } from '../../words/explore.ts';
import { capital } from '../../words/lists.ts';
import { labelChoice, tellDecision } from '../../words/tell.ts';
import type { OutcomeRow, Outlook, Share } from '../outlook.ts';
import type { Telling } from '../telling.ts';

export interface OutcomesProps {
  outlook: Outlook;
  telling: Telling;
  words: ExploreWords;
  /** The outcomes of the documented steps, by their places in the exploration. */
  documented?: ReadonlySet<number>;
  /** The figure may be played on from here to an outcome. */
  onPlay?: (row: OutcomeRow) => void;
}

/** How many rows are shown, and how many first choices in a row; the rest is counted. */
const MOST_ROWS = 12;
const MOST_CHOICES = 4;

/** The rule that says what gold is worth. */
const WORTH_OF_GOLD = 'GOLD-40';

const withMinus = (text: string): string => text.replace(/(^|\s)-(?=\d)/, '$1\u2212');

/** Players who get nothing either way are left out. */
const worthTelling = (scores: readonly Score[], others: readonly Score[]): Score[] =>
  scores.filter(({ value }, i) => value || others[i]?.value);

function ShareLine({ share, telling, words }: { share: Share; telling: Telling; words: ExploreWords }) {
  const { most, ...possession } = share;
  return (
    <div>
      <PlayerMark player={share.player} /> {withMinus(words.has(possession, telling.ctx))}
      {most && (
        <>
          {' '}
          <b aria-hidden="true">★</b>
          <span class="vh"> ({words.most})</span>
        </>
      )}
    </div>
  );
}

/** What is taken for the best, and what every other choice here costs. */
function Judgement({
  best,
  gold,
  telling,
  words,
  label,
}: {
  best: BestPlay;
  gold: boolean;
  telling: Telling;
  words: ExploreWords;
  label: (choice: Choice) => string;
}) {
  const { ctx, ruleHref } = telling;
  const others = best.choices.filter(({ best: isBest, scores }) => scores && !isBest);
  const worse = others.slice(0, MOST_CHOICES).map(({ choice, scores = [] }) =>
    words.worse(
      {
        player: best.player,
        choice: label(choice),
        ...(choice.kind === 'take' && { taken: choice.cell }),
        scores: worthTelling(scores, best.scores),
        best: worthTelling(best.scores, scores),
      },
      ctx,
    ),
  );
  return (
    <>
      <p>
        {words.assumed[best.aim === 'points' && !gold ? 'plain' : best.aim]}
        {best.aim === 'points' && gold && (
          <>
            {' '}
            <a href={ruleHref(WORTH_OF_GOLD)}>{WORTH_OF_GOLD}</a>
          </>
        )}
      </p>
      {worse.length > 0 && (
        <ul class="ev">
          {worse.map((sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
      )}
      {others.length > MOST_CHOICES && <p>{capital(words.more(others.length - MOST_CHOICES))}</p>}
    </>
  );
}

/** What could happen: a row for each outcome, then why one choice is better than another. */
export function Outcomes({ outlook, telling, words, documented, onPlay }: OutcomesProps) {
  const { decision, exploration, best } = outlook;
  const { game, ctx, ruleHref } = telling;
  const among = exploration.choices.map(({ choice }) => choice);
  const label = (choice: Choice) => labelChoice(game, choice, { ...ctx, decision, among });
  const { complete, outcomes, sequences, states } = exploration;
  const counted = (count: number) =>
    count >= MANY ? words.sequences(MANY - 1, 'more') : words.sequences(count, complete ? 'exact' : 'least');
  const notes = [
    ...new Set(outcomes.map(({ why }) => words.ends[why])),
    ...new Set(outcomes.flatMap(({ unseen }) => unseen.map((what) => words.unseen[what]))),
  ];
  const done = exploration.choices.filter((one) => one.complete).length;
  if (!complete) notes.unshift(words.stopped({ states, done, choices: among.length }));
  if (best && !best.complete) notes.push(words.mayBeBetter);
  const marked = outlook.rows.some((row) => row.best) && !outlook.rows.every((row) => row.best);
  const hidden = outlook.rows.length - MOST_ROWS;
  return (
    <>
      <p>
        {tellDecision(game, decision, ctx)} <a href={ruleHref(decision.rule)}>{decision.rule}</a>
      </p>
      <p>
        {capital(words.outcomes(outlook.rows.length))}, {counted(sequences)}. {notes.join(' ')}
      </p>
      <table class="oc">
        <thead>
          <tr>
            <th scope="col">{words.columns.gets}</th>
            <th scope="col">{words.columns.first}</th>
            <th scope="col">{words.columns.ways}</th>
          </tr>
        </thead>
        <tbody>
          {outlook.rows.slice(0, MOST_ROWS).map((row) => (
            <tr>
              <th scope="row">
                {row.shares.map((share) => (
                  <ShareLine {...{ share, telling, words }} />
                ))}
                {row.goldLeft && row.goldLeft.length > 0 && <div>{capital(words.goldLeft(row.goldLeft, ctx))}</div>}
              </th>
              <td>
                {row.first.slice(0, MOST_CHOICES).map(label).join('; ')}
                {row.first.length > MOST_CHOICES && ` ${words.more(row.first.length - MOST_CHOICES)}`}
                {marked && row.best && (
                  <div>
                    <b>{words.best}</b>
                  </div>
                )}
                {row.outcomes.some((one) => documented?.has(one)) && <div>{words.documented}</div>}
                {onPlay && (
                  <button type="button" class="btn" onClick={() => onPlay(row)}>
                    {words.playThis}
                  </button>
                )}
              </td>
              <td>{row.sequences < MANY ? row.sequences.toLocaleString(game.locale) : counted(MANY)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Those who listen are told at each star. */}
      {outlook.rows.some(({ shares }) => shares.some(({ most }) => most)) && <p aria-hidden="true">★ {words.most}</p>}
      {hidden > 0 && <p>{capital(words.more(hidden))}</p>}
      {best && marked && <Judgement {...{ best, gold: outlook.gold, telling, words, label }} />}
    </>
  );
}
