import { type OrderTotals as Totals, toldTotals } from '@selvedge/core/rules';
import { Quantity } from '../../../ui/text/Values.tsx';
import { OrderTotals } from './OrderTotals.tsx';

type Props = {
  of: Partial<Totals> & Pick<Totals, 'pieces'>;
  /** On a narrow page only the pieces. */
  brief?: boolean | undefined;
};

/** How much a cart or an order has: only its pieces, where no more is known. */
export function HeadTotals({ of, brief }: Props) {
  const totals = toldTotals(of);
  return totals ? <OrderTotals totals={totals} brief={brief} /> : <Quantity count={of.pieces} unit />;
}
