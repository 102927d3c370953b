import { array, number } from 'superstruct';
import type { StoragePort } from '../platform/ports.ts';
import { SIGN_INS } from './forgetSignIns.ts';

const WINDOW = 60_000;
/**
 * Sign-ins allowed for one page within a minute without a logout in between. More than that is a redirect loop
 * between portal and provider.
 */
export const MOST_SIGN_INS = 4;

const recent = (storage: StoragePort, now: number): number[] => {
  try {
    return array(number())
      .create(JSON.parse(storage.get(SIGN_INS) ?? '[]'))
      .filter((time) => Math.abs(now - time) < WINDOW);
  } catch {
    return [];
  }
};

/** Counts one more sign-in. Returns false when the limit is exceeded. */
export function countSignIn(storage: StoragePort, now: number): boolean {
  const times = recent(storage, now);
  if (times.length >= MOST_SIGN_INS) return false;
  storage.set(SIGN_INS, JSON.stringify([...times, now]));
  return true;
}
