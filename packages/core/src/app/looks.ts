/** What every front end of the portal looks alike in (specification, section 9). Lengths are CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1500, xl: 1920 } as const;
/** Columns of the tile grid from a breakpoint on (specification, section 9). */
export const TILE_COLUMNS = { xs: 1, sm: 2, lg: 3, xl: 4 } as const;
/** Skeletons that stand where tiles will be (specification, section 9). */
export const TILE_PLACEHOLDERS = 8;
/** Height of a tile's picture by its width (specification, section 9). */
export const TILE_RATIO = 0.5625;
/** The same in the strip of favourites (specification, section 9). */
export const FAVORITE_RATIO = 0.35;
/** Height of the search dialog on a desktop, in rem (specification, section 9). */
export const SEARCH_DIALOG_HEIGHT = 25;
/** From here on the way back to the top is offered (specification, section 9). */
export const SCROLL_TO_TOP = 800;
