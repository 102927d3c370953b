import type { OrderLine } from '../../contract/index.ts';
import { type DeliveryWeek, deliveryWeekOf } from '../../rules/deliveryWeek.ts';
import { type OrderSums, orderSums } from './orderSums.ts';

/** The deliveries of one week, with their sums. */
export interface Delivery extends DeliveryWeek {
  readonly sums: OrderSums;
}

/** Groups lines by their delivery week, in ascending order. */
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
