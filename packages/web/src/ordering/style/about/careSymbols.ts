const tub =
  'M3 10l3 16h20l3-16M3 10c2.2 2.2 4.3 2.2 6.5 0 2.2 2.2 4.3 2.2 6.5 0 2.2 2.2 4.3 2.2 6.5 0 2.2 2.2 4.3 2.2 6.5 0';
const triangle = 'M16 5 29 27H3z';
const square = 'M4 4h24v24H4z';
const drum = 'M25 16a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
const iron = 'M3 25h26l-2.6-13H14C8.5 12 4.5 17 3 25zM11 7h14l1.4 5';
const circle = 'M28 16a12 12 0 1 1-24 0 12 12 0 0 1 24 0z';
const cross = 'M4 5l24 22M28 5 4 27';

/** A symbol on a 32 × 32 grid: its lines, dots inside it (x, y), and the text in it. */
export interface CareDrawing {
  readonly lines: string;
  readonly dots?: readonly (readonly [number, number])[];
  readonly written?: string;
}

const row = (y: number, ...xs: number[]) => xs.map((x) => [x, y] as const);

/** Textile care symbols by code: washing, bleaching, drying, ironing, professional care. */
export const careDrawings: Readonly<Record<string, CareDrawing>> = {
  wash30: { lines: tub, written: '30' },
  wash40: { lines: tub, written: '40' },
  wash60: { lines: tub, written: '60' },
  washWool: { lines: `${tub}M8 29h16M8 31.5h16`, written: '30' },
  washHand: { lines: `${tub}M9 15l5 2 5-5 2 2-4 5 5 1` },
  noWash: { lines: `${tub}${cross}` },
  bleach: { lines: triangle },
  oxygenBleach: { lines: `${triangle}M16 12 10 27M20.5 13 15 27` },
  noBleach: { lines: `${triangle}${cross}` },
  tumble: { lines: square + drum, dots: row(16, 13, 19) },
  tumbleLow: { lines: square + drum, dots: row(16, 16) },
  noTumble: { lines: square + drum + cross },
  dryLine: { lines: `${square}M4 4c5 9 19 9 24 0` },
  dryFlat: { lines: `${square}M9 16h14` },
  ironLow: { lines: iron, dots: row(19.5, 16) },
  ironMedium: { lines: iron, dots: row(19.5, 13.5, 18.5) },
  ironHigh: { lines: iron, dots: row(19.5, 11, 16, 21) },
  noIron: { lines: iron + cross },
  dryClean: { lines: circle, written: 'P' },
  wetClean: { lines: circle, written: 'W' },
  noDryClean: { lines: circle + cross },
};
