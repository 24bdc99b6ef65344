/** A text that is written. It becomes an edit when it is finished: when the field is left, or the page. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../scenario/document.ts';
import { MOST_LETTERS, tidyText } from '../edits/texts.ts';

interface FieldProps {
  label: string;
  /** What is kept so far. */
  text: string;
  /** What is told where nothing is written. */
  automatic: string;
  lang: Locale;
  long?: boolean;
  letters: (count: number, most: number) => string;
  onFinish: (text: string) => void;
}

export function Field({ label, text, automatic, lang, long = false, letters, onFinish }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const latest = useRef<() => void>(() => {});
  latest.current = () => {
    setTyped(undefined);
    if (typed !== undefined && tidyText(typed) !== text) onFinish(typed);
  };
  useEffect(() => {
    const finish = () => latest.current();
    // Before others are told that the page is left: they write what has been finished.
    addEventListener('pagehide', finish, true);
    addEventListener('visibilitychange', finish, true);
    return () => {
      removeEventListener('pagehide', finish, true);
      removeEventListener('visibilitychange', finish, true);
      finish();
    };
  }, []);
  const shared = {
    id,
    lang,
    value: typed ?? text,
    maxLength: MOST_LETTERS,
    placeholder: automatic,
    'aria-describedby': `${id}-count`,
    onInput: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    onBlur: () => latest.current(),
  };
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      {long ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
      <small id={`${id}-count`}>{letters((typed ?? text).length, MOST_LETTERS)}</small>
    </div>
  );
}
