import { css } from '#style/css';

export const list = css({ borderTop: 'ink', '&[aria-busy=true]': { color: 'ink.muted' } });
/** Name, number, town, country, lock: one line of a table, folded in two on a phone. No column is narrower than its longest word in German. */
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto auto',
    md: 'minmax(0, 18fr) minmax(0, 8fr) minmax(0, 13fr) minmax(0, 10fr) minmax(0, 11fr) minmax(0, 20fr) auto auto',
  },
  columnGap: '5',
  alignItems: 'baseline',
  paddingBlock: '3',
  minHeight: { base: '16', md: '12' },
  borderBottom: 'hair',
});
export const name = css({ textStyle: 'heading', minWidth: '0' });
export const number = css({
  textStyle: 'figure',
  color: 'ink.muted',
  textAlign: { base: 'end', md: 'start' },
});
export const town = css({ textStyle: 'small' });
export const country = css({ textStyle: 'small', color: 'ink.muted', hideBelow: 'md' });
export const lock = css({
  alignSelf: 'center',
  textAlign: { md: 'end' },
  gridColumn: { base: '[2]', md: 'auto' },
  gridRow: { base: '[2]', md: 'auto' },
});
/** What waits: beside the town on a wide screen, below it on a phone. */
export const waiting = css({
  gridColumn: { base: '[1 / -1]', md: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { md: 'flex-end' },
  columnGap: '3',
  rowGap: '1',
  textStyle: 'small',
});
export const countLine = css({ textStyle: 'small', color: 'ink.muted', marginBottom: '2', minHeight: '5' });
