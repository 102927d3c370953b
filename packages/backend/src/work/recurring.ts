import { firstFailure } from './firstFailure.ts';

/** Milliseconds between the end of one round and the begin of the next, unless told. */
const shortest = 2_000;

export interface RecurringWork {
  /** Resolves once the round that is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Works in rounds as long as the process runs, with `idle` ms between them. A round that throws is told once, until one succeeds, and does not end the
 * rounds. `isStopping` asks a round to end early.
 */
export function startRecurring(
  round: (isStopping: () => boolean) => Promise<void>,
  report: (error: unknown) => void,
  idle = shortest,
): RecurringWork {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const { failed, succeeded } = firstFailure(report);
  const work = (): void => {
    working = round(() => stopping)
      .then(succeeded, failed)
      .finally(() => {
        if (!stopping) timer = setTimeout(work, idle);
      });
  };
  work();
  return {
    stop() {
      stopping = true;
      clearTimeout(timer);
      return working;
    },
  };
}
