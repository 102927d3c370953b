/** The five houses of the group. Their outlines are in brands.svg, so that no further font has to load. */
export const brandWordmarks = [
  { id: 'aldermere', name: 'Aldermere', viewBox: '0 0 251 52' },
  { id: 'fenn-rye', name: 'Fenn & Rye', viewBox: '0 0 251 52' },
  { id: 'maison-corvel', name: 'Maison Corvel', viewBox: '0 0 302 52' },
  { id: 'nordlund', name: 'Nordlund', viewBox: '0 0 171 52' },
  { id: 'kestrel-row', name: 'Kestrel Row', viewBox: '0 0 220 52' },
] as const;
