import { css } from '#style/css';

export const list = css({ borderTop: 'ink', '& > li:last-child': { borderBottom: 'none' } });
/** Name with its facts, figures, link. Stacked on a phone. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[minmax(0, 3fr) minmax(0, 2fr) auto]' },
  columnGap: '8',
  rowGap: '2',
  alignItems: 'center',
  paddingBlock: '5',
  borderBottom: 'hair',
});
export const name = css({ textStyle: 'heading' });
export const number = css({ textStyle: 'figure', color: 'ink.muted' });
export const facts = css({ textStyle: 'small', color: 'ink.muted' });
export const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '1',
  textStyle: 'figureStrong',
});
export const sums = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '10',
  rowGap: '4',
  paddingBlock: '6',
  borderTop: 'hair',
});
export const term = css({ textStyle: 'fine', color: 'ink.muted' });
export const sum = css({ textStyle: 'figureLarge' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
/** The same widths in each row, so that the figures align. */
export const cartRow = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '[minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)]',
  },
  columnGap: '6',
  rowGap: '3',
  alignItems: 'start',
  paddingBlock: '5',
  borderBottom: 'hair',
  '& > div:last-of-type': { justifyContent: { md: 'flex-end' } },
});
export const about = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1.5' });
export const stack = css({ display: 'flex', flexDirection: 'column', gap: '5' });
export const findings = css({ gridColumn: '[1 / -1]', display: 'flex', flexDirection: 'column', gap: '1.5' });
export const found = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '2',
  textStyle: 'small',
  '& > svg': { color: 'critical', marginTop: '0.5' },
});
/** What a finding is about, above what it says. */
export const subject = css({ display: 'block', textStyle: 'strong' });
export const block = css({ height: '20', marginTop: '3' });
export const foot = css({
  paddingTop: '6',
  borderTop: 'hair',
  /** When stacked, the text of a link and of a button start at the same edge. */
  smDown: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    '& button': { marginInlineStart: '-5' },
  },
});
export const outcome = css({ display: 'flex', flexDirection: 'column', gap: '1' });
