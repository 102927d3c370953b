/** A cloth: whether the warp lies on top where two threads cross, and the tone of each thread. */
export interface Cloth {
  readonly warpOnTop: (warp: number, weft: number) => boolean;
  readonly warp: readonly string[];
  readonly weft: readonly string[];
  /** The tone between the threads. */
  readonly ground: string;
  /** Distance between two threads in px. */
  readonly thread: number;
  /** Number of crossings after which weave and colours repeat. */
  readonly repeat: number;
}

const cyclic = (tones: readonly string[], index: number): string => tones[index % tones.length] ?? 'none';

/** An SVG pattern: for each tone one path of the segments where its threads lie on top. */
export function weave(id: string, { warpOnTop, warp, weft, ground, thread, repeat }: Cloth): string {
  const stretches = new Map<string, string>();
  const half = thread / 2;
  for (let x = 0; x < repeat; x += 1)
    for (let y = 0; y < repeat; y += 1) {
      const onTop = warpOnTop(x, y);
      const tone = onTop ? cyclic(warp, x) : cyclic(weft, y);
      const stretch = onTop
        ? `M${x * thread + half} ${y * thread}v${thread}`
        : `M${x * thread} ${y * thread + half}h${thread}`;
      stretches.set(tone, (stretches.get(tone) ?? '') + stretch);
    }
  const side = repeat * thread;
  const paths = [...stretches].map(([tone, path]) => `<path d="${path}" stroke="${tone}"/>`).join('');
  return (
    `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">` +
    `<rect width="${side}" height="${side}" fill="${ground}"/>` +
    `<g fill="none" stroke-width="${thread * 0.82}">${paths}</g></pattern>`
  );
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

export const plain = (x: number, y: number): boolean => (x + y) % 2 === 0;
export const basket = (x: number, y: number): boolean => (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 0;
export const twill = (x: number, y: number): boolean => modulo(x - y, 4) < 2;
/** Twill that reverses after every eighth warp thread. */
export const herringbone = (x: number, y: number): boolean => modulo((x % 16 < 8 ? x : -x - 1) - y, 4) < 2;
/** Five-end satin: the weft is hardly visible. */
export const satin = (x: number, y: number): boolean => modulo(x * 2 - y, 5) !== 0;
