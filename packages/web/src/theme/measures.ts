import { defineTokens } from '@pandacss/dev';

const scale = {
  0: { value: '0px' },
  hair: { value: '1px' },
  '0.5': { value: '0.125rem' },
  1: { value: '0.25rem' },
  '1.5': { value: '0.375rem' },
  2: { value: '0.5rem' },
  3: { value: '0.75rem' },
  4: { value: '1rem' },
  5: { value: '1.25rem' },
  6: { value: '1.5rem' },
  8: { value: '2rem' },
  10: { value: '2.5rem' },
  12: { value: '3rem' },
  16: { value: '4rem' },
  20: { value: '5rem' },
  24: { value: '6rem' },
  32: { value: '8rem' },
};

/** `gutter` is the page's side margin, `section` the space between two parts of a page. */
export const spacing = defineTokens.spacing({
  ...scale,
  auto: { value: 'auto' },
  gutter: { value: 'clamp(1.25rem, 0.5rem + 3.2vw, 4.5rem)' },
  section: { value: 'clamp(3rem, 2rem + 4vw, 6.5rem)' },
});

export const sizes = defineTokens.sizes({
  ...scale,
  auto: { value: 'auto' },
  full: { value: '100%' },
  screen: { value: '100vw' },
  screenHeight: { value: '100dvh' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  /** Heights of controls: in dense tables, elsewhere, and for touch. */
  controlDense: { value: '2rem' },
  control: { value: '2.75rem' },
  icon: { value: '1.25rem' },
  iconSmall: { value: '1rem' },
  header: { value: '4.5rem' },
  /** The line that replaces header and breadcrumb inside a season. */
  seasonLine: { value: '3rem' },
  thread: { value: '2px' },
  prose: { value: '38rem' },
  tip: { value: '17.5rem' },
  sidebar: { value: '17.5rem' },
  field: { value: '26rem' },
  dialogSmall: { value: '28rem' },
  dialog: { value: '40rem' },
  dialogLarge: { value: '60rem' },
  page: { value: '120rem' },
  thumbnail: { value: '4.5rem' },
});

export const aspectRatios = defineTokens.aspectRatios({
  square: { value: '1 / 1' },
});

export const radii = defineTokens.radii({
  none: { value: '0' },
  control: { value: '2px' },
  round: { value: '999px' },
});

export const borderWidths = defineTokens.borderWidths({
  none: { value: '0' },
  hair: { value: '1px' },
  thread: { value: '2px' },
});

export const borders = defineTokens.borders({
  none: { value: 'none' },
  hair: { value: '1px solid {colors.line.hair}' },
  line: { value: '1px solid {colors.line}' },
  control: { value: '1px solid {colors.line.strong}' },
  ink: { value: '1px solid {colors.ink}' },
  thread: { value: '2px solid {colors.accent}' },
  critical: { value: '1px solid {colors.critical}' },
  clear: { value: '1px solid transparent' },
});

export const shadows = defineTokens.shadows({
  none: { value: 'none' },
  /** Only for what floats above the page: dialogs, tips, notifications. */
  float: { value: '0 1px 2px rgb(0 0 0 / 0.08), 0 12px 32px -8px rgb(0 0 0 / 0.22)' },
});

export const durations = defineTokens.durations({
  quick: { value: '120ms' },
  calm: { value: '200ms' },
});

export const easings = defineTokens.easings({
  out: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
});

export const zIndex = defineTokens.zIndex({
  base: { value: 0 },
  raised: { value: 1 },
  sticky: { value: 10 },
  header: { value: 20 },
  tip: { value: 30 },
  notice: { value: 40 },
});

export const opacity = defineTokens.opacity({
  0: { value: 0 },
  faint: { value: 0.5 },
  full: { value: 1 },
});
