import type { CartHead } from '@selvedge/core/contract';
import { css } from '#style/css';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { HeadTotals } from './HeadTotals.tsx';

const figures = css({
  display: { base: 'flex', md: 'grid' },
  gridTemplateColumns: { md: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(8rem, auto)]' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  textStyle: 'figureStrong',
  textAlign: { md: 'end' },
});

/** Totals and value of a cart in a list. */
export function CartFigures({ head }: { head: CartHead }) {
  return (
    <p className={figures}>
      <HeadTotals of={head} />
      <Amounts of={head} />
    </p>
  );
}
