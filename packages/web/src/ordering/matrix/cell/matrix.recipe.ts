import { css, cva, cx } from '#style/css';
import { sideTable } from '../../../ui/layout/sideTable.ts';

/** The grid scrolls sideways on its own. The page never does. */
export const sheet = cx(
  sideTable,
  css({
    position: 'relative',
    borderBlock: 'hair',
    maxWidth: 'full',
    width: 'fit',
    scrollPaddingInlineStart: { base: '[7rem]', sm: '32' },
    /** Room for the fill handle, which sticks out of the last cell. */
    paddingBottom: '[3px]',
    paddingInlineEnd: '[3px]',
  }),
);
export const table = css({
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'figure',
  '& thead th': { borderBottom: 'line' },
});
const edge = {
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: 'raised',
  background: 'surface.page',
} as const;
export const sizeHead = css({
  minWidth: { base: '12', lg: '16' },
  paddingBlock: '2',
  textStyle: 'figure',
  fontWeight: 'medium',
  color: 'ink.muted',
  textAlign: 'center',
  userSelect: 'none',
  '&[data-head]': { cursor: 'pointer', _hover: { color: 'ink' } },
});
export const cornerHead = css({
  ...edge,
  paddingBlock: '2',
  textStyle: 'fine',
  color: 'ink.muted',
  textAlign: 'start',
  verticalAlign: 'bottom',
  userSelect: 'none',
  cursor: 'pointer',
});
export const rowHead = css({
  ...edge,
  // On a phone the longest word of a usual colour's name fits beside a length.
  width: { base: '[7rem]', sm: '[11rem]' },
  minWidth: { base: '[7rem]', sm: '[11rem]' },
  maxWidth: { base: '[7rem]', sm: '[11rem]' },
  paddingInlineEnd: '2',
  paddingBlock: '0',
  textAlign: 'start',
  fontWeight: 'regular',
  borderInlineEnd: 'hair',
  userSelect: 'none',
  cursor: 'pointer',
  'tr:has(+ [data-leads]) > &, tr:last-child > &': { borderBottom: 'hair' },
  // On a phone the total, which says by how much, is out of sight.
  'tr:has(> [data-over]) > &': {
    color: 'critical',
    boxShadow: '[inset 0 -2px currentColor]',
    _highContrast: { textDecoration: 'underline', textDecorationThickness: '[2px]' },
  },
});
export const rowHeadWords = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', sm: '2' },
  minWidth: '0',
  textStyle: { base: 'fine', sm: 'small' },
});
export const swatch = css({
  flexShrink: '0',
  width: '3',
  height: '3',
  border: 'control',
  borderRadius: 'round',
  background: '[var(--tone)]',
});
export const noSwatch = css({ flexShrink: '0', width: '3' });
export const colourName = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  lineClamp: { base: '2', sm: 'none' },
  '&[data-chosen=true]': { fontWeight: 'semibold' },
});
export const colourCode = css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums' });
export const lengthName = css({ flexShrink: '0', textStyle: 'figure', color: 'ink.muted' });
/** Hidden while the cart could not be read: its totals are unknown. */
const unread = { '[data-unread] &': { visibility: 'hidden' } } as const;
export const total = cva({
  base: {
    ...unread,
    minWidth: '16',
    paddingInline: '3',
    textAlign: 'end',
    textStyle: 'figureStrong',
    whiteSpace: 'nowrap',
  },
  variants: {
    over: { true: { color: 'critical', background: 'critical.wash' } },
    none: { true: { color: 'ink.subtle', fontWeight: 'regular' } },
    inBody: { true: { borderBottom: 'hair' } },
  },
});
export const columnTotal = css({
  ...unread,
  paddingBlock: '2',
  textAlign: 'center',
  color: 'ink.muted',
  borderTop: 'none',
});
export const footHead = css({ ...edge, borderTop: 'none', textAlign: 'start', textStyle: 'label' });
export const grandTotal = css({ ...unread, borderTop: 'none' });

const ruled = { borderInlineEnd: 'hair', borderBottom: 'hair' } as const;
export const cell = css({
  ...ruled,
  padding: '0',
  /** Only cells with something in a corner: hundreds of positioned boxes slow down every paint. */
  '&[data-marked]': { position: 'relative' },
  height: { base: 'control', md: '[2.125rem]' },
  _touch: { height: 'control' },
  /** In a dense sheet, which has no head, each cell says its size above the quantity. Its name says it as well. */
  '[data-dense] &': {
    _before: {
      content: "attr(data-size) / ''",
      display: 'block',
      height: '[0.875rem]',
      textAlign: 'center',
      fontSize: '[0.6875rem]',
      lineHeight: '[0.875rem]',
      color: 'ink.muted',
    },
  },
});

/** A size that this colour or length is not made in. */
export const hole = css({ ...ruled, background: 'surface.sunken' });

/** All states have the same size, so that nothing moves when a state changes. */
export const entry = css({
  display: 'block',
  /** The entry never changes the layout, so that typing a digit does not lay out the table again. */
  contain: '[size layout]',
  width: 'full',
  minWidth: { base: '12', lg: '16' },
  /** Keeps the focused cell clear of the line and the bar at the bottom edge. */
  scrollMarginBottom: {
    base: '[calc(max(var(--keypad-height, 0px) - var(--bar-height, 0px), 0px) + 8rem)]',
    md: '[calc(max(var(--keypad-height, 0px) - var(--bar-height, 0px), 0px) + 6rem)]',
  },
  scrollMarginTop: '12',
  height: 'full',
  '[data-dense] &': { height: '[calc(100% - 0.875rem)]' },
  padding: '0',
  border: 'clear',
  background: 'transparent',
  color: 'ink',
  textAlign: 'center',
  textStyle: 'figure',
  /** With less than 16 px a phone zooms in when the field gets the focus. */
  _touch: { fontSize: '[1rem]' },
  borderRadius: 'none',
  _hover: { borderColor: 'line.strong' },
  _focus: {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[-2px]',
    background: 'surface.raised',
  },
  '&:not([value=""])': { fontWeight: 'semibold' },
  '&[data-state=typed]': { boxShadow: '[inset 0 -2px 0 {colors.line.strong}]' },
  '&[data-state=sending]': { color: 'ink.muted' },
  '&[data-flagged]': { background: 'warning.wash', color: 'warning' },
  '&[data-state=invalid], &[data-state=refused]': {
    background: 'critical.wash',
    color: 'critical',
    borderColor: 'critical',
  },
  '&[data-state=conflict]': { background: 'warning.wash', color: 'warning', borderColor: 'warning' },
  '&[readonly]': { cursor: 'default', _hover: { borderColor: 'transparent' } },
  /** Struck out, as on a paper order form. */
  '&[data-barred]': {
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'border-box',
    backgroundImage:
      '[linear-gradient(to top right, transparent calc(50% - 0.5px), {colors.line.strong} calc(50% - 0.5px), {colors.line.strong} calc(50% + 0.5px), transparent calc(50% + 0.5px))]',
  },
});
/** A sign in the corner, so that no state is conveyed by colour alone. */
export const corner = css({
  position: 'absolute',
  top: '0.5',
  insetInlineEnd: '1',
  textStyle: 'fine',
  lineHeight: 'none',
  fontWeight: 'semibold',
  pointerEvents: 'none',
  color: 'warning',
  '&[data-tone=critical]': { color: 'critical' },
});

/** Pieces in stock or permitted, while figures are switched on. */
export const figure = css({
  position: 'absolute',
  bottom: '[1px]',
  insetInlineEnd: '1',
  textStyle: 'fine',
  fontSize: '[0.625rem]',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'none',
  color: 'ink.subtle',
  pointerEvents: 'none',
  '&[data-none]': { color: 'critical', fontWeight: 'semibold' },
  display: 'none',
  '[data-figures] &': { display: 'block' },
});
