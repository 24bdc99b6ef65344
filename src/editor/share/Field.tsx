/** A field from which a text is copied. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { ShareWords } from '../../words/editing/share.ts';
import { copyText } from './device.ts';

interface FieldProps {
  label: string;
  value: string;
  rows: number;
  words: ShareWords;
}

/** A text to be taken along: selected at a touch, copied by a button where the device lets it. */
export function Field({ label, value, rows, words }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  useEffect(() => say(''), [value]);
  const copy = async () => say((await copyText(field.current, value)) ? words.copied : words.selected);
  return (
    <div class="share-field">
      <label id={`${id}-label`} for={id}>
        {label}
      </label>
      <textarea
        {...{ id, rows, value }}
        ref={field}
        readOnly
        spellcheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="share-row">
        <button type="button" class="btn" id={`${id}-copy`} aria-labelledby={`${id}-copy ${id}-label`} onClick={copy}>
          {words.copy}
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
