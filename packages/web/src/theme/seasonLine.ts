/**
 * The header inside a season: one line with the mark, the place, the steps and the navigation, which stays while one
 * scrolls. Where there is no room for one line, the steps have a row of their own, and only that row stays. Global
 * styles, so that the page's own code does not carry what only ordering shows.
 */
const header = {
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
  /** On paper only whose order it is. */
  '@media print': { position: 'static', display: 'block' },
} as const;

const hidden = { display: 'none !important' } as const;

export const seasonLine = {
  'header[data-in-season]': header,
  /** The header's own navigation, until the season's has come, or where it does not. */
  'header[data-in-season] > nav': { gridArea: 'person' },
  '#season-navigation:not(:empty) + nav': hidden,
  'header[data-in-season] :is(nav, button svg)': { '@media print': hidden },
  /** What stays at the top: the line, or the steps below it. */
  'html:has([data-in-season])': {
    '--season-line': { base: '{sizes.control}', md: '{sizes.seasonLine}' },
    '@media (max-height: 20rem)': { '--season-line': '0px' },
  },
} as const;
