import type { FoundStyles } from './find.ts';

/** More styles than this are too many to look through: the list says so and asks to narrow it (our choice; the specification gives no value). */
export const MOST_SHOWN = 1_000;

/** Whether the list asks to be narrowed. All styles stay in the list all the same. */
export const isTooMany = ({ positions }: Pick<FoundStyles, 'positions'>): boolean =>
  positions.length > MOST_SHOWN;
