import { RefusedList } from './problem.ts';

const MOST_LINES = 600_000;
const MOST_COLUMNS = 200;

export function mostLines(count: number): void {
  if (count > MOST_LINES) throw new RefusedList({ code: 'fileLong', values: { most: MOST_LINES } });
}

export function mostColumns(count: number): void {
  if (count > MOST_COLUMNS) throw new RefusedList({ code: 'fileWide', values: { most: MOST_COLUMNS } });
}
