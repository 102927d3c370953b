import { defineTokens } from '@pandacss/dev';

/**
 * One token for both themes: the root's `color-scheme` chooses. `forced` is the system colour in its place where the
 * user's own colours are forced on every page.
 */
const tone = (light: string, dark: string, forced: string) => ({
  value: `light-dark(${light}, ${dark})`,
  extensions: { forced },
});

/** Paper, ink, hairlines and one accent (the indigo thread). The three state colours appear only when needed. */
const tones = {
  surface: {
    page: tone('#fcfcfb', '#121212', 'Canvas'),
    raised: tone('#ffffff', '#1b1b1b', 'Canvas'),
    sunken: tone('#f3f3f1', '#191919', 'Canvas'),
    inverse: tone('#151515', '#f2f2ef', 'Highlight'),
    scrim: tone('rgb(21 21 21 / 0.38)', 'rgb(0 0 0 / 0.66)', 'rgb(0 0 0 / 0.66)'),
  },
  ink: {
    DEFAULT: tone('#151515', '#f2f2ef', 'CanvasText'),
    muted: tone('#565654', '#b0b0ab', 'CanvasText'),
    subtle: tone('#6a6a67', '#979792', 'GrayText'),
    onInverse: tone('#fcfcfb', '#151515', 'HighlightText'),
  },
  line: {
    hair: tone('#e3e3e0', '#2c2c2b', 'CanvasText'),
    DEFAULT: tone('#c8c8c4', '#444442', 'CanvasText'),
    strong: tone('#7f7f7b', '#85857f', 'CanvasText'),
  },
  accent: {
    DEFAULT: tone('#2134c4', '#9aa8ff', 'Highlight'),
    strong: tone('#17258f', '#b9c3ff', 'Highlight'),
    wash: tone('#eef0fb', '#1d2140', 'Canvas'),
    on: tone('#ffffff', '#0d1240', 'HighlightText'),
  },
  positive: { DEFAULT: tone('#1b6a43', '#7fcca1', 'CanvasText'), wash: tone('#eaf4ee', '#15271d', 'Canvas') },
  warning: { DEFAULT: tone('#7d5200', '#e2b566', 'CanvasText'), wash: tone('#fbf3e2', '#2b2212', 'Canvas') },
  critical: { DEFAULT: tone('#b01e20', '#ff9a8f', 'CanvasText'), wash: tone('#fceceb', '#341817', 'Canvas') },
};

export const colours = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  inherit: { value: 'inherit' },
  ...tones,
});

const variable = (group: string, name: string): string =>
  `--colors-${name === 'DEFAULT' ? group : `${group}-${name}`}`.replace(
    /[A-Z]/g,
    (big) => `-${big.toLowerCase()}`,
  );

/**
 * As every token becomes a system colour, the browser need not replace any: what is chosen, checked or barred stays told
 * apart, and a swatch keeps its colour. Important, since tokens come in a later layer.
 */
export const forcedColours = {
  forcedColorAdjust: 'none' as const,
  ...Object.fromEntries(
    Object.entries(tones).flatMap(([group, names]) =>
      Object.entries(names).map(([name, { extensions }]) => [
        variable(group, name),
        `${extensions.forced} !important`,
      ]),
    ),
  ),
};
