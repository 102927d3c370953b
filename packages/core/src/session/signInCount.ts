import { array, number } from 'superstruct';
import type { StoragePort } from '../app/ports.ts';

const KEY = 'selvedge.signIns';
const WINDOW = 60_000;
/** Sign-ins of one page within a minute; more are a loop between portal and provider. */
export const MOST_SIGN_INS = 4;

const recent = (storage: StoragePort, now: number): number[] => {
  try {
    return array(number())
      .create(JSON.parse(storage.get(KEY) ?? '[]'))
      .filter((time) => Math.abs(now - time) < WINDOW);
  } catch {
    return [];
  }
};

/** Counts one more sign-in; false when it is one too many. */
export function countSignIn(storage: StoragePort, now: number): boolean {
  const times = recent(storage, now);
  if (times.length >= MOST_SIGN_INS) return false;
  storage.set(KEY, JSON.stringify([...times, now]));
  return true;
}

/** Someone asked to try again: that is no loop. */
export const forgetSignIns = (storage: StoragePort): void => storage.remove(KEY);
