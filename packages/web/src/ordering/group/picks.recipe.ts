import { css } from '#style/css';

export const pick = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[minmax(0, 1fr) auto]' },
  columnGap: '6',
  alignItems: 'baseline',
  paddingBlock: '3',
  borderBottom: 'hair',
  '& > div:has(input) > p': { marginInlineStart: '[1.875rem]' },
  '& > p': { marginInlineStart: { base: '[1.875rem]', sm: '0' } },
});
