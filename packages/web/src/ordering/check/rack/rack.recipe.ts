import { css, cva } from '#style/css';

/** As many pieces per row as their minimum width allows. `--piece` is that width and depends on the zoom. */
export const pieces = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(var(--piece), 100%), 1fr))]',
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '6', md: '8' },
  _print: { gridTemplateColumns: '[repeat(auto-fill, minmax(calc(var(--piece) * 0.75), 1fr))]' },
});

/** By zoom step, the smallest first. */
export const pieceWidths = ['5.5rem', '7.5rem', '10rem', '15rem', '22rem'] as const;

/** In full screen the number of pieces per row is the same on any screen size. */
export const wallWidths = [
  'max(5.5rem, 6vw)',
  'max(7.5rem, 8.5vw)',
  'max(10rem, 12vw)',
  'max(15rem, 18vw)',
  'max(22rem, 26vw)',
] as const;

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
        paddingBottom: '8',
        background: 'surface.page',
        // The strip that the page reserves for its scrollbar belongs to the full screen.
        _backdrop: { background: 'surface.page' },
      },
    },
  },
});
export const head = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    paddingBottom: '5',
  },
  variants: {
    wall: {
      true: {
        position: 'sticky',
        top: '[var(--season-line, 0px)]',
        zIndex: 'sticky',
        alignItems: 'center',
        marginBottom: '5',
        paddingTop: '5',
        paddingBottom: '4',
        borderBottom: 'hair',
        background: 'surface.page',
      },
    },
  },
});
export const heading = cva({
  base: { textStyle: 'displaySmall' },
  variants: { wall: { true: { textStyle: 'displayMedium' } } },
});
export const eyebrow = css({ textStyle: 'small', color: 'ink.muted' });
export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  _print: { display: 'none' },
});
