import { css, cx } from '#style/css';
import { sideTable } from '../../../ui/layout/sideTable.ts';

/** Style, rows with their sizes, sums: the columns of the dense cart, where there is room for columns. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '[minmax(10rem, 15rem) minmax(0, 1fr) auto]' },
  columnGap: { base: '3', md: '4' },
} as const;

/** Stays below the season's line while one scrolls. */
export const denseHead = css({
  ...columns,
  position: 'sticky',
  top: '[var(--season-line, 0px)]',
  zIndex: 'sticky',
  alignItems: 'center',
  minHeight: '8',
  background: 'surface.page',
  borderBottom: 'ink',
  textStyle: 'fine',
  color: 'ink.muted',
  '& > :nth-child(2)': { hideBelow: 'md' },
  '& > :last-child': { textAlign: 'end' },
  '@media (max-height: 20rem)': { position: 'static' },
});

/** A style: its rows beside its name, or below it on a phone. */
export const denseStyle = css({
  ...columns,
  borderBottom: 'hair',
  scrollMarginTop: '20',
  ':not([data-far-lot]) > &': {
    '&[data-far]': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: {
        base: '[auto calc(3rem + var(--rows) * 2.75rem)]',
        md: '[auto calc(var(--rows) * 2.25rem + 2px)]',
      },
    },
  },
});
export const denseAbout = css({ display: 'flex', alignItems: 'flex-start', gap: '1', minWidth: '0' });
export const denseWords = css({ minWidth: '0', flex: '1', paddingBlock: '[1px]' });
export const denseName = css({
  textStyle: 'control',
  lineHeight: '[1.125rem]',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const denseNumber = css({
  textStyle: 'fine',
  lineHeight: '[1rem]',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const denseCells = css({
  gridRow: { base: '2', md: '1' },
  gridColumn: { base: '[1 / -1]', md: '2' },
  minWidth: '0',
});
/** The sums stand in a column, also where a style has no further colours to show. */
export const denseEnd = css({
  gridColumn: { base: '2', md: '3' },
  display: 'grid',
  gridTemplateColumns: 'auto {sizes.controlDense} {sizes.controlDense}',
  _touch: { gridTemplateColumns: 'auto {sizes.control} {sizes.control}' },
  alignItems: 'start',
  columnGap: '1',
  '& > :last-child:is(button)': { gridColumn: '3' },
  '& > :nth-child(2):not(:last-child)': { gridColumn: '2' },
});
export const denseSums = css({
  minWidth: { md: '[6rem]' },
  paddingBlock: '[1px]',
  textAlign: 'end',
  textStyle: 'figure',
  lineHeight: '[1.125rem]',
  '& > *': { display: 'block' },
  '& > :last-child': { textStyle: 'fine', lineHeight: '[1rem]', color: 'ink.muted' },
});
/** The quantities as words, as high as the rows that will replace them; or the colours of a folded style. */
export const denseRow = css({
  height: { base: 'control', md: '[2.25rem]' },
  _touch: { height: 'control' },
  display: 'flex',
  alignItems: 'center',
  textStyle: 'figure',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const denseScroller = cx(
  sideTable,
  css({
    position: 'relative',
    maxWidth: 'full',
    width: 'fit',
    scrollPaddingInlineStart: { base: '24', sm: '32' },
    paddingInlineEnd: '[3px]',
    '& td': { height: { md: '[2.25rem]' } },
    '& tr:last-child > :is(th, td)': { borderBottom: 'none' },
  }),
);
/** What is chosen, above the bar: it lies over the page, so that no row moves when it comes. */
export const denseFoot = css({
  '&:not(:has([data-chosen]))': { srOnly: true },
  '&:has([data-chosen])': {
    position: 'fixed',
    insetInline: '[max({spacing.gutter}, calc(50vw - {sizes.page} / 2 + {spacing.gutter}))]',
    bottom: '[max(var(--bar-height, 0px), var(--keypad-height, 0px))]',
    zIndex: 'sticky',
    borderTop: 'hair',
  },
});
/** Room for what is chosen below the last row. */
export const denseEndRoom = css({ height: '16' });
