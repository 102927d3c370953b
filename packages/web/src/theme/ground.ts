import { defineGlobalStyles, defineKeyframes } from '@pandacss/dev';
import { forcedColours } from './colours.ts';
import { seasonLine } from './seasonLine.ts';
import { sideTable } from './sideTable.ts';

export const keyframes = defineKeyframes({
  weave: { '0%': { backgroundPosition: '200% 0' }, '100%': { backgroundPosition: '-100% 0' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
  run: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
});

export const globalCss = defineGlobalStyles({
  ':root': { colorScheme: 'light dark' },
  ':root[data-theme=light]': { colorScheme: 'light' },
  ':root[data-theme=dark]': { colorScheme: 'dark' },
  html: {
    background: 'surface.page',
    color: 'ink',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    scrollbarGutter: 'stable',
    accentColor: 'accent',
    scrollPaddingTop: 'calc({spacing.24} + var(--season-line, 0px))',
    // A window that low has no room for a bar or a question that stays: they lie in the page.
    '@media (max-height: 20rem)': {
      '--bar-height': '0px !important',
      '--foot': '0px !important',
      scrollPaddingTop: 'calc({spacing.2} + var(--season-line, 0px))',
    },
    // The bar at the lower edge and what covers the foot of the page.
    '--lower-edge': 'calc(var(--bar-height, 0px) + var(--foot, 0px) + var(--ticker-height, 0px))',
    // What gets the focus stays clear of them, and of the notices, which stand a rem above them.
    '--notices': 'calc(var(--notice-height, 0px) + min(var(--notice-height, 0px), 1rem))',
    scrollPaddingBottom: 'calc(var(--lower-edge) + var(--notices) + {spacing.2})',
    // What covers the foot of the page can be scrolled clear of its end.
    paddingBottom: 'var(--foot, 0px)',
  },
  // And clear of a notice at the top of the page.
  'html:has([data-under-header])': {
    scrollPaddingTop: {
      base: 'calc(3.5rem + var(--season-line, 0px))',
      sm: 'calc(7rem + var(--season-line, 0px))',
    },
  },
  // What lies over the page above the bar, so that nothing moves when it comes, can be scrolled clear of the footer, too.
  'html:has([data-dense-foot] > [data-chosen])': {
    paddingBottom: {
      base: 'calc(var(--bar-height, 0px) + 10rem)',
      md: 'calc(var(--bar-height, 0px) + 5rem)',
    },
  },
  ...seasonLine,
  ...sideTable,
  // Not on html: a rem is the font size that the user chose in the browser, so 2.75rem is a touch target of 44 px.
  body: {
    textStyle: 'body',
    minHeight: 'screenHeight',
    overflowX: 'clip',
    overflowWrap: 'anywhere',
    hyphens: 'manual',
  },
  '::selection': { background: 'accent', color: 'accent.on' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  'button, [role=button], summary, select': { cursor: 'pointer' },
  '[aria-disabled=true]': { cursor: 'not-allowed' },
  'input, textarea, select, button': { font: 'inherit', color: 'inherit' },
  // The browser's radio button and disclosure triangle, drawn in the style of the checkbox and the folds.
  'input[type=radio]': {
    appearance: 'none',
    flexShrink: '0',
    width: '1.125rem',
    height: '1.125rem',
    margin: '0',
    border: 'control',
    borderRadius: 'round',
    background: 'surface.raised',
    cursor: 'inherit',
  },
  'input[type=radio]:checked': {
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 0.1875rem {colors.surface.raised}',
    background: 'accent',
  },
  'input[type=radio][aria-disabled=true]': { borderColor: 'line', background: 'surface.sunken' },
  summary: { listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary::before': {
    content: '""',
    display: 'inline-block',
    width: '0.4375rem',
    height: '0.4375rem',
    marginInlineEnd: '0.625rem',
    verticalAlign: '0.125rem',
    borderInlineEnd: '1.5px solid currentColor',
    borderBlockEnd: '1.5px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  'details[open] > summary::before': { transform: 'rotate(45deg)' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after, ::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': { ':root': forcedColours },
  '@media print': {
    html: { background: '#fff', color: '#000', fontSize: '10pt' },
  },
});
