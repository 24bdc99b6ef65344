/** The title of the scenario, the caption of the step that is shown and the names of its ways, in any language. */
import { useState } from 'preact/hooks';
import { toldStep } from '../../replay/spoken.ts';
import { labelOf } from '../../replay/view/Fork.tsx';
import { LOCALES, type Locale } from '../../scenario/document.ts';
import { LANGUAGE_NAMES } from '../../words/locale.ts';
import { setCaption, setTitle } from '../edits/texts.ts';
import { placeOfStep } from '../edits/tree.ts';
import { depthOfFrame } from '../judged.ts';
import type { JudgedProps } from '../model.ts';
import { shownStep } from '../play/told.ts';
import { Field } from './Field.tsx';

export function Texts({ model, send }: JudgedProps) {
  const { document, judged, telling, words } = model;
  const { play } = words;
  const { replay } = telling;
  const [lang, setLang] = useState<Locale>(model.locale);
  const shown = shownStep(model);
  const frame = judged.frames.find(({ id }) => id === shown);
  const branches = shown === 'start' ? document.branches : placeOfStep(document, shown)?.step.branches;
  const depth = frame ? depthOfFrame(frame) : 0;
  const told = frame ? toldStep(frame, telling) : '';
  const write = (changed: typeof document) => send({ type: 'change', document: changed });
  const field = { lang, letters: play.letters };
  return (
    <>
      <fieldset class="languages" aria-label={play.language}>
        {LOCALES.map((one) => (
          <button
            type="button"
            class="btn"
            key={one}
            lang={one}
            aria-pressed={one === lang}
            onClick={() => setLang(one)}
          >
            {LANGUAGE_NAMES[one]}
          </button>
        ))}
      </fieldset>
      <Field
        key={`title ${lang}`}
        label={play.scenarioTitle}
        text={document.title[lang] ?? ''}
        automatic=""
        onFinish={(text) => write(setTitle(document, lang, text))}
        {...field}
      />
      <Field
        key={`${shown} ${lang}`}
        long
        label={play.caption(depth ? replay.step(depth + 1) : replay.start)}
        text={document.captions?.[shown]?.[lang] ?? ''}
        automatic={told}
        onFinish={(text) => write(setCaption(document, shown, lang, text))}
        {...field}
      />
      {branches?.map(({ id }, i) => {
        const way = frame?.next.find(({ branch }) => branch === id);
        const { captions: _, ...bare } = document;
        return (
          <Field
            key={`${id} ${lang}`}
            label={play.wayLabel(i + 1)}
            text={document.captions?.[id]?.[lang] ?? ''}
            automatic={way ? labelOf(way, { document: bare }, lang, telling) : ''}
            onFinish={(text) => write(setCaption(document, id, lang, text))}
            {...field}
          />
        );
      })}
      <p class="hint">{play.automatic}</p>
    </>
  );
}
