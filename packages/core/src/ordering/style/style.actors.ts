import { fromPromise } from 'xstate';
import { type Keylook, keylook, type SizeCurves, type Style, sizeCurves } from '../../contract/index.ts';
import type { OrderingWorld } from '../world.ts';
import { keylookMachine, type LookAsked } from './keylook.machine.ts';
import { type PlaceSizesInput, placeSizesMachine } from './placeSizes.machine.ts';
import { type PlaceSizes, parsePlaceSizes } from './placeSizes.ts';
import { type StyleAsked, styleMachine } from './style.machine.ts';
import { styleShelf } from './styleShelf.ts';

/** Which sizes a customer carries, in this browser, as JSON. */
export const placeSizesKey = (customerId: string): string => `selvedge.placeSizes.${customerId}`;

export const keylookLogic = ({ api }: Pick<OrderingWorld, 'api'>): typeof keylookMachine =>
  keylookMachine.provide({
    actors: {
      loadLook: fromPromise<Keylook, LookAsked>(({ input: { place, keylookId }, signal }) =>
        api.send(keylook, { params: { ...place, keylookId: keylookId ?? '' }, signal }),
      ),
    },
  });

export const placeSizesLogic = ({
  api,
  storage,
}: Pick<OrderingWorld, 'api' | 'storage'>): typeof placeSizesMachine =>
  placeSizesMachine.provide({
    actors: {
      recallSizes: fromPromise<PlaceSizes, PlaceSizesInput>(async ({ input }) =>
        parsePlaceSizes(storage.get(placeSizesKey(input.place.customerId))),
      ),
      loadCurves: fromPromise<SizeCurves, PlaceSizesInput>(({ input: { place, articleId }, signal }) =>
        api.send(sizeCurves, { params: { ...place, articleId }, signal }),
      ),
    },
    actions: {
      keepSizes: (_, { customerId, kept }) => storage.set(placeSizesKey(customerId), JSON.stringify(kept)),
    },
  });

/** The chart of a style's page with its services. */
export function styleLogic(world: OrderingWorld): typeof styleMachine {
  const shelf = styleShelf({ api: world.api, language: world.language, now: world.clock.now });
  return styleMachine.provide({
    actors: {
      loadStyle: fromPromise<Style, StyleAsked>(({ input: { place, articleId }, signal }) =>
        shelf.take(place, articleId, signal),
      ),
      keylook: keylookLogic(world),
      placeSizes: placeSizesLogic(world),
    },
    actions: {
      showRoute: (_, { route }) => world.showRoute(route),
      fetchAhead: (_, { place, articleIds }) => shelf.fetchAhead(place, articleIds),
    },
  });
}
