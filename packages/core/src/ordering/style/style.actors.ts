import { fromPromise } from 'xstate';
import { type Keylook, keylook, type SizeCurves, type Style, sizeCurves } from '../../contract/index.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { watchPage } from '../../platform/watchPage.ts';
import { keylookMachine, type LookAsked } from './keylook.machine.ts';
import { type PlaceSizesInput, placeSizesMachine } from './placeSizes.machine.ts';
import { type PlaceSizes, parsePlaceSizes } from './placeSizes.ts';
import { type StyleAsked, styleMachine } from './style.machine.ts';
import type { StyleShelf } from './styleShelf.ts';
import { stylesAheadLogic } from './stylesAhead.actors.ts';

/** Storage key of the sizes a customer carries, as JSON in this browser. */
export const placeSizesKey = (customerId: string): string => `selvedge.placeSizes.${customerId}`;

export const keylookLogic = ({ api }: Pick<OrderingDependencies, 'api'>): typeof keylookMachine =>
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
}: Pick<OrderingDependencies, 'api' | 'storage'>): typeof placeSizesMachine =>
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

/** The chart of a style's page with its services provided; `shelf` has the styles that were fetched ahead. */
export function styleLogic(dependencies: OrderingDependencies, shelf: StyleShelf): typeof styleMachine {
  return styleMachine.provide({
    actors: {
      loadStyle: fromPromise<Style, StyleAsked>(({ input: { place, articleId }, signal }) =>
        shelf.take(place, articleId, signal),
      ),
      watchPage: watchPage(dependencies.ports),
      keylook: keylookLogic(dependencies),
      placeSizes: placeSizesLogic(dependencies),
      stylesAhead: stylesAheadLogic(dependencies, shelf),
    },
    actions: {
      showRoute: (_, { route }) => dependencies.showRoute(route),
    },
  });
}
