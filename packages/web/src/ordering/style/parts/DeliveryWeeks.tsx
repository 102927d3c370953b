import type { Colour } from '@selvedge/core/contract';
import { type DeliveryWeek, deliveryWeekOf } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** 'Delivery CW 14–16/2027' over the colours that are ordered. */
export function DeliveryWeeks({ colours }: { colours: readonly Colour[] }) {
  const intl = useIntl();
  if (colours.length === 0) return null;
  const first = deliveryWeekOf(Math.min(...colours.map(({ deliveryFrom }) => deliveryFrom)));
  const last = deliveryWeekOf(Math.max(...colours.map(({ deliveryTo }) => deliveryTo)));
  const text = ({ week, year }: DeliveryWeek) =>
    intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(week), year: String(year) });
  const year = first.year === last.year && String(last.year);
  if (year && first.week !== last.week)
    return (
      <span>
        {intl.formatMessage(
          { id: 'cart.delivery.weeks' },
          { from: String(first.week), to: String(last.week), year },
        )}
      </span>
    );
  return (
    <span>
      {year
        ? intl.formatMessage({ id: 'cart.delivery.one' }, { week: text(first) })
        : intl.formatMessage({ id: 'cart.delivery.several' }, { from: text(first), to: text(last) })}
    </span>
  );
}
