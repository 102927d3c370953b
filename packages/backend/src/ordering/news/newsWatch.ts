import { firstFailure } from '../../work/firstFailure.ts';

/**
 * How many calls may wait for news at a time: in total, and per user. One that waits costs its connection and little else, but all
 * may hear of one thing at once.
 */
export const MOST_WAITING = 1_200;
export const MOST_WAITING_OF_USER = 4;
/**
 * How often the database is checked for changes while any call waits (ms). Polled, since several processes may
 * share it.
 */
export const POLL_EVERY = 1_000;

/** The subject of news: a source, and a key within it. */
export interface Topic<Source extends string = string> {
  readonly source: Source;
  readonly key: string;
}

/** What a call waits for: the topic's mark differs from this one. */
export interface Wanted<Source extends string = string> {
  readonly topic: Topic<Source>;
  /** undefined when nothing exists under the key. */
  readonly mark: string | undefined;
  readonly userId: string;
  /** The longest wait (ms). */
  readonly patience: number;
  /** Aborts when the caller has left. */
  readonly gone: AbortSignal;
}

interface WaitingCall extends Wanted {
  readonly end: () => void;
}

/** Where calls wait for news. */
export interface NewsWatch<Source extends string = string> {
  /** Waits for news. False at once when there is no room to wait, or when the server is about to stop. */
  wait(wanted: Wanted<Source>): Promise<boolean>;
  /** Ends all waits and allows no new ones. */
  stop(): void;
}

/** The current marks of keys. A key under which nothing exists has none. */
export type Marks = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Serves all waiting calls with one database look per second, for each source that calls wait for. */
export function createNewsWatch<Source extends string>(
  sources: Readonly<Record<Source, Marks>>,
  report: (error: unknown) => void,
  /** Called with the number of waiting calls whenever it changes. */
  onWaiting: (count: number) => void = () => {},
): NewsWatch<Source> {
  const all = new Set<WaitingCall>();
  /** How many calls of each user wait. */
  const ofUser = new Map<string, number>();
  let looking: NodeJS.Timeout | null = null;
  let stopped = false;

  const poll = async (source: Source): Promise<void> => {
    const waiting = [...all].filter(({ topic }) => topic.source === source);
    if (waiting.length === 0) return;
    const known = await sources[source]([...new Set(waiting.map(({ topic }) => topic.key))]);
    for (const { topic, mark, end } of waiting) if (known.get(topic.key) !== mark) end();
  };

  const looks = Object.keys(sources).map((source) => ({
    source: source as Source,
    ...firstFailure(report),
  }));

  /** A failing source does not hold up the others. */
  const look = async (): Promise<void> => {
    for (const { source, succeeded, failed } of looks) await poll(source).then(succeeded, failed);
  };

  const pollAgain = (): void => {
    looking = setTimeout(() => {
      look()
        .catch(report)
        .finally(() => {
          looking = null;
          if (all.size > 0 && !stopped) pollAgain();
        });
    }, POLL_EVERY);
  };

  const hasPlaceFor = (userId: string): boolean =>
    !stopped && all.size < MOST_WAITING && (ofUser.get(userId) ?? 0) < MOST_WAITING_OF_USER;

  const count = (userId: string, by: 1 | -1): void => {
    const waiting = (ofUser.get(userId) ?? 0) + by;
    if (waiting > 0) ofUser.set(userId, waiting);
    else ofUser.delete(userId);
    onWaiting(all.size);
  };

  return {
    wait(wanted) {
      if (wanted.gone.aborted || !hasPlaceFor(wanted.userId)) return Promise.resolve(false);
      return new Promise((resolve) => {
        const end = () => {
          if (!all.delete(waiting)) return;
          count(wanted.userId, -1);
          clearTimeout(patience);
          wanted.gone.removeEventListener('abort', end);
          resolve(true);
        };
        const waiting: WaitingCall = { ...wanted, end };
        const patience = setTimeout(end, wanted.patience);
        wanted.gone.addEventListener('abort', end);
        all.add(waiting);
        count(wanted.userId, 1);
        if (looking === null) pollAgain();
      });
    },
    stop() {
      stopped = true;
      if (looking !== null) clearTimeout(looking);
      for (const { end } of [...all]) end();
    },
  };
}
