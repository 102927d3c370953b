import { assign, setup } from 'xstate';
import type { SeasonPlace } from '../../../contract/index.ts';
import type { OrderingRoute } from '../../../navigation/orderingRoute.ts';
import { comparedIn, compareSearch } from './compareAddress.ts';
import { MOST_COMPARED } from './mostCompared.ts';

/** The styles that are chosen to be compared, and whether they are. */
export interface CompareContext {
  place: SeasonPlace;
  /** The list's part of the address: '' or '?…'. */
  search: string;
  /** In the order in which they were chosen. */
  articleIds: readonly string[];
  /** The address asks for them side by side. */
  isShown: boolean;
}

export type CompareEvent =
  /** Chooses a style, or no longer; also removes it where the styles are side by side. */
  | { type: 'compare.toggled'; articleId: string }
  | { type: 'compare.cleared' }
  /** Goes back to the list; the choice stays. */
  | { type: 'compare.closed' }
  /** The address of the list, '' or '?…'. */
  | { type: 'search.shown'; search: string };

const addressed = (search: string, chosen: readonly string[]) => {
  const articleIds = comparedIn(search);
  return {
    search: compareSearch(search, []),
    articleIds: articleIds ?? chosen,
    isShown: articleIds !== null,
  };
};

/** Styles of the list, chosen to be seen side by side: two to six of them (M1). The address names those that are. */
export const compareMachine = setup({
  types: {
    context: {} as CompareContext,
    events: {} as CompareEvent,
    input: {} as { place: SeasonPlace; search: string },
  },
  actions: {
    toggle: assign(({ context }, { articleId }: { articleId: string }) => {
      const others = context.articleIds.filter((one) => one !== articleId);
      const articleIds =
        others.length < context.articleIds.length ? others : [...context.articleIds, articleId];
      return { articleIds, isShown: context.isShown && articleIds.length > 0 };
    }),
    clear: assign({ articleIds: [] }),
    hide: assign({ isShown: false }),
    setAddress: assign(({ context: { articleIds } }, { search }: { search: string }) =>
      addressed(search, articleIds),
    ),
    /** Puts the address of the list into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
  },
  guards: {
    isShown: ({ context }) => context.isShown,
    isFull: ({ context }) => context.articleIds.length >= MOST_COMPARED,
    isChosen: ({ context }, { articleId }: { articleId: string }) => context.articleIds.includes(articleId),
  },
}).createMachine({
  id: 'compare',
  description: 'Styles of the list that are compared side by side',
  context: ({ input: { place, search } }) => ({ place, ...addressed(search, []) }),
  initial: 'deciding',
  on: {
    'search.shown': {
      target: '.deciding',
      actions: { type: 'setAddress', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      description: 'Are the styles side by side, and is there room for another one?',
      always: [
        { guard: 'isShown', target: 'comparing' },
        { guard: 'isFull', target: 'full' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Styles can be chosen; from two on they can be compared',
      on: {
        'compare.cleared': { actions: 'clear' },
        'compare.toggled': {
          target: 'deciding',
          actions: { type: 'toggle', params: ({ event }) => event },
        },
      },
    },
    full: {
      description: 'Six styles are chosen',
      initial: 'silent',
      on: {
        'compare.cleared': { target: 'deciding', actions: 'clear' },
        'compare.toggled': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'toggle', params: ({ event }) => event },
          },
          { target: '.refusing' },
        ],
      },
      states: {
        silent: { description: 'Nobody has asked for a seventh' },
        refusing: { description: 'A seventh was asked for: six are the most, and one has to go first' },
      },
    },
    comparing: {
      description: 'The styles are side by side',
      on: {
        'compare.toggled': {
          guard: { type: 'isChosen', params: ({ event }) => event },
          target: 'dropping',
          actions: { type: 'toggle', params: ({ event }) => event },
        },
        'compare.closed': {
          target: 'deciding',
          actions: [
            'hide',
            {
              type: 'showRoute',
              params: ({ context: { place, search } }) => ({ route: { screen: 'styles', place, search } }),
            },
          ],
        },
      },
    },
    dropping: {
      description:
        'A style was removed from those side by side; the address follows, and without any the list is left',
      always: {
        target: 'deciding',
        actions: {
          type: 'showRoute',
          params: ({ context: { place, search, articleIds } }) => ({
            route: { screen: 'styles', place, search: compareSearch(search, articleIds) },
          }),
        },
      },
    },
  },
});
