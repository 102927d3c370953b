import { deliveryWeekOf, type StyleEntry } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { DeliveryWeek } from '../../style/parts/DeliveryWeek.tsx';

/** The weeks in which a style's colours are first delivered: 'week 14/2027', 'weeks 14–18/2027'. */
export function ListedWeeks({ style }: { style: Pick<StyleEntry, 'deliveryFrom' | 'lastDeliveryFrom'> }) {
  const intl = useIntl();
  const first = deliveryWeekOf(style.deliveryFrom);
  const last = deliveryWeekOf(style.lastDeliveryFrom);
  if (first.year === last.year && first.week === last.week) return <DeliveryWeek at={style.deliveryFrom} />;
  const from = first.year === last.year ? String(first.week) : `${first.week}/${first.year}`;
  return intl.formatMessage({ id: 'catalog.weeks' }, { from, to: `${last.week}/${last.year}` });
}
