/** The link of a document, and what goes into it. */
import { useState } from 'preact/hooks';
import type { Locale } from '../../scenario/document.ts';
import type { ShareWords } from '../../words/editing/share.ts';
import { LANGUAGE_NAMES } from '../../words/locale.ts';
import { canSendLinks, send } from './device.ts';
import { Field } from './Field.tsx';
import { FITS_EVERYWHERE } from './link.ts';

/** How much of what fits everywhere a link takes. */
function Bar({ length }: { length: number }) {
  const part = Math.min(1, length / FITS_EVERYWHERE);
  return (
    <svg class={part < 1 ? 'share-bar' : 'share-bar over'} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="6" />
      <rect class="full" width={Math.round(100 * part)} height="6" />
    </svg>
  );
}

interface CaptionsProps {
  languages: readonly Locale[];
  chosen: readonly Locale[];
  onChoose: (chosen: readonly Locale[]) => void;
  words: ShareWords;
}

/** Which of the languages that there are go into the link. */
export function CaptionsChoice({ languages, chosen, onChoose, words }: CaptionsProps) {
  if (languages.length === 0) return null;
  const toggle = (locale: Locale) =>
    onChoose(languages.filter((each) => (each === locale ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset>
      <legend>{words.withCaptions}</legend>
      {languages.map((locale) => (
        <label lang={locale} key={locale}>
          <input type="checkbox" checked={chosen.includes(locale)} onChange={() => toggle(locale)} />
          {LANGUAGE_NAMES[locale]}
        </label>
      ))}
    </fieldset>
  );
}

interface StepProps {
  on: boolean;
  onChoose: (on: boolean) => void;
  words: ShareWords;
}

/** Whether the link leads to the step that is shown. */
export const StepChoice = ({ on, onChoose, words }: StepProps) => (
  <fieldset>
    <label>
      <input type="checkbox" checked={on} onChange={() => onChoose(!on)} />
      {words.fromShown}
    </label>
  </fieldset>
);

/** The link, how long it is, and what that means. */
export function LinkPart({ link, title, words }: { link: string; title: string; words: ShareWords }) {
  const { length } = link;
  const [failed, setFailed] = useState(false);
  const pass = () => send({ title, url: link }).catch(() => setFailed(true));
  return (
    <>
      <Field label={words.link} value={link} rows={3} words={words} />
      <Bar length={length} />
      <p>
        {words.length(length)} {length <= FITS_EVERYWHERE ? words.fits : words.breaksInChats(FITS_EVERYWHERE)}
      </p>
      {canSendLinks() && (
        <div class="share-row">
          <button type="button" class="btn" onClick={pass}>
            {words.send}
          </button>
          <span role="status">{failed && words.failed}</span>
        </div>
      )}
    </>
  );
}
