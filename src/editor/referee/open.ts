/** The referee: judges what is edited, on the engine, and tells what comes of it. Fetched once there is something to judge. */
import { loadPlayWords } from '../../words/editing/play.ts';
import { loadViewingWords } from '../../words/editing/viewing.ts';
import { loadWords } from '../../words/load.ts';
import type { Locale } from '../../words/locale.ts';
import { frameAt, judgedOf } from '../judged.ts';
import type { JudgedModel, Model } from '../model.ts';
import { marksWhilePlaying } from '../play/marks.ts';
import { chooseOn } from '../play/onBoard.ts';
import { Steps } from '../play/Steps.tsx';
import { ProblemList } from './ProblemList.tsx';
import { toldIn } from './told.ts';

export interface Referee {
  /** The document's modules must be loaded. */
  readonly judge: (model: Model) => JudgedModel;
  /** What the table asks while somebody plays on it. */
  readonly onBoard: { readonly choose: typeof chooseOn; readonly marks: typeof marksWhilePlaying };
  readonly ProblemList: typeof ProblemList;
  readonly Steps: typeof Steps;
}

export async function openReferee(locale: Locale): Promise<Referee> {
  const [game, play, viewing] = await Promise.all([loadWords(locale), loadPlayWords(locale), loadViewingWords(locale)]);
  return {
    judge(model) {
      const words = { ...model.words, ...game, play, viewing };
      const judged = judgedOf(model.document);
      const { window, telling } = toldIn({ ...model, words }, model.document, model.shown);
      return { ...model, words, window, telling, judged, frame: frameAt(judged, model.at), ctx: telling.ctx };
    },
    onBoard: { choose: chooseOn, marks: marksWhilePlaying },
    ProblemList,
    Steps,
  };
}
