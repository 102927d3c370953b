import {
  activeSellingTimes,
  type Customer,
  currentCart,
  customer,
  customers,
  liveEvents,
  readNumbered,
  type SeasonPlace,
  type Style,
  styleDetail,
  styleIndex,
} from '@selvedge/core/contract';
import { hindranceOf } from '@selvedge/core/rules';
import { Blocked, CouldNotRun, Deviation, NothingThere } from '../http/deviation.ts';
import { need, plain } from '../http/typed.ts';
import type { Ground } from './ground.ts';

export const rightEnv = 'preorder' as const;
export type Place = SeasonPlace & { readonly rightEnv: typeof rightEnv };

/** How many customers are looked at for a place of their own, and how many styles for one that can be ordered. */
const MOST_CUSTOMERS = 40;
const MOST_STYLES = 60;

/** The customer of that id or number; none when the user may not order for it. */
async function customerNamed({ caller }: Ground, wished: string): Promise<readonly Customer[]> {
  const params = { rightEnv, customerId: wished };
  const { status } = await caller.call(plain(customer), { params });
  if (status === 200) {
    const own = await need(caller, customer, { params });
    if (own.customerId === wished) return [own];
    throw new Blocked(customer.name, new Deviation(`customer ${wished}`, own.customerId));
  }
  const found = await need(caller, customers, { params: { rightEnv }, query: { query: wished } });
  return found.filter(({ customerNumber }) => customerNumber === wished);
}

/** Customers the user may order for, or the one that is wished; those that are locked last. */
const ownCustomers = (ground: Ground): Promise<readonly Customer[]> =>
  ground.once('customers', async () => {
    const { caller, wishes } = ground;
    if (wishes.customer !== null) return customerNamed(ground, wishes.customer);
    const found = await need(caller, customers, { params: { rightEnv }, query: {} });
    return found.toSorted((one, other) => one.locks.length - other.locks.length).slice(0, MOST_CUSTOMERS);
  });

/** Whether the stranger, where there is one, may not order for a customer. */
export async function isForeign({ stranger }: Ground, customerId: string): Promise<boolean> {
  if (!stranger) return true;
  const { status } = await stranger.call(plain(customer), { params: { rightEnv, customerId } });
  return status !== 200;
}

async function placesOf(ground: Ground, { customerId }: Customer): Promise<Place[]> {
  const { season, subdivision, collectionType } = ground.wishes;
  const times = await need(ground.caller, activeSellingTimes, { params: { rightEnv, customerId } });
  return times
    .filter(
      (time) =>
        (season === null || time.season === season) &&
        (subdivision === null || time.subdivision === subdivision) &&
        (collectionType === null || time.collectionType === collectionType),
    )
    .map((time) => ({
      rightEnv,
      customerId,
      season: time.season,
      subdivision: time.subdivision,
      collectionType: time.collectionType,
    }));
}

/** Up to so many styles of a place, one after another. */
async function* stylesAt({ caller }: Ground, place: Place): AsyncGenerator<Style> {
  const { articleIds } = await need(caller, styleIndex, { params: place });
  for (const articleId of readNumbered(articleIds).slice(0, MOST_STYLES))
    yield await need(caller, styleDetail, { params: { ...place, articleId } });
}

const orderableOf = (style: Style, place: Place) =>
  style.colours.flatMap((colour) =>
    colour.variants.filter(
      (variant) => hindranceOf({ style, colour, variant }, { place, now: Date.now() }) === null,
    ),
  );

/** A style of which two cells can be ordered; null: there is none at the place. */
async function orderableStyle(ground: Ground, place: Place): Promise<Style | null> {
  for await (const style of stylesAt(ground, place)) if (orderableOf(style, place).length > 1) return style;
  return null;
}

interface Stand {
  readonly place: Place;
  readonly customer: Customer;
  readonly style: Style;
}

async function standAt(ground: Ground, own: Customer, place: Place): Promise<Stand | null> {
  if ((await need(ground.caller, currentCart, { params: place })) !== null) return null;
  const style = await orderableStyle(ground, place);
  return style && { place, customer: own, style };
}

/** A place where nobody has a cart and something can be ordered: the cart that is made there is the suite's own. */
const stand = (ground: Ground): Promise<Stand> =>
  ground.once('stand', async () => {
    for (const own of await ownCustomers(ground)) {
      if (!(await isForeign(ground, own.customerId))) continue;
      const places = await placesOf(ground, own);
      const live = await Promise.all(
        places.map(async (place) => (await need(ground.caller, liveEvents, { params: place })).length),
      );
      const best = places.map((place, at) => ({ place, live: live[at] ?? 0 }));
      for (const { place } of best.toSorted((one, other) => other.live - one.live)) {
        const found = await standAt(ground, own, place);
        if (found) return found;
      }
    }
    throw new CouldNotRun(
      'no customer has a place in pre-order where something can be ordered and nobody has a cart; name one by --customer and --season',
    );
  });

export const placeOf = async (ground: Ground): Promise<Place> => (await stand(ground)).place;
export const customerOf = async (ground: Ground): Promise<Customer> => (await stand(ground)).customer;
export const styleOf = async (ground: Ground): Promise<Style> => (await stand(ground)).style;

/** The first two cells that can be ordered of the style. */
export async function variantsOf(ground: Ground) {
  const { place, style } = await stand(ground);
  const [first, second] = orderableOf(style, place);
  if (!first || !second) throw new NothingThere('two cells that can be ordered');
  return { first, second };
}

/** A style that is part of a look. */
export const keylookIdOf = (ground: Ground): Promise<string> =>
  ground.once('keylook', async () => {
    for await (const { keylookId } of stylesAt(ground, await placeOf(ground)))
      if (keylookId !== null) return keylookId;
    throw new NothingThere('no style of the place is part of a look');
  });

/** Another customer for whom the place is open and nobody has a cart, for copies to go to. */
export const copyTargetOf = (ground: Ground): Promise<string> =>
  ground.once('copyTarget', async () => {
    const place = await placeOf(ground);
    const asked = { params: { rightEnv }, query: {} } as const;
    const all = await need(ground.caller, customers, asked);
    const others = all.filter(
      ({ customerId, locks }) => customerId !== place.customerId && locks.length === 0,
    );
    for (const { customerId } of others.slice(0, MOST_CUSTOMERS)) {
      const target = { ...place, customerId };
      const times = await placesOf(ground, { ...(await customerOf(ground)), customerId });
      const open = times.some(
        ({ season, subdivision, collectionType }) =>
          season === place.season &&
          subdivision === place.subdivision &&
          collectionType === place.collectionType,
      );
      if (open && (await need(ground.caller, currentCart, { params: target })) === null) return customerId;
    }
    throw new NothingThere('no other customer may order at the place without having a cart there');
  });
