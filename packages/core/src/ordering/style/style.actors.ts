import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { type Keylook, keylook, type SizeCurves, type Style, sizeCurves } from '../../contract/index.ts';
import { nearby } from '../../platform/actors/nearby.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { watchPage } from '../../platform/watchPage.ts';
import type { catalogMachine } from '../catalog/catalog.machine.ts';
import { keylookMachine, type LookAsked } from './keylook.machine.ts';
import { neighboursOf } from './neighbours.ts';
import { pictureUrl } from './pictureUrl.ts';
import { type PlaceSizesInput, placeSizesMachine } from './placeSizes.machine.ts';
import { type PlaceSizes, parsePlaceSizes } from './placeSizes.ts';
import { type StyleAsked, type StyleInput, type StylesAhead, styleMachine } from './style.machine.ts';
import { styleShelf } from './styleShelf.ts';

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

type CatalogRef = ActorRefFrom<typeof catalogMachine>;

const aheadIn = (catalog: CatalogRef, articleId: string): StylesAhead => {
  const { after, before } = neighboursOf(catalog.getSnapshot().context, articleId);
  const colour = after?.colours[0];
  return {
    articleIds: [after, before].flatMap((entry) => (entry ? [entry.articleId] : [])),
    articleColorId: colour?.pictured ? colour.articleColorId : null,
  };
};

/** Follows the list of the season's catalogue. */
const watchNeighbours = fromCallback<{ type: string }, Pick<StyleInput, 'articleId'>>(
  ({ input: { articleId }, sendBack, self }) => {
    const catalog = nearby(self, 'catalog') as CatalogRef | undefined;
    if (!catalog) return;
    let known = '';
    let list: unknown;
    const look = () => {
      const { found } = catalog.getSnapshot().context;
      if (found === list) return;
      list = found;
      const ahead = aheadIn(catalog, articleId);
      const text = JSON.stringify(ahead);
      if (text === known) return;
      known = text;
      sendBack({ type: 'neighbours.changed', ahead });
    };
    look();
    return catalog.subscribe(look).unsubscribe;
  },
);

/** The chart of a style's page with its services provided. */
export function styleLogic(dependencies: OrderingDependencies): typeof styleMachine {
  const shelf = styleShelf({
    api: dependencies.api,
    language: dependencies.language,
    now: dependencies.clock.now,
  });
  return styleMachine.provide({
    actors: {
      loadStyle: fromPromise<Style, StyleAsked>(({ input: { place, articleId }, signal }) =>
        shelf.take(place, articleId, signal),
      ),
      watchNeighbours,
      watchPage: watchPage(dependencies.ports),
      keylook: keylookLogic(dependencies),
      placeSizes: placeSizesLogic(dependencies),
    },
    actions: {
      showRoute: (_, { route }) => dependencies.showRoute(route),
      fetchAhead: (_, { place, ahead: { articleIds, articleColorId } }) => {
        shelf.fetchAhead(place, articleIds);
        if (articleColorId !== null)
          dependencies.ports.fetchPicture(pictureUrl(dependencies.bases.apiUrl, articleColorId, 'detail'));
      },
    },
  });
}
