import { demoMessages } from '../message/message.seed.ts';
import type { MessageRow } from '../message/message.store.ts';
import type { orderLimits } from '../ordering/limit/orderLimit.schema.ts';
import type { customerFavorites } from '../ordering/pos/favorite.schema.ts';
import type { brands, lines, seasons, sellingTimes, subdivisions } from '../ordering/season/season.schema.ts';
import { createRandom } from '../pictures/random.ts';
import { type DemoCatalogue, demoCatalogue } from './catalogue/catalogue.ts';
import { type EarlierOrders, earlierOrders } from './earlierOrders.ts';
import { accounts } from './house/accounts.ts';
import { calendarAt } from './house/calendar.ts';
import { type DemoCustomers, demoCustomers } from './house/customers.ts';
import { house } from './house/house.ts';
import { type DemoPlace, demoPlaces } from './house/places.ts';
import { demoLimits, demoSellingTimes } from './house/selling.ts';
import { type OpenCarts, openCarts } from './openCarts.ts';

export interface DemoOptions {
  readonly seed?: number;
  /** The moment that dates are relative to, in epoch ms. */
  readonly now: number;
  /** Number of styles in all places together. */
  readonly styles?: number;
  /** Puts all styles into the open season's '13-0', 'main', for measurements. */
  readonly onePlace?: boolean;
  /** Number of colours for one style of each place, in all lengths and sizes: a sheet with hundreds of cells. */
  readonly wideColours?: number;
  /** Adds orders of past seasons; without it nobody has ordered yet. */
  readonly earlierOrders?: boolean;
  /** Adds carts that somebody is at work on. */
  readonly openCarts?: boolean;
}

/** The rows of every table that the demo fills. */
export interface Demo extends DemoCustomers, DemoCatalogue {
  readonly earlier: EarlierOrders | null;
  readonly desk: OpenCarts | null;
  readonly brands: (typeof brands.$inferInsert)[];
  readonly lines: (typeof lines.$inferInsert)[];
  readonly houseSubdivisions: (typeof subdivisions.$inferInsert)[];
  readonly seasons: (typeof seasons.$inferInsert)[];
  readonly sellingTimes: (typeof sellingTimes.$inferInsert)[];
  readonly orderLimits: (typeof orderLimits.$inferInsert)[];
  readonly favorites: (typeof customerFavorites.$inferInsert)[];
  readonly messages: MessageRow[];
}

function houseRows() {
  const rows = { brands: [], lines: [], houseSubdivisions: [] } as Pick<
    Demo,
    'brands' | 'lines' | 'houseSubdivisions'
  >;
  for (const { brandId, displayName, lines } of house) {
    rows.brands.push({ brandId, displayName });
    for (const [position, line] of lines.entries()) {
      const lineId = `${brandId}-${position + 1}`;
      rows.lines.push({ lineId, brandId, displayName: line.displayName, position });
      for (const { subdivision, displayName: name } of line.subdivisions) {
        rows.houseSubdivisions.push({ subdivision, lineId, displayName: name });
      }
    }
  }
  return rows;
}

function placesOf(options: DemoOptions, places: readonly DemoPlace[]): readonly DemoPlace[] {
  if (!options.onePlace) return places;
  return places.map((place, index) => ({ ...place, weight: index === 0 ? 1 : 0 }));
}

/** Generates the demo data. The result is the same for the same options; `now` shifts nothing but the dates. */
export function generate(options: DemoOptions): Demo {
  const seed = options.seed ?? 27;
  const random = createRandom(seed);
  const calendar = calendarAt(options.now);
  const places = placesOf(options, demoPlaces(calendar));
  const people = demoCustomers(random);
  const { current, open, preview, otherCurrency } = calendar;
  const buyers = accounts.filter(({ customers }) => customers === 'regulars');
  const demo = {
    ...houseRows(),
    ...people,
    seasons: [current, open, preview, otherCurrency].map((season) => ({ ...season })),
    sellingTimes: demoSellingTimes(places),
    orderLimits: demoLimits(random, people, calendar),
    favorites: buyers.flatMap(({ userId }) =>
      people.regulars.slice(0, 2).map((customerId) => ({ userId, customerId })),
    ),
    messages: demoMessages(calendar.today),
    ...demoCatalogue(random, {
      places,
      calendar,
      styles: options.styles ?? 1_500,
      barredFor: people.regulars.slice(0, 1),
      wideColours: options.wideColours ?? null,
    }),
  };
  return {
    ...demo,
    earlier: options.earlierOrders ? earlierOrders(seed, demo, calendar) : null,
    desk: options.openCarts ? openCarts(seed, demo, calendar) : null,
  };
}
