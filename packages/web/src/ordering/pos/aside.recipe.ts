import { css } from '#style/css';

/** The list, with favourites and last orders beside it. On a phone, favourites come first and last orders last. */
export const background = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.field}' },
  gridTemplateRows: { lg: 'auto 1fr' },
  columnGap: '16',
  rowGap: '8',
  alignItems: 'start',
});
export const beside = css({ lg: { gridColumn: '2' } });
export const main = css({ minWidth: '0', lg: { gridColumn: '1', gridRow: '1 / span 2' } });
export const heading = css({ textStyle: 'heading', marginBottom: '2' });
export const ledger = css({ borderTop: 'ink' });
export const line = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  paddingBlock: '2',
  minHeight: '[3.5rem]',
  alignContent: 'center',
  borderBottom: 'hair',
});
export const cover = css({
  textStyle: 'strong',
  _hover: { color: 'accent' },
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: '[none]' },
  '&:focus-visible::after': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[-2px]',
  },
});
export const detail = css({ textStyle: 'small', color: 'ink.muted' });
export const figures = css({ textStyle: 'small', textAlign: 'end' });
export const none = css({ textStyle: 'small', color: 'ink.muted', paddingBlock: '3', minHeight: '[3.5rem]' });
