/** Parts of the editor whose scripts are fetched when they are needed. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DraftsWords } from '../words/editing/drafts.ts';

type Words = Pick<DraftsWords, 'title' | 'failed' | 'again'>;

/**
 * A component that is there once it has been loaded; `words` finds in its props what to say where that fails. What is a
 * page of its own has a heading from the beginning.
 *
 * @example const Play = later(async () => (await import('./play/Play.tsx')).Play, ({ model }) => model.words.editor.drafts)
 */
export function later<Props extends object>(
  load: (props: Props) => Promise<ComponentType<Props>>,
  words: (props: Props) => Words,
  isPage = false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [state, show] = useState<'there' | 'loading' | 'failed'>(loaded ? 'there' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      let isWanted = true;
      load(props).then(
        (component) => {
          loaded = component;
          if (isWanted) show('there');
        },
        () => isWanted && show('failed'),
      );
      return () => {
        isWanted = false;
      };
    }, [state]);
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    const { title, failed, again } = words(props);
    return (
      <>
        {isPage && <h1 class="vh">{title}</h1>}
        {state === 'loading' ? (
          <p aria-busy="true" />
        ) : (
          <p role="alert">
            {failed}{' '}
            <button type="button" class="btn" onClick={() => show('loading')}>
              {again}
            </button>
          </p>
        )}
      </>
    );
  };
}
