import type { OrderLine } from '../../contract/index.ts';
import { type DeliveryWeek, deliveryWeekOf } from '../deliveryWeek.ts';
import { type OrderSums, orderSums } from './orderSums.ts';

/** What is delivered in one week, with its sums. */
export interface Delivery extends DeliveryWeek {
  readonly sums: OrderSums;
}

/** Lines by the week from which they are delivered, the first week first. */
export function deliveriesOf(lines: readonly OrderLine[]): Delivery[] {
  const weeks = new Map<number, { when: DeliveryWeek; lines: OrderLine[] }>();
  for (const line of lines) {
    const when = deliveryWeekOf(line.deliveryFrom);
    const key = when.year * 100 + when.week;
    const known = weeks.get(key);
    if (known) known.lines.push(line);
    else weeks.set(key, { when, lines: [line] });
  }
  return [...weeks]
    .sort(([one], [other]) => one - other)
    .map(([, { when, lines: ofWeek }]) => ({ ...when, sums: orderSums(ofWeek) }));
}
