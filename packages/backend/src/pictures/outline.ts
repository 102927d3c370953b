export type Point = readonly [x: number, y: number];
type Segment = readonly [Point, Point, Point];

/** The horizontal middle of the picture; garments are drawn around it. */
export const middle = 370;

const write = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const across = ([x, y]: Point): Point => [2 * middle - x, y];
const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A line built from cubic curves, piece by piece. */
export class Outline {
  readonly #from: Point;
  readonly #segments: Segment[] = [];

  constructor(from: Point) {
    this.#from = from;
  }

  get #end(): Point {
    return this.#segments.at(-1)?.[2] ?? this.#from;
  }

  line(...points: readonly Point[]): this {
    for (const to of points) {
      this.#segments.push([between(this.#end, to, 1 / 3), between(this.#end, to, 2 / 3), to]);
    }
    return this;
  }

  curve(first: Point, second: Point, to: Point): this {
    this.#segments.push([first, second, to]);
    return this;
  }

  /** A bend with one control point. */
  bend(control: Point, to: Point): this {
    this.#segments.push([between(this.#end, control, 2 / 3), between(to, control, 2 / 3), to]);
    return this;
  }

  open(): string {
    return `M${write(this.#from)}${this.#segments.map((points) => `C${points.map(write).join(' ')}`).join('')}`;
  }

  closed(): string {
    return `${this.open()}Z`;
  }

  /** A closed outline: the drawn right side, and its mirror image on the left. */
  symmetric(): string {
    const back = this.#segments
      .map(([first, second, to], index) => {
        const start = this.#segments[index - 1]?.[2] ?? this.#from;
        return [across(second), across(first), across(start), across(to)] as const;
      })
      .toReversed();
    const [last] = back;
    const bridge = last ? `L${write(last[3])}` : '';
    const mirrored = back
      .map(([first, second, to]) => `C${[first, second, to].map(write).join(' ')}`)
      .join('');
    return `${this.open()}${bridge}${mirrored}Z`;
  }
}

export const from = (x: number, y: number): Outline => new Outline([x, y]);

/** A drawing together with its mirror image on the left. */
export const both = (drawing: string): string =>
  `${drawing}<g transform="translate(${2 * middle} 0) scale(-1 1)">${drawing}</g>`;
