import { defineTokens } from '@pandacss/dev';

/** One token for both themes: the root's `color-scheme` chooses. */
const tone = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

/** Paper, ink, hairlines and one accent (the indigo thread). The three state colours appear only when needed. */
export const colours = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  inherit: { value: 'inherit' },
  surface: {
    page: tone('#fcfcfb', '#121212'),
    raised: tone('#ffffff', '#1b1b1b'),
    sunken: tone('#f3f3f1', '#191919'),
    inverse: tone('#151515', '#f2f2ef'),
    scrim: tone('rgb(21 21 21 / 0.38)', 'rgb(0 0 0 / 0.66)'),
  },
  ink: {
    DEFAULT: tone('#151515', '#f2f2ef'),
    muted: tone('#565654', '#b0b0ab'),
    subtle: tone('#6a6a67', '#979792'),
    onInverse: tone('#fcfcfb', '#151515'),
  },
  line: {
    hair: tone('#e3e3e0', '#2c2c2b'),
    DEFAULT: tone('#c8c8c4', '#444442'),
    strong: tone('#7f7f7b', '#85857f'),
  },
  accent: {
    DEFAULT: tone('#2134c4', '#9aa8ff'),
    strong: tone('#17258f', '#b9c3ff'),
    wash: tone('#eef0fb', '#1d2140'),
    on: tone('#ffffff', '#0d1240'),
  },
  positive: { DEFAULT: tone('#1b6a43', '#7fcca1'), wash: tone('#eaf4ee', '#15271d') },
  warning: { DEFAULT: tone('#7d5200', '#e2b566'), wash: tone('#fbf3e2', '#2b2212') },
  critical: { DEFAULT: tone('#b01e20', '#ff9a8f'), wash: tone('#fceceb', '#341817') },
});

const system = (colour: string) => `${colour} !important` as const;

/**
 * The tokens where the user's own colours are forced on every page. As each is one of these, the browser need not
 * replace any: what is chosen, checked or barred stays told apart, and a swatch keeps its colour. Important, since tokens
 * come in a later layer.
 */
export const forcedColours = {
  forcedColorAdjust: 'none',
  '--colors-surface-page': system('Canvas'),
  '--colors-surface-raised': system('Canvas'),
  '--colors-surface-sunken': system('Canvas'),
  '--colors-surface-inverse': system('Highlight'),
  '--colors-ink': system('CanvasText'),
  '--colors-ink-muted': system('CanvasText'),
  '--colors-ink-subtle': system('GrayText'),
  '--colors-ink-on-inverse': system('HighlightText'),
  '--colors-line': system('CanvasText'),
  '--colors-line-hair': system('CanvasText'),
  '--colors-line-strong': system('CanvasText'),
  '--colors-accent': system('Highlight'),
  '--colors-accent-strong': system('Highlight'),
  '--colors-accent-wash': system('Canvas'),
  '--colors-accent-on': system('HighlightText'),
  '--colors-positive': system('CanvasText'),
  '--colors-positive-wash': system('Canvas'),
  '--colors-warning': system('CanvasText'),
  '--colors-warning-wash': system('Canvas'),
  '--colors-critical': system('CanvasText'),
  '--colors-critical-wash': system('Canvas'),
};
