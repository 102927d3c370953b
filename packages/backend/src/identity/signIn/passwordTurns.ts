import { randomUUID } from 'node:crypto';
import { troubleOf } from '../../database/trouble.ts';
import { networkOf } from '../../http/networkOf.ts';
import { createFairQueue } from '../../work/fairQueue.ts';
import { createSharedWork } from '../../work/sharedWork.ts';
import { type Compared, hashPassword } from './password.ts';
import type { Attempt } from './signInLimits.ts';

/** Two computations at once take 128 MiB, and leave threads for everything else. */
const AT_ONCE = 2;

/**
 * Attempts that may wait: of one address, or of one account in browsers it has signed in with. Some seconds of
 * work.
 */
const MOST_WAITING = 20;

const queue = createFairQueue(AT_ONCE, { mostWaiting: MOST_WAITING });
const turns = createSharedWork<Compared>(queue);
const hashing = createSharedWork<string>(queue);

const whoseTurn = ({ email, address, device }: Attempt, left: AbortSignal) =>
  device === null
    ? { who: `address ${networkOf(address)}`, left }
    : { who: `account ${email}`, left, ahead: true };

/**
 * Compares a password when the turn of its address comes. Browsers that an account has signed in with do not wait
 * for guesses from elsewhere. Nothing is computed for a caller that has left.
 *
 * @throws {Refusal} 429 `tooMany` when too many already wait; `callerLeft`.
 */
export const inPasswordTurn = (
  attempt: Attempt,
  left: AbortSignal,
  compare: () => Promise<Compared>,
): Promise<Compared> => turns.take(randomUUID(), whoseTurn(attempt, left), compare);

/**
 * Hashes a new password when the turn of its address comes, among those that are compared.
 *
 * @throws {Refusal} as {@link inPasswordTurn}.
 */
export const hashInTurn = (attempt: Attempt, left: AbortSignal, password: string): Promise<string> =>
  hashing.take(randomUUID(), whoseTurn(attempt, left), () => hashPassword(password));

const counting = createFairQueue(4, { each: 1 });

/**
 * Counts an attempt when the turn of its address comes. Attempts of one address wait for the same row, and would
 * otherwise each hold a connection meanwhile. If one finds the database away, all that wait fail.
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
