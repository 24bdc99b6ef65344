/** The steps as text for forums, in one of their formats. */
import { useState } from 'preact/hooks';
import type { ShareWords } from '../../words/editing/share.ts';
import { Field } from './Field.tsx';
import { FORMATS, type Format, forumText } from './forum.ts';
import type { Shared } from './shared.ts';
import { toldOf } from './told.ts';

/** They are called so in every language. */
const NAMES: Readonly<Record<Format, string>> = { markdown: 'Markdown', bbcode: 'BBCode' };

interface ForumProps {
  shared: Shared;
  site: string;
  link: string;
  words: ShareWords;
}

export function ForumPart({ shared, site, link, words }: ForumProps) {
  const [format, setFormat] = useState<Format>('markdown');
  const told = toldOf(shared);
  if (!told) return <p>{words.impossible}</p>;
  return (
    <>
      <p>{words.forumHint}</p>
      <div class="share-row">
        {FORMATS.map((each) => (
          <button type="button" class="btn" key={each} aria-pressed={each === format} onClick={() => setFormat(each)}>
            {NAMES[each]}
          </button>
        ))}
      </div>
      <Field
        label={NAMES[format]}
        value={forumText(told, format, { site, link, label: words.openHere })}
        rows={8}
        words={words}
      />
    </>
  );
}
