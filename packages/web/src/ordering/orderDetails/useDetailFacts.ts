import type { Address, OrderedDetails } from '@selvedge/core/contract';
import { weekIn } from '@selvedge/core/order';
import { townLine } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';

export const addressText = ({ name, street, ...town }: Address): string =>
  [name, street, townLine(town)].join(', ');

/** What a customer said about an order, each as its label and its words (O9). What was not said is not there. */
export function useDetailFacts(details: OrderedDetails | undefined): [label: string, said: string][] {
  const intl = useIntl();
  if (!details) return [];
  const { customerOrderNumber, deliveryAddress, requestedWeek } = details;
  const facts: [string, string][] = [];
  if (customerOrderNumber !== '')
    facts.push([intl.formatMessage({ id: 'order.details.number' }), customerOrderNumber]);
  if (deliveryAddress !== null)
    facts.push([intl.formatMessage({ id: 'order.details.address' }), addressText(deliveryAddress)]);
  const week = requestedWeek === null ? null : weekIn(requestedWeek);
  if (week !== null)
    facts.push([
      intl.formatMessage({ id: 'order.details.week' }),
      intl.formatMessage({ id: 'cart.delivery.week' }, { week: week.week, year: String(week.year) }),
    ]);
  return facts;
}
