/** The document as a file. */
import { useState } from 'preact/hooks';
import type { ShareWords } from '../../words/editing/share.ts';
import { save } from './device.ts';
import { fileOf } from './json.ts';
import type { Shared } from './shared.ts';

export function FilePart({ shared: { document, locale }, words }: { shared: Shared; words: ShareWords }) {
  const [said, say] = useState('');
  const press = () => {
    const { name, text } = fileOf(document, locale);
    save(name, new Blob([text], { type: 'application/json' }));
    say(words.saved(name));
  };
  return (
    <>
      <p>{words.fileHint}</p>
      <div class="share-row">
        <button type="button" class="btn" onClick={press}>
          {words.saveFile}
        </button>
        <span role="status">{said}</span>
      </div>
    </>
  );
}
