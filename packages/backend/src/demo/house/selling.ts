import { MOCK_SELLING_WINDOW } from '@selvedge/core/contract';
import type { orderLimits } from '../../ordering/limit/orderLimit.schema.ts';
import type { sellingTimes } from '../../ordering/season/season.schema.ts';
import type { Random } from '../../pictures/random.ts';
import type { Calendar } from './calendar.ts';
import type { DemoCustomers } from './customers.ts';
import type { DemoPlace } from './places.ts';
import { markets } from './shops.ts';

/** Sales staff may work on a season longer than partners, by `ahead` at both ends. */
const roles = [
  { role: 'ROLE_RETAIL', ahead: 0 },
  { role: 'ROLE_SALES', ahead: MOCK_SELLING_WINDOW },
] as const;

export const demoSellingTimes = (places: readonly DemoPlace[]): (typeof sellingTimes.$inferInsert)[] =>
  places.flatMap(({ season, subdivision, collectionType, sold }) =>
    sold.flatMap(({ rightEnv, period }) =>
      markets.flatMap(({ country }) =>
        roles.map(({ role, ahead }) => ({
          rightEnv,
          season,
          subdivision,
          collectionType,
          country,
          role,
          salesPeriodFrom: period.from - ahead,
          salesPeriodTo: period.to + ahead,
        })),
      ),
    ),
  );

/** The currency that limits were agreed in before the customers' price lists existed. */
const formerCurrency = 'USD';

/** Limits in the open season for two of three customers. Those of `otherCurrency` are all in the former currency. */
export function demoLimits(
  random: Random,
  { customers, priceLists, regulars }: DemoCustomers,
  { open, otherCurrency }: Calendar,
): (typeof orderLimits.$inferInsert)[] {
  const currencies = new Map(priceLists.map(({ priceListId, currency }) => [priceListId, currency]));
  return customers.flatMap(({ customerId, priceListId }) => {
    const amount = random.between(4, 40) * 1_000_000;
    const limited = customerId === regulars[0] || random.chance(0.66);
    const limit = { customerId, rightEnv: 'preorder' as const, amount };
    return [
      ...(limited ? [{ ...limit, season: open.season, currency: currencies.get(priceListId) ?? '' }] : []),
      { ...limit, season: otherCurrency.season, currency: formerCurrency },
    ];
  });
}
