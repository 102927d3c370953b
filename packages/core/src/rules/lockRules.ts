import type { Finding, FindingCode, Lock } from '../contract/index.ts';
import type { CartFacts } from './facts.ts';
import { finding } from './placeOf.ts';

const codes: Record<Lock['scope'], FindingCode> = {
  customer: 'customerLocked',
  subdivision: 'subdivisionLocked',
  collectionType: 'collectionTypeLocked',
};

/** The locks that block an order in a subdivision and collection type (N7). */
export const locksInTheWay = (
  locks: readonly Lock[],
  place: { readonly subdivision: string; readonly collectionType: string },
): Lock[] =>
  locks.filter(
    (lock) =>
      lock.scope === 'customer' ||
      (lock.scope === 'subdivision' && lock.subject === place.subdivision) ||
      (lock.scope === 'collectionType' && lock.subject === place.collectionType),
  );

/** The same as findings. */
export const lockFindings = (...asked: Parameters<typeof locksInTheWay>): Finding[] =>
  locksInTheWay(...asked).map((lock) =>
    finding(codes[lock.scope], {}, { reason: lock.reason, subject: lock.subject ?? '' }),
  );

export const customerIsNotLocked = ({ locks, cart }: CartFacts): Finding[] => lockFindings(locks, cart);
