import { defineTokens } from '@pandacss/dev';

/** One token for both themes: the root's `color-scheme` chooses. */
const tone = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

/** Paper, ink, hairlines and one accent (the indigo thread). The three state colours appear only when needed. */
export const colours = defineTokens.colors({
  transparent: { value: 'transparent' },
  /** A border that only takes up room. Unlike `transparent`, it stays unseen in forced colours. */
  clear: { value: 'transparent' },
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

/**
 * What the browser shows where the user's own colours are forced on every page: system colours are kept as written, all
 * others lose what they say (chosen, checked, barred). Important, since tokens come in a later layer.
 */
export const forcedColours = {
  '--colors-clear': 'Canvas !important',
  '--colors-surface-page': 'Canvas !important',
  '--colors-surface-raised': 'Canvas !important',
  '--colors-surface-sunken': 'Canvas !important',
  '--colors-surface-inverse': 'Highlight !important',
  '--colors-ink': 'CanvasText !important',
  '--colors-ink-muted': 'CanvasText !important',
  '--colors-ink-subtle': 'GrayText !important',
  '--colors-ink-on-inverse': 'HighlightText !important',
  '--colors-line': 'GrayText !important',
  '--colors-line-hair': 'GrayText !important',
  '--colors-line-strong': 'CanvasText !important',
  '--colors-accent': 'Highlight !important',
  '--colors-accent-strong': 'Highlight !important',
  '--colors-accent-wash': 'Canvas !important',
  '--colors-accent-on': 'HighlightText !important',
  '--colors-positive': 'CanvasText !important',
  '--colors-positive-wash': 'Canvas !important',
  '--colors-warning': 'CanvasText !important',
  '--colors-warning-wash': 'Canvas !important',
  '--colors-critical': 'CanvasText !important',
  '--colors-critical-wash': 'Canvas !important',
} as const;
