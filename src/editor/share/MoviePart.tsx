/** The whole way as a moving picture. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShareWords } from '../../words/editing/share.ts';
import { canSendFiles, save, send } from './device.ts';
import { idOf } from './json.ts';
import { framesOf, movieOf } from './movie.ts';
import type { Shared } from './shared.ts';

type Making =
  | { readonly kind: 'none'; readonly said: string }
  | { readonly kind: 'making'; readonly done: number }
  | { readonly kind: 'ready'; readonly file: Blob; readonly said: string };

const NONE: Making = { kind: 'none', said: '' };

interface MovieProps {
  shared: Shared;
  /** What the picture carries. */
  notation: string;
  words: ShareWords;
}

/** Making a moving picture, which can be given up; what was made of an older document is thrown away. */
function useMovie({ shared, notation, words }: MovieProps) {
  const [making, setMaking] = useState<Making>(NONE);
  const abort = useRef<AbortController>();
  useEffect(() => {
    setMaking(NONE);
    return () => abort.current?.abort();
  }, [shared.document, shared.at, notation]);
  const begin = async () => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    setMaking({ kind: 'making', done: 0 });
    try {
      const onProgress = (done: number) => !signal.aborted && setMaking({ kind: 'making', done });
      const file = await movieOf(shared, { notation, signal, onProgress });
      setMaking({ kind: 'ready', file, said: words.movieReady(Math.ceil(file.size / 1024)) });
    } catch {
      if (abort.current === controller) {
        setMaking({ kind: 'none', said: signal.aborted ? words.cancelled : words.failed });
      }
    }
  };
  const say = (said: string) => setMaking((now) => (now.kind === 'making' ? now : { ...now, said }));
  return { making, begin, cancel: () => abort.current?.abort(), say };
}

export function MoviePart(props: MovieProps) {
  const { shared, words } = props;
  const { making, begin, cancel, say } = useMovie(props);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: whoever works with the keyboard goes on with the one in its place.
    if (document.activeElement !== document.body || (making.kind === 'none' && !making.said)) return;
    part.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [making.kind]);
  const { frames, all } = framesOf(shared);
  const name = `${idOf(shared.document, shared.locale).split('/')[1]}.gif`;
  if (all === 0) return <p>{words.impossible}</p>;
  if (making.kind === 'making') {
    return (
      <div class="share-row" ref={part}>
        <progress max={frames.length} value={making.done} aria-label={words.movie} />
        <span>{words.progress(making.done, frames.length)}</span>
        <button type="button" class="btn" onClick={cancel}>
          {words.cancel}
        </button>
      </div>
    );
  }
  const saveIt = (file: Blob) => {
    save(name, file);
    say(words.saved(name));
  };
  const sendIt = (file: Blob) =>
    send({ files: [new File([file], name, { type: file.type })] }).catch(() => say(words.failed));
  return (
    <>
      <p>
        {words.movieHint(frames.length)} {frames.length < all && words.onlySome(frames.length, all)} {words.pictureHint}
      </p>
      <div class="share-row" ref={part}>
        {making.kind === 'none' ? (
          <button type="button" class="btn" onClick={begin}>
            {words.makeMovie}
          </button>
        ) : (
          <button type="button" class="btn" onClick={() => saveIt(making.file)}>
            {words.saveMovie}
          </button>
        )}
        {making.kind === 'ready' && canSendFiles('image/gif') && (
          <button type="button" class="btn" onClick={() => sendIt(making.file)}>
            {words.sendPicture}
          </button>
        )}
      </div>
      <p role="status">{making.said}</p>
    </>
  );
}
