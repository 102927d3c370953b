import { createFakeApi, samplePlace, settle, wired } from '@selvedge/core/testing';
import { createActor } from 'xstate';
import type { CartPage } from '../cart/state/cartPage.ts';
import { providedCharts } from './providedCharts.ts';

/** The charts beside the quantities of a cart, as they stand when its page is opened. */
export async function openCartPage(): Promise<CartPage> {
  const { api } = createFakeApi();
  const charts = providedCharts(api);
  const { cartView, sections, note, catalog } = charts;
  const prechecked = { rightEnv: 'preorder', cartId: 'cart-1', settled: true, version: 3 } as const;
  const page = {
    note: createActor(note, { input: { place: samplePlace, mayInsert: true } }).start(),
    precheck: createActor(wired.precheck(api), { input: prechecked }).start(),
    adding: createActor(wired.adding(api), { input: { place: samplePlace, mayInsert: true } }).start(),
    cartView: createActor(cartView, { input: { place: samplePlace, search: '' } }).start(),
    sections: createActor(sections).start(),
    catalog: createActor(catalog, { input: { place: samplePlace, search: '' } }).start(),
  };
  await settle();
  return page;
}
