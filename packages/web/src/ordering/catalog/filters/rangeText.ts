import type { Facet, Filters, RangeName } from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../messages/catalogue.ts';
import { amountOf } from '../../../ui/text/Values.tsx';

export const rangeTitles: Readonly<Record<RangeName, MessageId>> = {
  price: 'catalog.price.cost',
  retail: 'catalog.price.retail',
  weeks: 'catalog.column.delivery',
};

type Asked = { readonly filters: Filters; readonly facets: readonly Facet[]; readonly currency: string };

/** 'CP: €40.00 – €90.00', 'Delivery: from week 8/2027'; '' if the range is not asked for. */
export function rangeText(intl: IntlShape, { filters, facets, currency }: Asked, name: RangeName): string {
  const span = filters.ranges[name];
  if (!span) return '';
  const weeks = facets.find((facet) => facet.name === 'calendarWeek')?.values;
  const say = (end: number | string | null) =>
    typeof end === 'number'
      ? intl.formatNumber(amountOf(end, currency), { style: 'currency', currency })
      : (weeks?.find(({ key }) => key === end)?.label ?? end);
  return intl.formatMessage(
    { id: 'catalog.range.said' },
    {
      name: intl.formatMessage({ id: rangeTitles[name] }),
      ends: [span.from !== null && 'from', span.to !== null && 'to'].filter(Boolean).join(''),
      from: say(span.from),
      to: say(span.to),
    },
  );
}
