import { css } from '#style/css';

export const stack = css({ display: 'flex', flexDirection: 'column', gap: '5' });
/** As tall with few customers as with many, so that the next button stays in place while the list gets shorter. */
export const choosing = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  minHeight: '[min(34rem, 60dvh)]',
});
export const list = css({ borderTop: 'ink' });
/** Choice, name, number, town. Folded in two on a phone. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr) auto]',
    sm: '[minmax(0, 5fr) minmax(0, 2fr) minmax(0, 4fr)]',
  },
  columnGap: '4',
  alignItems: 'baseline',
  paddingBlock: '2',
  borderBottom: 'hair',
});
export const number = css({ textStyle: 'figure', color: 'ink.muted' });
export const town = css({ textStyle: 'small', color: 'ink.muted', hideBelow: 'sm' });
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
export const fine = css({ textStyle: 'small', color: 'ink.muted' });
export const target = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingBlock: '5',
  borderTop: 'ink',
  'section + &': { borderTop: 'hair' },
});
export const targetHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  rowGap: '1',
  '& h3': { textStyle: 'heading' },
});
export const figures = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2' });
export const term = css({ textStyle: 'fine', color: 'ink.muted' });
export const figure = css({ textStyle: 'figureStrong' });
export const reasons = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });
export const reason = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '2',
  textStyle: 'small',
  '& > svg': { color: 'critical', marginTop: '0.5' },
});
export const decision = css({
  border: 'hair',
  padding: '4',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  '& legend': { textStyle: 'strong', float: 'start', width: 'full', padding: '0' },
});
export const choice = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '3',
  alignItems: 'center',
  minHeight: 'controlDense',
  cursor: 'pointer',
  '& input': { width: '[1.125rem]', height: '[1.125rem]', accentColor: 'accent' },
});
export const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& caption': { textAlign: 'start', paddingBottom: '2' },
  '& th': {
    textStyle: 'fine',
    color: 'ink.muted',
    textAlign: 'start',
    paddingBlock: '1.5',
    borderBottom: 'hair',
  },
  '& td': { paddingBlock: '2', borderBottom: 'hair', verticalAlign: 'top' },
  '& td[data-figure]': { textStyle: 'figure' },
  '& [data-figure]': { textAlign: 'end', paddingInlineStart: '4', whiteSpace: 'nowrap' },
});
export const lineName = css({ textStyle: 'strong' });
