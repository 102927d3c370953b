import { setImmediate } from 'node:timers/promises';
import { RefusedList } from './problem.ts';

const MOST_LINES = 600_000;
const MOST_COLUMNS = 200;
const LINES_AT_A_TIME = 2_000;

export function mostLines(count: number): void {
  if (count > MOST_LINES) throw new RefusedList({ code: 'fileLong', values: { most: MOST_LINES } });
}

export function mostColumns(count: number): void {
  if (count > MOST_COLUMNS) throw new RefusedList({ code: 'fileWide', values: { most: MOST_COLUMNS } });
}

/** Lets the portal answer others now and then, while a long list is gone through. */
export async function breath(nth: number): Promise<void> {
  if (nth % LINES_AT_A_TIME === 0) await setImmediate();
}
