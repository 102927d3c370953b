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
  /** The mark that the caller already has. */
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

/**
 * Resolves when the mark of the news differs from `after`, at the latest after `HELD_AT_MOST`. Rights are checked
 * again on each read.
 */
export async function longPoll<News extends { readonly mark: string }>(
  watch: NewsWatch<NewsSource>,
  { topic, after, hold, userId, gone }: Follower,
  read: () => Promise<Read<News>>,
): Promise<News & { readonly askAgainIn: number }> {
  const until = performance.now() + HELD_AT_MOST;
  for (;;) {
    const { topicMark, news } = await read();
    if (hold === 'no') return { ...news, askAgainIn: POLL_EVERY };
    const patience = until - performance.now();
    if (news.mark !== after || patience <= 0) return { ...news, askAgainIn: 0 };
    if (!(await watch.wait({ topic, mark: topicMark, userId, patience, gone })))
      return { ...news, askAgainIn: RETRY_WHEN_FULL };
  }
}
