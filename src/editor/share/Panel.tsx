/** Everything that leaves the editor: the link first, the other forms folded until somebody asks for them. */
import type { ComponentChildren } from 'preact';
import { useErrorBoundary, useMemo, useState } from 'preact/hooks';
import { MAX_TEXT } from '../../notation/index.ts';
import { atStep, writeAddress } from '../../replay/live/address.ts';
import type { Locale } from '../../scenario/document.ts';
import type { ShareWords } from '../../words/editing/share.ts';
import { embedCode } from './embed.ts';
import { Field } from './Field.tsx';
import { Fold, Lazy } from './Fold.tsx';
import { CaptionsChoice, LinkPart, StepChoice } from './LinkPart.tsx';
import { embedLinkTo, languagesOf, linkTo, opens, stepInText } from './link.ts';
import { type Shared, titleOf } from './shared.ts';
import { useNotation } from './useNotation.ts';

const QR = () => import('./QrPart.tsx');
const FORUM = () => import('./ForumPart.tsx');
const FILE = () => import('./FilePart.tsx');
const PICTURE = () => import('./PicturePart.tsx');
const MOVIE = () => import('./MoviePart.tsx');

/** `https://site/`, wherever it is served. */
const siteAddress = (): string => new URL(import.meta.env.BASE_URL.replace(/\/?$/, '/'), location.href).href;

export interface PanelProps {
  readonly shared: Shared;
  readonly words: ShareWords;
}

/** Whatever a document makes go wrong here, what is around it stays. */
export function Panel(props: PanelProps) {
  const [error] = useErrorBoundary();
  return error ? <p role="alert">{props.words.failed}</p> : <Forms {...props} />;
}

function Forms({ shared, words }: PanelProps) {
  const { document, locale, telling } = shared;
  const [chosen, setChosen] = useState<readonly Locale[]>([]);
  const languages = useMemo(() => languagesOf(document), [document]);
  const [isFromShown, beginAtShown] = useState(false);
  const shown = useMemo(() => stepInText(document, shared.at), [document, shared.at]);
  const step = isFromShown ? shown : 'start';
  const text = useNotation(document, chosen);
  const site = siteAddress();
  const title = titleOf(document, locale) || words.openHere;
  const { loading, failed } = telling.replay;
  const later = { loading, failed };
  const making = <p role="status">{words.making}</p>;
  /** What needs a link that can be opened, or the code by which others embed it. */
  const linked = (render: (link: string, embedded: string) => ComponentChildren) => {
    if (shared.isExample) {
      const fragment = writeAddress(atStep({ id: document.id }, isFromShown ? shared.at : 'start'));
      return render(`${site}#${fragment}`, `${site}embed/#${fragment}`);
    }
    if (text === undefined) return making;
    return opens(text) ? (
      render(linkTo(site, text, step), embedLinkTo(site, text, step))
    ) : (
      <p>{words.neverOpens(MAX_TEXT)}</p>
    );
  };
  return (
    <div class="share-panel">
      {!shared.isExample && <CaptionsChoice {...{ languages, chosen, words }} onChoose={setChosen} />}
      {shown !== 'start' && <StepChoice on={isFromShown} onChoose={beginAtShown} words={words} />}
      {linked((link) => (
        <LinkPart {...{ link, title, words }} />
      ))}
      <p>{words.forever}</p>
      <Fold title={words.qr}>
        {() => (
          <Lazy load={QR} {...later}>
            {({ QrPart }) => linked((link) => <QrPart {...{ link, words }} />)}
          </Lazy>
        )}
      </Fold>
      <Fold title={words.embed}>
        {() =>
          linked((_, embedded) => (
            <>
              <p>{words.embedHint}</p>
              <Field label="HTML" value={embedCode(embedded, title)} rows={4} words={words} />
            </>
          ))
        }
      </Fold>
      <Fold title={words.forum}>
        {() => (
          <Lazy load={FORUM} {...later}>
            {({ ForumPart }) => linked((link) => <ForumPart {...{ shared, site, link, words }} />)}
          </Lazy>
        )}
      </Fold>
      <Fold title={words.picture}>
        {() => (
          <Lazy load={PICTURE} {...later}>
            {({ PicturePart }) =>
              text === undefined ? making : <PicturePart {...{ shared, words }} notation={text} />
            }
          </Lazy>
        )}
      </Fold>
      <Fold title={words.movie}>
        {() => (
          <Lazy load={MOVIE} {...later}>
            {({ MoviePart }) => (text === undefined ? making : <MoviePart {...{ shared, words }} notation={text} />)}
          </Lazy>
        )}
      </Fold>
      <Fold title={words.file}>
        {() => (
          <Lazy load={FILE} {...later}>
            {({ FilePart }) => <FilePart {...{ shared, words }} />}
          </Lazy>
        )}
      </Fold>
    </div>
  );
}
