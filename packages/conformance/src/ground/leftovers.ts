import { currentCart, filterSets, groupOrders } from '@selvedge/core/contract';
import { need } from '../http/typed.ts';
import type { Ground } from './ground.ts';
import { type Place, rightEnv } from './place.ts';

/** What stood before a run, by its id; null: it could not be told. */
export type Before = ReadonlyMap<string, string> | null;

const params = { rightEnv } as const;

async function standing({ caller }: Ground): Promise<ReadonlyMap<string, string>> {
  const groups = await need(caller, groupOrders, { params });
  const sets = await need(caller, filterSets, { params });
  return new Map([
    ...groups.map((one) => [one.groupId, `group order '${one.groupName}' (${one.groupId})`] as const),
    ...sets.map((one) => [one.filterSetId, `filter set '${one.name}' (${one.filterSetId})`] as const),
  ]);
}

/** What stands before a run: what is not the suite's own. */
export const whatStands = (ground: Ground): Promise<Before> => standing(ground).catch(() => null);

async function cartsAt({ caller }: Ground, places: readonly Place[]): Promise<string[]> {
  const found = [];
  for (const place of places) {
    const cart = await need(caller, currentCart, { params: place });
    if (cart) found.push(`cart ${cart.head.cartId} of customer ${place.customerId}`);
  }
  return found;
}

/**
 * What stands after a run that did not before, in words: also what a call made that should have been refused. Carts are
 * looked for where the suite worked: nobody had one there.
 */
export async function whatIsLeft(ground: Ground, before: Before): Promise<readonly string[]> {
  const stand = await ground.known<{ readonly place: Place }>('stand').catch(() => null);
  const target = await ground.known<string>('copyTarget').catch(() => null);
  if (stand === null && before === null) return [];
  try {
    const after = await standing(ground);
    const left = before === null ? [] : [...after].filter(([id]) => !before.has(id)).map(([, what]) => what);
    const places = stand ? [stand.place, ...(target ? [{ ...stand.place, customerId: target }] : [])] : [];
    return [...left, ...(await cartsAt(ground, places))];
  } catch (error) {
    return [
      `perhaps more: what stands could not be told (${error instanceof Error ? error.message : error})`,
    ];
  }
}
