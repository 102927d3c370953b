import { deliveryWeekOf } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** The calendar week of a delivery (epoch ms): 'week 14/2027'. */
export function DeliveryWeek({ at }: { at: number }) {
  const intl = useIntl();
  const { week, year } = deliveryWeekOf(at);
  return intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(week), year: String(year) });
}
