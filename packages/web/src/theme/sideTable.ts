/**
 * The frame of a table that may be wider than its page: it scrolls sideways by itself, and a shade at each edge hints
 * that there is more. At either end the shade is covered by what scrolls with the table. `--behind` is the colour below
 * the table, where that is not the page's. A rule by itself, because a class for each of its parts weighs more in the
 * program than all of it here.
 */
export const sideTable = {
  '.side-table': {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    '--shade': 'color-mix(in srgb, {colors.ink} 16%, transparent)',
    '--cover': 'var(--behind, {colors.surface.page})',
    background: [
      'linear-gradient(to left, transparent, var(--cover) 60%) left / 3rem 100% no-repeat local',
      'linear-gradient(to right, transparent, var(--cover) 60%) right / 3rem 100% no-repeat local',
      'linear-gradient(to right, var(--shade), transparent) left / 0.75rem 100% no-repeat scroll',
      'linear-gradient(to left, var(--shade), transparent) right / 0.75rem 100% no-repeat scroll',
    ].join(', '),
  },
} as const;
