import { type Colour, mixed } from '../../colour.ts';
import { basket, type Cloth, herringbone, plain, satin, twill, weave } from './weave.ts';

const ecru = '#ebe7dd';
const paper = '#f7f5f0';
const sand = '#d8d0c0';
const flax = '#c2b7a2';
const slate = '#8b939d';
const ink = '#2a2b31';
/** The portal's own thread. */
const indigo = '#2134c4';

/** Denim as it is dyed with a thread's colour: its warp, the lighter threads in it, its weft and what lies below. */
const denimOf = (thread: Colour) =>
  thread === indigo
    ? { night: '#1d2036', dusk: '#262a48', weft: [ink, '#343a5c'], below: '#12131f' }
    : {
        night: mixed('#1c1c20', thread, 0.14),
        dusk: mixed('#24242a', thread, 0.24),
        weft: [mixed('#26262a', thread, 0.1), mixed('#36363c', thread, 0.3)],
        below: mixed('#111114', thread, 0.06),
      };

const width = 1280;
const height = 720;

const times = (count: number, tone: string): string[] => Array.from({ length: count }, () => tone);

/** The edge that a loom finishes by itself: dense white warp with one coloured thread. */
const selvedge = (x: number, thread: string): string =>
  `<rect x="${x}" width="${width - x}" height="${height}" fill="url(#edge)"/>` +
  `<rect x="${x + 42}" width="9" height="${height}" fill="${thread}"/>`;

const edge: Cloth = {
  warpOnTop: plain,
  warp: [paper],
  weft: [ecru],
  ground: flax,
  thread: 9,
  repeat: 2,
};

/** A row of stitches along a path. */
const stitches = (path: string, tone: string, stitch: number, gap: number, strength: number): string =>
  `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${strength}" stroke-linecap="round" stroke-dasharray="${stitch} ${gap}"/>`;

interface Drawing {
  readonly cloth: Cloth;
  readonly over: string;
}

const drawingsIn = (thread: Colour, denim = denimOf(thread)) =>
  ({
    /** The provider's pages: denim and its selvedge. */
    cloth: {
      cloth: {
        warpOnTop: twill,
        warp: [denim.night, denim.night, denim.dusk],
        weft: denim.weft,
        ground: denim.below,
        thread: 15,
        repeat: 12,
      },
      over: selvedge(1096, thread),
    },
    /** Pre-order: new cloth, fresh from the loom. */
    preorder: {
      cloth: { warpOnTop: plain, warp: [paper], weft: [ecru], ground: flax, thread: 20, repeat: 2 },
      over: selvedge(1120, thread),
    },
    /** Re-order: the proven herringbone. */
    postorder: {
      cloth: {
        warpOnTop: herringbone,
        warp: [slate],
        weft: [ecru],
        ground: '#6d7480',
        thread: 15,
        repeat: 16,
      },
      over: '',
    },
    /** Returns and shipments: two panels joined by a seam. */
    seam: {
      cloth: { warpOnTop: basket, warp: [sand], weft: [ecru], ground: flax, thread: 14, repeat: 4 },
      over:
        `<rect y="330" width="${width}" height="6" fill="${flax}"/>` +
        stitches(`M-10 296H${width}`, thread, 46, 26, 7) +
        stitches(`M20 372H${width}`, thread, 46, 26, 7),
    },
    /** Documents: satin, its weft visible like entries on a page. */
    satin: {
      cloth: {
        warpOnTop: satin,
        warp: [paper],
        weft: [slate],
        ground: sand,
        thread: 16,
        repeat: 5,
      },
      over: '',
    },
    /** Forms: a ticking stripe. */
    ticking: {
      cloth: {
        warpOnTop: twill,
        warp: [
          ...times(8, paper),
          ...times(2, thread),
          ...times(2, paper),
          ...times(2, thread),
          ...times(10, paper),
        ],
        weft: [paper],
        ground: sand,
        thread: 14,
        repeat: 24,
      },
      over: '',
    },
    /** The calendar: a windowpane check. */
    check: {
      cloth: {
        warpOnTop: twill,
        warp: [...times(11, sand), ink, ...times(12, sand)],
        weft: [...times(11, ecru), ink, ...times(12, ecru)],
        ground: flax,
        thread: 13,
        repeat: 24,
      },
      over: '',
    },
    /** Administration: quilting that holds the layers together. */
    quilt: {
      cloth: { warpOnTop: plain, warp: [ink], weft: ['#3a3c45'], ground: '#17181c', thread: 10, repeat: 2 },
      over: [-720, -480, -240, 0, 240, 480, 720, 960, 1200]
        .flatMap((x) => [`M${x} -8L${x + 736} 728`, `M${x + 736} -8L${x} 728`])
        .map((path) => stitches(path, ecru, 20, 15, 4))
        .join(''),
    },
  }) satisfies Readonly<Record<string, Drawing>>;

export type DrawingName = keyof ReturnType<typeof drawingsIn>;
export const drawingNames = Object.keys(drawingsIn(indigo)) as DrawingName[];

/** An abstract drawing of cloth as SVG, 16:9, with no text and no script. Its coloured thread is the house's accent. */
export function textileDrawing(name: DrawingName, thread: Colour = indigo): string {
  const { cloth, over }: Drawing = drawingsIn(thread)[name];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${weave('cloth', cloth)}${weave('edge', edge)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#cloth)"/>${over}</svg>`
  );
}
