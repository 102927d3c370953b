/** At most this many styles are compared (M1): more have no room side by side. */
export const MOST_COMPARED = 6;
/** At least this many. */
export const LEAST_COMPARED = 2;
