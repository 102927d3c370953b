import { type OrderTotals as Totals, toldTotals } from '@selvedge/core/rules';
import { Quantity } from '../../../ui/text/Values.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** How much a cart or an order of a list has: its pieces only, where an earlier release tells no more. */
export function HeadTotals({ of }: { of: Partial<Totals> & Pick<Totals, 'pieces'> }) {
  const totals = toldTotals(of);
  return totals ? <OrderTotals totals={totals} /> : <Quantity count={of.pieces} unit />;
}
