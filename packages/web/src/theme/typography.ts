import { defineTextStyles, defineTokens } from '@pandacss/dev';

export const fonts = defineTokens.fonts({
  text: {
    value:
      '"Hanken Grotesk", "Selvedge Text Fallback", "Selvedge Text Roboto", "Selvedge Text Noto", "Selvedge Text DejaVu", system-ui, sans-serif',
  },
  display: {
    value:
      '"Libre Caslon Display", "Selvedge Display Fallback", "Selvedge Display Noto", "Selvedge Display DejaVu", "Times New Roman", serif',
  },
  code: { value: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace' },
});

export const fontSizes = defineTokens.fontSizes({
  fine: { value: '0.75rem' },
  small: { value: '0.8125rem' },
  figure: { value: '0.875rem' },
  body: { value: '0.9375rem' },
  lead: { value: '1.125rem' },
  heading: { value: '1.1875rem' },
  displaySmall: { value: 'clamp(1.5rem, 1.3rem + 0.7vw, 2rem)' },
  displayMedium: { value: 'clamp(2.125rem, 1.6rem + 1.9vw, 3.25rem)' },
  displayLarge: { value: 'clamp(2.75rem, 1.7rem + 4.2vw, 5.25rem)' },
});

export const fontWeights = defineTokens.fontWeights({
  regular: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
});

export const lineHeights = defineTokens.lineHeights({
  none: { value: '1' },
  display: { value: '1.06' },
  tight: { value: '1.25' },
  snug: { value: '1.4' },
  text: { value: '1.55' },
});

export const letterSpacings = defineTokens.letterSpacings({
  display: { value: '-0.012em' },
  none: { value: '0' },
  label: { value: '0.01em' },
});

const display = {
  fontFamily: 'display',
  fontWeight: 'regular',
  lineHeight: 'display',
  letterSpacing: 'display',
} as const;
const text = { fontFamily: 'text', fontWeight: 'regular', letterSpacing: 'none' } as const;
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

export const textStyles = defineTextStyles({
  displayLarge: { value: { ...display, fontSize: 'displayLarge' } },
  displayMedium: { value: { ...display, fontSize: 'displayMedium' } },
  displaySmall: { value: { ...display, fontSize: 'displaySmall', lineHeight: 'tight' } },
  heading: { value: { ...text, fontSize: 'heading', fontWeight: 'medium', lineHeight: 'tight' } },
  lead: { value: { ...text, fontSize: 'lead', lineHeight: 'text' } },
  body: { value: { ...text, fontSize: 'body', lineHeight: 'text' } },
  strong: { value: { ...text, fontSize: 'body', fontWeight: 'semibold', lineHeight: 'text' } },
  small: { value: { ...text, fontSize: 'small', lineHeight: 'snug' } },
  label: {
    value: { ...text, fontSize: 'small', fontWeight: 'medium', lineHeight: 'snug', letterSpacing: 'label' },
  },
  control: {
    value: { ...text, fontSize: 'figure', fontWeight: 'medium', lineHeight: 'tight', letterSpacing: 'label' },
  },
  fine: { value: { ...text, fontSize: 'fine', lineHeight: 'snug', letterSpacing: 'label' } },
  figure: { value: { ...text, ...figures, fontSize: 'figure', lineHeight: 'snug' } },
  figureStrong: {
    value: { ...text, ...figures, fontSize: 'figure', fontWeight: 'semibold', lineHeight: 'snug' },
  },
  figureLarge: { value: { ...text, ...figures, fontSize: 'displaySmall', lineHeight: 'tight' } },
  code: { value: { fontFamily: 'code', fontSize: 'fine', lineHeight: 'snug', letterSpacing: 'none' } },
});
