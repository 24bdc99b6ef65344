/** What tabs tell each other. Without a channel none hears of another before it writes. */

/** A draft has been written in another tab, or deleted. */
export interface News {
  readonly id: string;
  readonly revision: number;
}

export interface Herald {
  tell(news: News): void;
  /** Gives back how to stop listening. */
  listen(hear: (news: News) => void): () => void;
}

export const SILENT: Herald = { tell: () => {}, listen: () => () => {} };

const NAME = 'cartulary.drafts';

export function heraldOf(): Herald {
  if (typeof BroadcastChannel !== 'function') return SILENT;
  const channel = new BroadcastChannel(NAME);
  return {
    tell: ({ id, revision }) => channel.postMessage({ id, revision }),
    listen(hear) {
      const listener = ({ data }: MessageEvent) => {
        const { id, revision } = (data ?? {}) as Partial<News>;
        if (typeof id === 'string' && typeof revision === 'number') hear({ id, revision });
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
