import { defineTokens } from '@pandacss/dev';

/** A value for each breakpoint, as far as it changes there. */
type ByBreakpoint = Readonly<Record<string, number>>;

/** What the core has of looks; the configuration passes it on, for Panda cannot read the core by its name. */
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

/** Pictures of styles come in one shape at all their sizes. */
export const aspectRatiosOf = (
  { TILE_RATIO, FAVORITE_RATIO }: Looks,
  { width, height }: { readonly width: number; readonly height: number },
) =>
  defineTokens.aspectRatios({
    tile: { value: `1 / ${TILE_RATIO}` },
    favorite: { value: `1 / ${FAVORITE_RATIO}` },
    garment: { value: `${width} / ${height}` },
  });

/** How many tiles stand side by side, as a variable of the page. */
export const columnsOf = ({ TILE_COLUMNS }: Looks) => ({
  '--tile-columns': byName(TILE_COLUMNS, String),
});
