import type { CartHead } from '@selvedge/core/contract';
import { toldTotals } from '@selvedge/core/rules';
import { css } from '#style/css';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { Quantity } from '../../../ui/text/Values.tsx';
import { OrderTotals } from './OrderTotals.tsx';

const figures = css({
  display: { base: 'flex', md: 'grid' },
  gridTemplateColumns: { md: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(8rem, auto)]' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  textStyle: 'figureStrong',
  textAlign: { md: 'end' },
});

/** Pieces and value of a cart in a list. */
export function CartFigures({ head }: { head: CartHead }) {
  const totals = toldTotals(head);
  return (
    <p className={figures}>
      {totals ? (
        <span>
          <OrderTotals totals={totals} />
        </span>
      ) : (
        <Quantity count={head.pieces} unit />
      )}
      <Amounts of={head} />
    </p>
  );
}
