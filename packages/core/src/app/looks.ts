/** What every front end of the portal looks alike in (R1). Lengths are CSS pixels; style sheets take them from here. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1500, xl: 1920 } as const;
/** Those of the second theme: the pages that the server writes itself, sign-in and self-service. */
export const SECOND_BREAKPOINTS = { ...BREAKPOINTS, lg: 1200, xl: 1536 } as const;
/** Columns of the tile grid from a breakpoint on. */
export const TILE_COLUMNS = { xs: 1, sm: 2, lg: 3, xl: 4 } as const;
/** Skeletons that stand where tiles will be. */
export const TILE_PLACEHOLDERS = 8;
/** Height of a tile's picture by its width. */
export const TILE_RATIO = 0.5625;
/** The same in the strip of favourites. */
export const FAVORITE_RATIO = 0.35;
/** Height of the search dialog on a desktop, in rem. */
export const SEARCH_DIALOG_HEIGHT = 25;
/** From here on the way back to the top is offered. */
export const SCROLL_TO_TOP = 800;
