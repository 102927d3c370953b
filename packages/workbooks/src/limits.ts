/** The largest list that is read. A sheet with content beyond it is refused. */
export const MOST_COLUMNS = 100;
export const MOST_ROWS = 50_000;

/**
 * Limit for all sheets together: as much as one full sheet. A row with content counts as wide as the widest of its
 * sheet, an empty row as one cell.
 */
export const MOST_PLACES = MOST_COLUMNS * MOST_ROWS;

/** In bytes, for all parts together. More than any list needs. */
export const MOST_UNPACKED = 80_000_000;

/** Limit for relations and for formats: Excel writes no more formats, and a zip cannot have more parts. */
export const MOST_ENTRIES = 65_536;

/** Characters of one text, name or value. Excel's longest cell text has 32,767. */
export const MOST_CHARACTERS = 1_000_000;

/** Depth of nested elements, and number of attributes of one element. Excel's own have a dozen. */
export const MOST_DEPTH = 64;
export const MOST_ATTRIBUTES = 256;
