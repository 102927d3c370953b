import { randomUUID } from 'node:crypto';
import { troubleOf } from '../database/trouble.ts';
import { createFairQueue } from '../work/fairQueue.ts';
import { createSharedWork } from '../work/sharedWork.ts';
import { networkOf } from './networkOf.ts';
import type { Compared } from './password.ts';
import type { Attempt } from './signInLimits.ts';

/** Two computations at a time take 128 MiB, and leave threads to everything else. */
const AT_ONCE = 2;

/** Of one address, or of one account in browsers that it has signed in with. Some seconds of work. */
const MOST_WAITING = 20;

const turns = createSharedWork<Compared>(createFairQueue(AT_ONCE, { mostWaiting: MOST_WAITING }));

/**
 * Compares a password when it is the turn of the address. Browsers that an account has signed in with do not wait for
 * guesses from elsewhere; nothing is computed for who has left.
 *
 * @throws {Refusal} 429 `tooMany` where too many wait already; `callerLeft`.
 */
export const inPasswordTurn = (
  { email, address, device }: Attempt,
  left: AbortSignal,
  compare: () => Promise<Compared>,
): Promise<Compared> =>
  turns.take(
    randomUUID(),
    device === null
      ? { who: `address ${networkOf(address)}`, left }
      : { who: `account ${email}`, left, ahead: true },
    compare,
  );

const counting = createFairQueue(4, { each: 1 });

/**
 * Counts an attempt when it is the turn of the address: its attempts wait for the same row one after the other, and would
 * hold a connection each meanwhile. One that finds the database away fails all who wait.
 */
export const inCountingTurn = <Result>({ address }: Attempt, count: () => Promise<Result>): Promise<Result> =>
  counting.add(networkOf(address), async () => {
    try {
      return await count();
    } catch (error) {
      if (troubleOf(error) === 'away') counting.refuseWaiting(error);
      throw error;
    }
  }).result;
