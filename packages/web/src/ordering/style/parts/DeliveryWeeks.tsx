import type { Colour } from '@selvedge/core/contract';
import { type DeliveryWeek, deliveryWeekOf } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** The weeks over all colours: 'Delivery weeks 14–16/2027', with each its year where they are in two. */
export function DeliveryWeeks({ colours }: { colours: readonly Colour[] }) {
  const intl = useIntl();
  if (colours.length === 0) return null;
  const first = deliveryWeekOf(Math.min(...colours.map(({ deliveryFrom }) => deliveryFrom)));
  const last = deliveryWeekOf(Math.max(...colours.map(({ deliveryTo }) => deliveryTo)));
  const text = ({ week, year }: DeliveryWeek) =>
    intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(week), year: String(year) });
  const said = () => {
    if (first.year !== last.year)
      return intl.formatMessage({ id: 'cart.delivery.several' }, { from: text(first), to: text(last) });
    if (first.week === last.week)
      return intl.formatMessage({ id: 'cart.delivery.one' }, { week: text(first) });
    const weeks = { from: String(first.week), to: String(last.week), year: String(last.year) };
    return intl.formatMessage({ id: 'cart.delivery.weeks' }, weeks);
  };
  return <span>{said()}</span>;
}
