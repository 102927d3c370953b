import type { FoundStyles } from './find.ts';

/**
 * With more styles than this the list asks the user to filter it. (This number is our choice; the specification gives
 * none.)
 */
export const MOST_SHOWN = 1_000;

/** Whether the list asks the user to filter it. It still contains all styles. */
export const isTooMany = ({ positions }: Pick<FoundStyles, 'positions'>): boolean =>
  positions.length > MOST_SHOWN;
