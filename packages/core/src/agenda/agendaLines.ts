/** Most lines that the agenda takes before it is asked for all. */
export const MOST_LINES = 6;

/** How many lines the agenda takes at first: its entries, and one to ask for the others. */
export const linesOf = (count: number): number => Math.min(count, MOST_LINES);
