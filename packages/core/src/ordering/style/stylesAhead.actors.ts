import { type ActorRefFrom, fromCallback } from 'xstate';
import { nearby } from '../../platform/actors/nearby.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { catalogMachine } from '../catalog/catalog.machine.ts';
import { coverOf } from './coverOf.ts';
import { neighboursOf } from './neighbours.ts';
import { pictureUrl } from './pictureUrl.ts';
import type { StyleShelf } from './styleShelf.ts';
import { type StylesAhead, type StylesAheadInput, stylesAheadMachine } from './stylesAhead.machine.ts';

type CatalogRef = ActorRefFrom<typeof catalogMachine>;

const aheadIn = (catalog: CatalogRef, articleId: string): StylesAhead => {
  const { after, before } = neighboursOf(catalog.getSnapshot().context, articleId);
  const colour = coverOf(after?.colours ?? []);
  return {
    articleIds: [after, before].flatMap((entry) => (entry ? [entry.articleId] : [])),
    articleColorId: colour?.pictured ? colour.articleColorId : null,
  };
};

/** Follows the list of the season's catalogue. */
const watchNeighbours = fromCallback<{ type: string }, Pick<StylesAheadInput, 'articleId'>>(
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

/** The chart with its services; it finds the catalogue in the workspace around it. */
export const stylesAheadLogic = (
  { bases, ports }: Pick<OrderingDependencies, 'bases' | 'ports'>,
  shelf: StyleShelf,
): typeof stylesAheadMachine =>
  stylesAheadMachine.provide({
    actors: { watchNeighbours },
    actions: {
      fetchAhead: (_, { place, ahead: { articleIds, articleColorId } }) => {
        shelf.fetchAhead(place, articleIds);
        if (articleColorId !== null) ports.fetchPicture(pictureUrl(bases.apiUrl, articleColorId, 'detail'));
      },
    },
  });
