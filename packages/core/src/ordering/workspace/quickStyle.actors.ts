import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Style } from '../../contract/index.ts';
import { nearby } from '../../platform/actors/nearby.ts';
import type { catalogMachine } from '../catalog/catalog.machine.ts';
import { type QuickStyleAsked, quickStyleMachine } from '../matrix/quickStyle.machine.ts';
import { neighboursOf } from '../style/neighbours.ts';
import type { StyleShelf } from '../style/styleShelf.ts';

/** The chart with its services; it finds the catalogue in the workspace around it. */
export const quickStyleLogic = (shelf: StyleShelf): typeof quickStyleMachine =>
  quickStyleMachine.provide({
    actors: {
      loadStyle: fromPromise<Style, QuickStyleAsked>(({ input: { place, articleId }, signal }) =>
        shelf.take(place, articleId, signal),
      ),
    },
    actions: {
      fetchNext: ({ self }, { place, articleId }) => {
        const catalog = nearby(self, 'catalog') as ActorRefFrom<typeof catalogMachine> | undefined;
        const after = catalog && neighboursOf(catalog.getSnapshot().context, articleId).after;
        if (after) shelf.fetchAhead(place, [after.articleId]);
      },
    },
  });
