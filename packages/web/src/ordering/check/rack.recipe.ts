import { css, cva } from '#style/css';

/** As many pieces in a row as their least width lets stand; `--piece` is that width, by the zoom. */
export const pieces = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(var(--piece), 100%), 1fr))]',
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '6', md: '8' },
  _print: { gridTemplateColumns: '[repeat(auto-fill, minmax(calc(var(--piece) * 0.75), 1fr))]' },
});

/** By the zoom, from the first step on. */
export const pieceWidths = ['5.5rem', '7.5rem', '10rem', '15rem', '22rem'] as const;

export const section = cva({
  base: { borderTop: 'hair', paddingTop: '6' },
  variants: {
    wall: {
      true: {
        position: 'fixed',
        inset: '0',
        zIndex: 'notice',
        overflow: 'auto',
        borderTop: 'none',
        paddingInline: 'gutter',
        paddingBlock: '4',
        background: 'surface.page',
      },
    },
  },
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  paddingBottom: '5',
});
export const heading = css({ textStyle: 'displaySmall' });
export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  _print: { display: 'none' },
});
