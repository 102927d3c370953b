/**
 * Layout values shared by all front ends of the portal (R1). Lengths are CSS pixels. Style sheets import them from
 * here.
 */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1500, xl: 1920 } as const;
/** Breakpoints of the second theme, used by the pages that the server renders itself: sign-in and self-service. */
export const SECOND_BREAKPOINTS = { ...BREAKPOINTS, lg: 1200, xl: 1536 } as const;
/** Number of columns in the tile grid, from each breakpoint up. */
export const TILE_COLUMNS = { xs: 1, sm: 2, lg: 3, xl: 4 } as const;
/** Number of skeletons shown while the tiles load. */
export const TILE_PLACEHOLDERS = 8;
/** Height of a tile's picture divided by its width. */
export const TILE_RATIO = 0.5625;
/** The same ratio in the favourites strip. */
export const FAVORITE_RATIO = 0.35;
/** Height of the search dialog on a desktop, in rem. */
export const SEARCH_DIALOG_HEIGHT = 25;
/** Scroll distance from which the "back to top" button is shown. */
export const SCROLL_TO_TOP = 800;
