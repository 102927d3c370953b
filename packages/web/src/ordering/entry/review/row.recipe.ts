import { css, cva } from '#style/css';

const columns = '[3rem 9.5rem 5.5rem 4rem 4.5rem 4.5rem minmax(0, 1fr) 2.75rem]';

export const head = css({
  display: { base: 'none', md: 'grid' },
  gridTemplateColumns: columns,
  columnGap: '3',
  paddingBlock: '2',
  borderBottom: 'ink',
  textStyle: 'label',
  color: 'ink.muted',
});
export const row = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '[repeat(6, minmax(0, 1fr))]', md: columns },
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    paddingBlock: { base: '3', md: '1.5' },
    margin: '0',
    border: 'none',
    borderBottom: 'hair',
    minWidth: '0',
  },
  variants: {
    tone: {
      taken: {},
      quiet: { color: 'ink.muted' },
      refused: { background: 'critical.wash', boxShadow: '[inset 2px 0 0 token(colors.critical)]' },
    },
  },
});
export const line = css({
  gridColumn: { base: '[1 / -2]', md: 'auto' },
  textStyle: 'figure',
  color: 'ink.muted',
  paddingInlineStart: '2',
  paddingTop: { base: '0', md: '1.5' },
});
/** On a phone: the code over the full width, below it colour, length and size, then the quantity. */
export const cell = cva({
  base: { minWidth: '0' },
  variants: {
    field: {
      code: { gridColumn: { base: '[1 / -1]', md: 'auto' } },
      colour: { gridColumn: { base: '[span 2]', md: 'auto' } },
      length: { gridColumn: { base: '[span 1]', md: 'auto' } },
      size: { gridColumn: { base: '[span 1]', md: 'auto' } },
      quantity: { gridColumn: { base: '[span 2]', md: 'auto' } },
    },
  },
});
export const value = css({
  '&[data-blank]': { visibility: { base: 'hidden', md: 'visible' } },
  display: 'block',
  textStyle: 'figure',
  paddingTop: { base: '0', md: '1.5' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const input = css({ width: 'full', minWidth: '0' });
export const verdict = css({
  gridColumn: { base: '[1 / -1]', md: 'auto' },
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  minWidth: '0',
  paddingTop: { base: '0', md: '1.5' },
  paddingInlineStart: { base: '2', md: '0' },
});
export const said = css({ display: 'flex', gap: '2', textStyle: 'small', '& > svg': { marginTop: '0.5' } });
/** A row as written in the list, below what is wrong with it. */
export const written = css({ textStyle: 'small', color: 'ink.muted', overflowWrap: 'anywhere' });
export const tones = cva({
  variants: {
    tone: {
      taken: { '& > svg': { color: 'positive' } },
      quiet: { '& > svg': { color: 'ink.muted' } },
      refused: { '& > svg': { color: 'critical' } },
    },
  },
});
export const side = css({
  gridColumn: { base: '[-2 / -1]', md: 'auto' },
  gridRow: { base: '1', md: 'auto' },
  justifySelf: 'end',
});
export const amends = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
