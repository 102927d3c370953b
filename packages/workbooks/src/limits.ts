/** Of a list, no more is read: a sheet with something beyond is refused. */
export const MOST_COLUMNS = 100;
export const MOST_ROWS = 50_000;

/**
 * Of all sheets together no more than one that is full: rows in which something stands are counted as wide as the
 * widest of their sheet, empty ones as one cell.
 */
export const MOST_PLACES = MOST_COLUMNS * MOST_ROWS;

/** In bytes, of all parts together. More than any list needs. */
export const MOST_UNPACKED = 80_000_000;

/** Relations and formats: Excel writes no more formats, and a zip has no more parts. */
export const MOST_ENTRIES = 65_536;

/** Characters of one text, name or value; Excel's longest text of a cell has 32,767. */
export const MOST_CHARACTERS = 1_000_000;

/** Elements that lie within each other, and attributes of one. Excel's own have a dozen. */
export const MOST_DEPTH = 64;
export const MOST_ATTRIBUTES = 256;
