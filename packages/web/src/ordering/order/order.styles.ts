import { css } from '#style/css';

export const sheet = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'figure',
  textAlign: 'start',
  '& th, & td': {
    paddingBlock: '1.5',
    paddingInlineEnd: '3',
    borderBottom: 'hair',
    fontWeight: 'regular',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  '& tfoot > tr > *': { textStyle: 'figureStrong', borderBottom: 'none', borderTop: 'hair' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
  '& thead th': { color: 'ink.muted', textStyle: 'fine' },
});
export const cellHead = css({ textAlign: '[end !important]', minWidth: '10' });
export const sumCell = css({ textAlign: '[end !important]', minWidth: '16' });
