type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hexOf = (channels: Channels): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Mixes `share` of `other` into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const from = channelsOf(hex);
  const to = channelsOf(other);
  const at = (index: 0 | 1 | 2): number => from[index] * (1 - share) + to[index] * share;
  return hexOf([at(0), at(1), at(2)]);
}

/** The tones of one colour: shadows lean to a warm black, lights to paper, and seams stay visible in every colour. */
export interface Tones {
  readonly cloth: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
  /** The inside of the garment. */
  readonly inside: string;
  readonly seam: string;
  readonly stitch: string;
  readonly outline: string;
}

const shadow = '#1a1512';
const paper = '#ffffff';

export function tonesOf(hex: string): Tones {
  const dark = lightness(hex) < 0.28;
  return {
    cloth: hex,
    light: mix(hex, paper, dark ? 0.14 : 0.3),
    shade: mix(hex, shadow, dark ? 0.35 : 0.2),
    deep: mix(hex, shadow, dark ? 0.6 : 0.42),
    inside: mix(hex, shadow, dark ? 0.5 : 0.34),
    seam: dark ? mix(hex, paper, 0.2) : mix(hex, shadow, 0.38),
    stitch: dark ? mix(hex, paper, 0.34) : mix(hex, shadow, 0.26),
    outline: dark ? mix(hex, shadow, 0.6) : mix(hex, shadow, 0.5),
  };
}
