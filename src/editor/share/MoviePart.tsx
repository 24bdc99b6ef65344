/** The way that is looked at as a moving picture, or all ways one after another. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ShareWords } from '../../words/editing/share.ts';
import { judgedOf } from '../judged.ts';
import { canSendFiles, save, send } from './device.ts';
import { idOf } from './json.ts';
import { type Extent, MOST_FRAMES, movieOf, stopsOf } from './movie.ts';
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
function useMovie({ shared, notation, words }: MovieProps, extent: Extent) {
  const [making, setMaking] = useState<Making>(NONE);
  const abort = useRef<AbortController>();
  useEffect(() => {
    setMaking(NONE);
    return () => abort.current?.abort();
  }, [shared.document, shared.at, notation, extent]);
  const begin = async () => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    setMaking({ kind: 'making', done: 0 });
    try {
      const onProgress = (done: number) => !signal.aborted && setMaking({ kind: 'making', done });
      const file = await movieOf(shared, { extent, words, notation, signal, onProgress });
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

interface ChoiceProps {
  /** What the GIF shows now. */
  extent: Extent;
  onChoose: (extent: Extent) => void;
  /** How many pictures all ways take. */
  all: number;
  words: ShareWords;
}

/** Where ways part: the one that is looked at, or all of them. */
function WaysChoice({ extent, onChoose, all, words }: ChoiceProps) {
  if (all > MOST_FRAMES) return <p>{words.tooManyWays(all, MOST_FRAMES)}</p>;
  const option = (one: Extent, label: string) => (
    <label>
      <input type="radio" name="movie-ways" checked={extent === one} onChange={() => onChoose(one)} />
      {label}
    </label>
  );
  return (
    <fieldset>
      <legend>{words.movieShows}</legend>
      {option('this way', words.thisWay)}
      {option('all ways', words.allWays)}
    </fieldset>
  );
}

export function MoviePart(props: MovieProps) {
  const { shared, words } = props;
  const [wanted, want] = useState<Extent>('this way');
  const { all: ofAll } = useMemo(() => stopsOf(shared, 'all ways'), [shared.document]);
  const hasForks = judgedOf(shared.document).frames.some(({ next }) => next.length > 1);
  const extent = hasForks && ofAll <= MOST_FRAMES ? wanted : 'this way';
  const { making, begin, cancel, say } = useMovie(props, extent);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: whoever works with the keyboard goes on with the one in its place.
    if (document.activeElement !== document.body || (making.kind === 'none' && !making.said)) return;
    part.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [making.kind]);
  const { stops, all } = stopsOf(shared, extent);
  const name = `${idOf(shared.document, shared.locale).split('/')[1]}.gif`;
  if (all === 0) return <p>{words.impossible}</p>;
  if (making.kind === 'making') {
    return (
      <div class="share-row" ref={part}>
        <progress max={stops.length} value={making.done} aria-label={words.movie} />
        <span>{words.progress(making.done, stops.length)}</span>
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
      {hasForks && <WaysChoice {...{ extent, words }} all={ofAll} onChoose={want} />}
      <p>
        {extent === 'all ways' ? words.movieOfAll(stops.length) : words.movieHint(stops.length)}{' '}
        {stops.length < all && words.onlySome(stops.length, all)} {hasForks && extent === 'this way' && words.otherWays}{' '}
        {words.pictureHint}
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
