/**
 * The header inside a season: one line with the mark, the place, the steps and the navigation, which stays while one
 * scrolls. Where there is no room for one line, the steps have a row of their own, and only that row stays. Global
 * styles, so that the page's own code does not carry what only ordering shows.
 */
export const seasonHeader = {
  position: 'sticky',
  top: { base: 'calc(-1 * {sizes.seasonLine})', md: '0' },
  zIndex: 'header',
  display: 'grid',
  minHeight: 'seasonLine',
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto',
    md: 'auto minmax(8rem, auto) minmax(0, 1fr) auto',
  },
  gridTemplateAreas: {
    base: '"home place person" "steps steps steps"',
    md: '"home place steps person"',
  },
  columnGap: { base: '3', md: '6' },
  gridTemplateRows: { base: '{sizes.seasonLine} {sizes.control}', md: '{sizes.seasonLine}' },
  background: 'surface.page',
  '--mark-height': '{sizes.seasonLine}',
  /** A window as low as at 400 % zoom has no room for what stays. */
  '@media (max-height: 20rem)': { position: 'static' },
} as const;
