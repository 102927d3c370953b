import type { RightEnv, SellingTime } from '@selvedge/core/contract';
import { sellingPhaseOf } from '@selvedge/core/rules';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { placeFor } from '../place/place.policy.ts';
import type { Place } from '../place/sellingTime.store.ts';
import type { CustomerRow } from '../pos/customer.policy.ts';
import { type CatalogueState, readCatalogueState } from '../style/catalogueVersion.store.ts';

/** The customer for whom the styles of a place are read, and the state of the catalogue. */
export interface CatalogueReading {
  readonly customer: CustomerRow;
  readonly state: CatalogueState;
}

type ReadPlace = Place & { readonly rightEnv: RightEnv; readonly customerId: string };

interface Decision {
  readonly reading: CatalogueReading;
  readonly sellingTime: SellingTime;
  readonly preview: boolean;
}

type Places = Map<string, Promise<Decision>>;

interface CatalogueSources {
  readonly db: Queryable;
  /** Server time, epoch ms. */
  readonly now: () => number;
  /** How many places are cached per user. */
  readonly most?: number;
}

/** @throws {Refusal} 404 `notFound` when the user may not read the place. */
export type CatalogueReader = (user: SignedInUser, place: ReadPlace) => Promise<CatalogueReading>;

/**
 * Decides by {@link placeFor} whether a user may read the styles of a place, for calls that only read. A decision
 * for an open selling time is cached by the user object. `AccessCheck.userOf` returns the same object only while
 * neither rights nor catalogue have changed. The cached decision ends with the selling time, by server time.
 * Refusals and previews are not cached; concurrent calls for them share one look.
 */
export function createCatalogueReader({ db, now, most = 64 }: CatalogueSources): CatalogueReader {
  const remembered = new WeakMap<SignedInUser, Places>();

  async function decide(user: SignedInUser, place: ReadPlace): Promise<Decision> {
    const at = now();
    const { customer, sellingTime } = await placeFor(db, user, place, at);
    const state = await readCatalogueState(db, customer.customerId);
    return {
      reading: { customer, state },
      sellingTime,
      preview: sellingPhaseOf(sellingTime, at) === 'upcoming',
    };
  }

  function placesOf(user: SignedInUser): Places {
    const places: Places = remembered.get(user) ?? new Map();
    remembered.set(user, places);
    return places;
  }

  function keep(places: Places, key: string, deciding: Promise<Decision>): Promise<Decision> {
    const [oldest] = places.keys();
    if (oldest !== undefined && places.size >= most) places.delete(oldest);
    places.set(key, deciding);
    const forget = () => {
      if (places.get(key) === deciding) places.delete(key);
    };
    deciding.then(({ preview }) => {
      if (preview) forget();
    }, forget);
    return deciding;
  }

  return async function read(user, place) {
    const places = placesOf(user);
    const { rightEnv, customerId, season, subdivision, collectionType } = place;
    const key = JSON.stringify([rightEnv, customerId, season, subdivision, collectionType]);
    const kept = places.get(key);
    if (!kept) return (await keep(places, key, decide(user, place))).reading;
    const { reading, sellingTime, preview } = await kept;
    if (sellingPhaseOf(sellingTime, now()) === (preview ? 'upcoming' : 'active')) return reading;
    if (places.get(key) === kept) places.delete(key);
    return read(user, place);
  };
}
