import type { NewsSource } from './marks.ts';
import type { NewsWatch, Topic } from './newsWatch.ts';

/** How long a response is held back while there is no news (ms). Clients give up after 30 s. */
export const HELD_AT_MOST = 20_000;
/** When a call should be repeated that found no room to wait (ms). */
export const RETRY_WHEN_FULL = 5_000;
/** When a call should be repeated that did not want to wait (ms). */
export const POLL_EVERY = 10_000;

interface Follower {
  readonly topic: Topic<NewsSource>;
  /** The mark that the caller already has; '' for none. */
  readonly after: string;
  readonly hold: 'yes' | 'no';
  readonly userId: string;
  readonly gone: AbortSignal;
}

/** The news that was read, and the topic's mark at that time. */
export interface Read<News> {
  readonly topicMark: string | undefined;
  readonly news: News;
}

interface NewsReading<News> {
  /** The topic's mark while the news has one that a caller knows. */
  topicMarkOf(after: string): string | undefined;
  /** Refuses who may not know of the news, before they are held back: for how long would tell. */
  mayKnow?(): Promise<void>;
  /** Reads the news, with the caller's rights as they are now. */
  read(): Promise<Read<News>>;
}

/**
 * Resolves when the mark of the news differs from `after`, at the latest after `HELD_AT_MOST`. Of what a caller knows
 * nothing is read before something changed: the watch looks within a second, once for all. Whoever is not held back reads
 * at once.
 */
export async function longPoll<News extends { readonly mark: string }>(
  watch: NewsWatch<NewsSource>,
  { topic, after, hold, userId, gone }: Follower,
  { topicMarkOf, mayKnow, read }: NewsReading<News>,
): Promise<News & { readonly askAgainIn: number }> {
  const until = performance.now() + HELD_AT_MOST;
  let isKnown = hold === 'yes' && after !== '';
  let mark = topicMarkOf(after);
  if (isKnown) await mayKnow?.();
  for (;;) {
    const patience = until - performance.now();
    const hasWaited = !isKnown || (await watch.wait({ topic, mark, userId, patience, gone }));
    const { topicMark, news } = await read();
    if (hold === 'no') return { ...news, askAgainIn: POLL_EVERY };
    if (news.mark !== after || performance.now() >= until) return { ...news, askAgainIn: 0 };
    if (!hasWaited) return { ...news, askAgainIn: RETRY_WHEN_FULL };
    isKnown = true;
    mark = topicMark;
  }
}
