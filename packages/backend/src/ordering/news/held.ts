import type { NewsSource } from './marks.ts';
import type { NewsWatch, Topic } from './newsWatch.ts';

/** How long an answer is held back while nothing is new (ms); clients give up after 30 s. */
export const HELD_AT_MOST = 20_000;
/** When a call is to come again that could not wait (ms). */
export const WITHOUT_A_PLACE = 5_000;
/** The same for a call that did not want to be held back (ms). */
export const GLANCE_EVERY = 10_000;

interface Follower {
  readonly topic: Topic<NewsSource>;
  /** The mark that is known already. */
  readonly after: string;
  readonly hold: 'yes' | 'no';
  readonly userId: string;
  readonly gone: AbortSignal;
}

/** What is read: the news themselves, and the mark of the topic they were read under. */
export interface Read<News> {
  readonly topicMark: string | undefined;
  readonly news: News;
}

/**
 * Answers when the news have another mark than `after`, at the latest after `HELD_AT_MOST`. Rights are asked anew each
 * time it reads.
 */
export async function heldBack<News extends { readonly mark: string }>(
  watch: NewsWatch<NewsSource>,
  { topic, after, hold, userId, gone }: Follower,
  read: () => Promise<Read<News>>,
): Promise<News & { readonly askAgainIn: number }> {
  const until = performance.now() + HELD_AT_MOST;
  for (;;) {
    const { topicMark, news } = await read();
    if (hold === 'no') return { ...news, askAgainIn: GLANCE_EVERY };
    const patience = until - performance.now();
    if (news.mark !== after || patience <= 0) return { ...news, askAgainIn: 0 };
    if (!(await watch.wait({ topic, mark: topicMark, userId, patience, gone })))
      return { ...news, askAgainIn: WITHOUT_A_PLACE };
  }
}
