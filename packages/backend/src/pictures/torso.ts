import type { Brush } from './brush.ts';
import { both, from, middle, type Outline, type Point } from './outline.ts';

/** The measures of a top, from the middle outwards and from the top downwards. */
export interface Torso {
  readonly neck: number;
  /** Depth of the front neckline. */
  readonly neckDepth: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly top: number;
  readonly hemAt: number;
  /** How far the hem drops towards the middle; shirts have a curved hem. */
  readonly hemDip: number;
}

export const armpitOf = ({ top }: Torso): number => top + 168;

const neckline = ({ neck, neckDepth, top }: Torso, pointed: boolean): Outline =>
  pointed
    ? from(middle, top + neckDepth).bend([middle + neck * 0.62, top + neckDepth * 0.42], [middle + neck, top])
    : from(middle, top + neckDepth).curve(
        [middle + neck * 0.58, top + neckDepth],
        [middle + neck * 0.96, top + neckDepth * 0.55],
        [middle + neck, top],
      );

/** The body without sleeves. */
export function bodyOf(torso: Torso, pointed = false): string {
  const { shoulder, chest, waist, hem, top, hemAt, hemDip } = torso;
  const armpit = armpitOf(torso);
  const waistAt = armpit + (hemAt - armpit) * 0.48;
  return neckline(torso, pointed)
    .bend([middle + shoulder * 0.66, top + 8], [middle + shoulder, top + 40])
    .curve([middle + shoulder - 16, top + 92], [middle + chest - 20, armpit - 34], [middle + chest, armpit])
    .curve([middle + chest - 3, armpit + 70], [middle + waist, waistAt - 70], [middle + waist, waistAt])
    .curve([middle + waist, waistAt + 70], [middle + hem - 2, hemAt - 90], [middle + hem, hemAt])
    .bend([middle + hem * 0.62, hemAt + hemDip], [middle, hemAt + hemDip])
    .symmetric();
}

/** The visible inside of the back, above the front neckline. */
export function insideOf({ neck, neckDepth, top }: Torso, pointed = false): string {
  const back = from(middle, top + neckDepth);
  const side = pointed
    ? back.bend([middle + neck * 0.62, top + neckDepth * 0.42], [middle + neck, top])
    : back.curve(
        [middle + neck * 0.58, top + neckDepth],
        [middle + neck * 0.96, top + neckDepth * 0.55],
        [middle + neck, top],
      );
  return side.bend([middle + neck * 0.5, top + 15], [middle, top + 16]).symmetric();
}

export interface Sleeve {
  readonly length: 'long' | 'half' | 'short';
  /** Half the width at its end. */
  readonly width: number;
}

const reach = { long: [96, 500], half: [92, 290], short: [78, 178] } as const;

/** The end of the right sleeve: its outer and inner corner. */
function endsOf(torso: Torso, { length, width }: Sleeve) {
  const [out, down] = reach[length];
  const x = middle + torso.shoulder + out;
  const y = torso.top + 40 + down;
  const lean = length === 'long' ? 0.16 : 0.42;
  return {
    outer: [x + width * 0.5, y - width * lean] as const,
    inner: [x - width * 1.4, y + width * lean] as const,
  };
}

export function sleeveOf(torso: Torso, sleeve: Sleeve): string {
  const { shoulder, chest, top } = torso;
  const { outer, inner } = endsOf(torso, sleeve);
  const armpit = armpitOf(torso);
  const down = outer[1] - top;
  const long = sleeve.length === 'long';
  const bow: Point = long ? [middle + shoulder + 36, top + 66] : [middle + shoulder + 30, top + 58];
  const fall: Point = long
    ? [outer[0] - 26, top + down * 0.5]
    : [outer[0] - 16 - sleeve.width * 0.18, outer[1] - down * 0.46];
  return from(middle + shoulder - 1, top + 40)
    .curve(bow, fall, outer)
    .line(inner)
    .curve(
      [inner[0] - 14, armpit + (inner[1] - armpit) * 0.55],
      [middle + chest + 10, armpit + 34],
      [middle + chest - 14, armpit - 6],
    )
    .line([middle + shoulder - 44, top + 104])
    .closed();
}

/** A band of the given height at the end of the sleeve. */
export function cuffOf(torso: Torso, sleeve: Sleeve, height: number): string {
  const { outer, inner } = endsOf(torso, sleeve);
  const tilt = sleeve.length === 'long' ? 0.16 : 0.4;
  const [dx, dy] = [-height * tilt, -height];
  return from(outer[0] + 1, outer[1])
    .line(inner, [inner[0] + dx - 1, inner[1] + dy], [outer[0] + dx, outer[1] + dy])
    .closed();
}

/** Both sleeves behind the body, with the folds at elbow and armhole. */
export function drawSleeves(brush: Brush, torso: Torso, sleeve: Sleeve, cuff: string | null): string {
  const { shoulder, top, chest } = torso;
  const { outer, inner } = endsOf(torso, sleeve);
  const elbow: readonly [number, number] = [(outer[0] + inner[0]) / 2 - 14, top + (outer[1] - top) * 0.56];
  const folds =
    sleeve.length === 'long'
      ? brush.fold(
          `M${middle + chest + 18} ${top + 190}Q${elbow[0] - 6} ${elbow[1] - 40} ${elbow[0] + 4} ${elbow[1] + 60}`,
          15,
          'dark',
          0.3,
        ) +
        brush.fold(
          `M${middle + shoulder + 16} ${top + 90}Q${elbow[0] + 18} ${elbow[1] - 60} ${elbow[0] + 24} ${elbow[1] + 70}`,
          12,
          'light',
          0.34,
        )
      : brush.fold(
          `M${middle + shoulder + 10} ${top + 84}L${outer[0] - 24} ${outer[1] - 20}`,
          12,
          'light',
          0.3,
        );
  return both(
    brush.cloth(sleeveOf(torso, sleeve), -0.05) + folds + (cuff === null ? '' : brush.cloth(cuff, -0.04)),
  );
}

/** Seams of shoulder and armhole, and the soft folds of the body. */
export function drawFit(brush: Brush, torso: Torso): string {
  const { shoulder, chest, top, hemAt, waist, hem } = torso;
  const armpit = armpitOf(torso);
  const armhole = `M${middle + shoulder} ${top + 40}C${middle + shoulder - 16} ${top + 92} ${middle + chest - 20} ${armpit - 34} ${middle + chest} ${armpit}`;
  return (
    brush.fold(
      `M${middle - chest + 30} ${armpit + 20}Q${middle - waist + 46} ${(armpit + hemAt) / 2} ${middle - hem + 52} ${hemAt - 30}`,
      26,
      'dark',
      0.2,
    ) +
    brush.fold(
      `M${middle + chest - 34} ${armpit + 26}Q${middle + waist - 58} ${(armpit + hemAt) / 2} ${middle + hem - 66} ${hemAt - 24}`,
      30,
      'dark',
      0.22,
    ) +
    brush.fold(
      `M${middle - chest * 0.44} ${armpit - 20}Q${middle - waist * 0.4} ${(armpit + hemAt) / 2} ${middle - hem * 0.46} ${hemAt - 60}`,
      34,
      'light',
      0.26,
    ) +
    brush.fold(
      `M${middle + chest - 8} ${armpit + 6}Q${middle + chest - 60} ${armpit + 20} ${middle + chest - 84} ${armpit + 58}`,
      10,
      'dark',
      0.26,
    ) +
    brush.fold(
      `M${middle - chest + 8} ${armpit + 6}Q${middle - chest + 60} ${armpit + 20} ${middle - chest + 84} ${armpit + 58}`,
      10,
      'dark',
      0.26,
    ) +
    both(brush.seam(armhole, 1.6))
  );
}
