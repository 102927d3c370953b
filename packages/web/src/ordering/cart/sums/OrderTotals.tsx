import type { OrderTotals as Totals } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';

/** How much is ordered, in the words that cart, check, order and confirmation share. */
export function OrderTotals({ totals: { styles, options, pieces } }: { totals: Totals }) {
  const intl = useIntl();
  return intl.formatMessage({ id: 'order.totals' }, { styles, options, pieces });
}
