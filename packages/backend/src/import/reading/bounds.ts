import { RefusedList } from './problem.ts';

const MOST_LINES = 600_000;
/** Of all lists that a profile makes of a file together: each line takes memory, also where it is refused. */
const MOST_LINES_MADE = 1_500_000;
const MOST_COLUMNS = 200;

export function mostLines(count: number): void {
  if (count > MOST_LINES) throw new RefusedList({ code: 'fileLong', values: { most: MOST_LINES } });
}

export function mostLinesMade(count: number): void {
  if (count > MOST_LINES_MADE) throw new RefusedList({ code: 'fileLong', values: { most: MOST_LINES_MADE } });
}

export function mostColumns(count: number): void {
  if (count > MOST_COLUMNS) throw new RefusedList({ code: 'fileWide', values: { most: MOST_COLUMNS } });
}
