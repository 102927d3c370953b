import { defineTokens } from '@pandacss/dev';

/** A value per breakpoint. Breakpoints without a change are left out. */
type ByBreakpoint = Readonly<Record<string, number>>;

/**
 * The core's constants for the design. The configuration passes them in, because Panda cannot resolve the core's
 * package name.
 */
interface Looks {
  readonly BREAKPOINTS: ByBreakpoint;
  readonly TILE_COLUMNS: ByBreakpoint;
  readonly TILE_RATIO: number;
  readonly FAVORITE_RATIO: number;
  readonly SEARCH_DIALOG_HEIGHT: number;
}

/** The smallest screen is the base of all others, not a breakpoint. */
const byName = <To>(all: ByBreakpoint, to: (value: number) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name === 'xs' ? 'base' : name, to(value)]));

export function breakpointsOf({ BREAKPOINTS }: Looks): Record<string, string> {
  const { base: _, ...breakpoints } = byName(BREAKPOINTS, (from) => `${from}px`);
  return breakpoints;
}

export const sizesOf = ({ SEARCH_DIALOG_HEIGHT }: Looks) =>
  defineTokens.sizes({ searchDialog: { value: `${SEARCH_DIALOG_HEIGHT}rem` } });

/** Pictures of styles have the same aspect ratio at all sizes. */
export const aspectRatiosOf = (
  { TILE_RATIO, FAVORITE_RATIO }: Looks,
  { width, height }: { readonly width: number; readonly height: number },
) =>
  defineTokens.aspectRatios({
    tile: { value: `1 / ${TILE_RATIO}` },
    favorite: { value: `1 / ${FAVORITE_RATIO}` },
    garment: { value: `${width} / ${height}` },
  });

/** The number of tiles per row, as a CSS variable on the page. */
export const columnsOf = ({ TILE_COLUMNS }: Looks) => ({
  '--tile-columns': byName(TILE_COLUMNS, String),
});
