import { type Colour, contrast, mixed } from '../../colour.ts';

/** A colour for each colour scheme. */
export interface InBoth {
  readonly light: Colour;
  readonly dark: Colour;
}
export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The accent and what goes with it. The names are those of the page's tokens. */
export interface Accent {
  readonly accent: InBoth;
  /** Hovered and pressed controls, and text on the wash. */
  readonly accentStrong: InBoth;
  /** The ground of notices and of what is chosen. */
  readonly accentWash: InBoth;
  /** Text and signs on the accent. */
  readonly accentOn: InBoth;
}

/** What a house gives: the accent by itself, and whatever else it wants to choose. */
export type GivenAccent = Pick<Accent, 'accent'> & {
  readonly [Tone in Exclude<keyof Accent, 'accent'>]?: InBoth | undefined;
};

/** The grounds and inks that a house does not choose: those of packages/web/src/theme/colours.ts. */
export const grounds = {
  page: { light: '#fcfcfb', dark: '#121212' },
  raised: { light: '#ffffff', dark: '#1b1b1b' },
  sunken: { light: '#f3f3f1', dark: '#191919' },
} as const satisfies Readonly<Record<string, InBoth>>;
export const inks = {
  ink: { light: '#151515', dark: '#f2f2ef' },
  muted: { light: '#565654', dark: '#b0b0ab' },
} as const satisfies Readonly<Record<string, InBoth>>;

const black = '#000000';
const white = '#ffffff';

/** Of a light and a dark colour the one that stands out more on a ground. */
const clearest = (ground: Colour, one: Colour, other: Colour): Colour =>
  contrast(one, ground) >= contrast(other, ground) ? one : other;

/** The tones that a house leaves open are mixed from its accent: deeper in light, brighter in dark. */
export function accentOf({ accent, accentStrong, accentWash, accentOn }: GivenAccent): Accent {
  const { light, dark } = accent;
  const on = (colour: Colour): Colour => clearest(colour, white, mixed(colour, black, 0.85));
  return {
    accent,
    accentStrong: accentStrong ?? { light: mixed(light, black, 0.28), dark: mixed(dark, white, 0.3) },
    accentWash: accentWash ?? {
      light: mixed(grounds.page.light, light, 0.08),
      dark: mixed(grounds.page.dark, dark, 0.14),
    },
    accentOn: accentOn ?? { light: on(light), dark: on(dark) },
  };
}

/**
 * The contrast that WCAG 2.2 asks of text (1.4.3). Controls need 3 (1.4.11): the accent is text on every ground on which it
 * is the edge or the filling of a control, so they have more than enough.
 */
const LEAST = 4.5;

/** Two colours that are seen on each other. */
interface Pair {
  readonly front: string;
  readonly ground: string;
  readonly colours: readonly [front: InBoth, ground: InBoth];
}

/** Where the pages show text in the accent, or on it. */
const pairsOf = ({ accent, accentStrong, accentWash, accentOn }: Accent): readonly Pair[] => [
  ...Object.entries({ ...grounds, accentWash }).flatMap(([ground, tone]): Pair[] => [
    { front: 'accent', ground, colours: [accent, tone] },
    { front: 'accentStrong', ground, colours: [accentStrong, tone] },
  ]),
  { front: 'accentOn', ground: 'accent', colours: [accentOn, accent] },
  { front: 'accentOn', ground: 'accentStrong', colours: [accentOn, accentStrong] },
  { front: 'ink', ground: 'accentWash', colours: [inks.ink, accentWash] },
  { front: 'muted', ground: 'accentWash', colours: [inks.muted, accentWash] },
];

/** Rounded down, so that a ratio just below the least never looks like it. */
const written = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

const sentence = ({ front, ground, colours: [one, other] }: Pair, scheme: Scheme): string | null => {
  const ratio = contrast(one[scheme], other[scheme]);
  if (ratio >= LEAST) return null;
  return `${front}.${scheme} ${one[scheme]} on ${ground}.${scheme} ${other[scheme]} has a contrast of ${written(ratio)}, and needs ${LEAST}`;
};

/** What of an accent cannot be read, each as a sentence that names the pair, its contrast and the least. */
export const contrastFaults = (accent: Accent): readonly string[] =>
  pairsOf(accent).flatMap((pair) => schemes.flatMap((scheme) => sentence(pair, scheme) ?? []));
