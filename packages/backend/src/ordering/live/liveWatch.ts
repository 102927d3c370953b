/** The most calls that wait for news at a time: of all, and of one user. */
export const MOST_WAITING = 400;
export const MOST_WAITING_OF_USER = 4;
/** How often the database is asked for what changed, while anyone waits (ms): several processes may share it. */
export const LOOK_EVERY = 1_000;

/** What a call waits for: the event has another version than this one. */
export interface Wanted {
  readonly eventId: string;
  readonly version: number;
  readonly userId: string;
  /** Waits no longer than this (ms). */
  readonly patience: number;
  /** The caller is gone. */
  readonly gone: AbortSignal;
}

interface Waiting extends Wanted {
  readonly end: () => void;
}

/** Where calls wait for news of live shopping events. */
export interface LiveWatch {
  /** Waits for news; false at once when there is no place to wait, or the server is about to stop. */
  wait(wanted: Wanted): Promise<boolean>;
  /** Ends all waiting, and lets nobody wait any more. */
  stop(): void;
}

type Versions = (eventIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** One look at the database a second serves all who wait. */
export function createLiveWatch(versions: Versions, report: (error: unknown) => void): LiveWatch {
  const all = new Set<Waiting>();
  let looking: NodeJS.Timeout | null = null;
  let stopped = false;

  const look = async (): Promise<void> => {
    const known = await versions([...new Set([...all].map(({ eventId }) => eventId))]);
    for (const { eventId, version, end } of all) if (known.get(eventId) !== version) end();
  };

  const lookOn = (): void => {
    looking = setTimeout(() => {
      look()
        .catch(report)
        .finally(() => {
          looking = null;
          if (all.size > 0) lookOn();
        });
    }, LOOK_EVERY);
  };

  const hasPlaceFor = (userId: string): boolean =>
    !stopped &&
    all.size < MOST_WAITING &&
    [...all].filter((one) => one.userId === userId).length < MOST_WAITING_OF_USER;

  return {
    wait(wanted) {
      if (wanted.gone.aborted || !hasPlaceFor(wanted.userId)) return Promise.resolve(false);
      return new Promise((resolve) => {
        const end = () => {
          if (!all.delete(waiting)) return;
          clearTimeout(patience);
          wanted.gone.removeEventListener('abort', end);
          resolve(true);
        };
        const waiting: Waiting = { ...wanted, end };
        const patience = setTimeout(end, wanted.patience);
        wanted.gone.addEventListener('abort', end);
        all.add(waiting);
        if (looking === null) lookOn();
      });
    },
    stop() {
      stopped = true;
      if (looking !== null) clearTimeout(looking);
      for (const { end } of [...all]) end();
    },
  };
}
