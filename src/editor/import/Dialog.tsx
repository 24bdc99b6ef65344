/** The dialog in which something is opened: a text put in, or a file. What cannot be opened stays there with the reason. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchText } from '../../replay/live/open.ts';
import type { Surroundings } from '../model.ts';
import type { Arrival } from './arrivals.ts';
import type { Entrance } from './Door.tsx';
import type { LoadedWords } from './load.ts';
import { type Needs, openFile, openText } from './open.ts';
import type { ImportProblem } from './problems.ts';
import { parseXml } from './svg.ts';
import { Trouble } from './Trouble.tsx';

export interface DialogProps {
  readonly words: LoadedWords;
  readonly surroundings: Surroundings;
  /** What was dropped or pasted; nothing where the dialog was asked for. */
  readonly arrivals: readonly Arrival[];
  readonly close: () => void;
  readonly enter: (entrance: Entrance) => void;
}

/** Our own examples lie beside the pages of all languages. */
const needsAt = (root: string): Needs => ({
  parseXml,
  fetchExample: (id) => fetchText(`${root.replace(/[^/]*\/$/, '')}scenarios/${id}.json`),
});

/** More of it than anybody reads would only make the field slow. */
const SHOWN = 20_000;

export function Dialog({ words, surroundings, arrivals, close, enter }: DialogProps) {
  const { imports } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Counts what is opened: of what was begun before, nothing is shown any more. */
  const begun = useRef(0);
  const last = useRef<readonly Arrival[]>([]);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<ImportProblem>();

  const begin = async (arrived: readonly Arrival[]) => {
    const [first, ...others] = arrived;
    if (!first) return;
    begun.current += 1;
    last.current = arrived;
    const number = begun.current;
    setReading(true);
    setProblem(undefined);
    const needs = needsAt(surroundings.root);
    const outcome = await ('file' in first ? openFile(first.file, needs) : openText(first.text, needs));
    if (number !== begun.current) return;
    setReading(false);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      if (outcome.problem.reason === 'unexpected') reportError(outcome.problem.error);
      return;
    }
    const name = 'file' in first ? first.file.name : imports.aText;
    enter({ ...outcome, name, left: others.flatMap((one) => ('file' in one ? [one.file.name] : [])) });
  };

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    return () => {
      begun.current += 1;
    };
  }, []);
  useEffect(() => {
    const [first] = arrivals;
    if (first && 'text' in first && first.text.length <= SHOWN && field.current) field.current.value = first.text;
    begin(arrivals);
  }, [arrivals]);

  return (
    <dialog ref={dialog} class="dialog import" aria-labelledby="import.h" onClose={close}>
      <div class="over">
        <h2 id="import.h">{imports.title}</h2>
        <button type="button" class="btn" onClick={() => dialog.current?.close()}>
          {imports.close}
        </button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          begin([{ text: field.current?.value ?? '' }]);
        }}
      >
        <label for="import.text">{imports.field}</label>
        <textarea
          id="import.text"
          ref={field}
          rows={4}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="import.hint"
        />
        <p class="do">
          <button type="submit" class="btn go">
            {imports.open}
          </button>
          <button type="button" class="btn" onClick={() => chooser.current?.click()}>
            {imports.choose}
          </button>
          <input
            type="file"
            multiple
            hidden
            ref={chooser}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The same file can be chosen again once it has been mended.
              currentTarget.value = '';
              begin(files.map((file) => ({ file })));
            }}
          />
        </p>
      </form>
      <p class="ui" role="status">
        {isReading && imports.reading}
      </p>
      {problem && (
        <Trouble
          {...{ problem, words }}
          again={
            <button
              type="button"
              class="btn"
              onClick={() => {
                // The button is gone while it is tried.
                field.current?.focus();
                begin(last.current);
              }}
            >
              {surroundings.words.editor.drafts.again}
            </button>
          }
        />
      )}
      <p class="ui" id="import.hint">
        {imports.hint}
      </p>
    </dialog>
  );
}
