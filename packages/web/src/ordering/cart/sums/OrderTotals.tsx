import type { OrderTotals as Totals } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';

/** How much is ordered, in the words that cart, check, order and confirmation share. */
export function OrderTotals({ totals: { styles, options, pieces } }: { totals: Totals }) {
  const intl = useIntl();
  // A line may end between two of them, not within one.
  return intl
    .formatMessage({ id: 'order.totals' }, { styles, options, pieces })
    .split(' · ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
}
