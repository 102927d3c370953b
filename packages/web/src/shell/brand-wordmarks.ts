/** The five houses of the group; their outlines stand in brands.svg, so that no further font is loaded. */
export const brandWordmarks = [
  { id: 'halden', name: 'Halden', viewBox: '0 0 198 52' },
  { id: 'norrvik', name: 'Norrvik', viewBox: '0 0 130 52' },
  { id: 'maren-voss', name: 'Maren Voss', viewBox: '0 0 252 52' },
  { id: 'oro-lind', name: 'Oro & Lind', viewBox: '0 0 234 52' },
  { id: 'kvist', name: 'Kvist', viewBox: '0 0 114 52' },
] as const;
