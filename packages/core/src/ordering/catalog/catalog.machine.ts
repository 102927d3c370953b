import { assign, enqueueActions, setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type EventsOf, tellRunning } from '../../platform/actors/tellRunning.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { notifyPageSettled } from '../../platform/pageSettled.ts';
import type { Catalog } from './catalog.ts';
import { columnsMachine } from './columns.machine.ts';
import type { compareMachine } from './compare/compare.machine.ts';
import type { FavoritesChanged, favoriteStylesMachine } from './favoriteStyles.machine.ts';
import { filterSetsMachine } from './filterSets.machine.ts';
import type { Filters } from './filters.ts';
import { filtersOf, searchOf } from './filtersAddress.ts';
import type { FoundStyles } from './find.ts';
import type { ListParts } from './listParts.ts';
import { look, type NearTerm } from './nearTerm.ts';

/** The context of the catalogue's chart: the index of a season, the filters, and their result. */
export interface CatalogContext {
  place: SeasonPlace;
  catalog: Catalog | null;
  filters: Filters;
  /** Scanned styles, for the switch. */
  scanned: readonly string[];
  /** The user's favourites, for the switch; null until they are known. */
  favorites: readonly string[] | null;
  /** The result of the filters; null until the catalogue is loaded. */
  found: FoundStyles | null;
  /** A suggestion for a search term that finds nothing or little; the filters keep the typed term. */
  near: NearTerm | null;
  failure: Failure | null;
}

/** A style opened in a colour, from anywhere in the season. */
export interface ChosenStyle {
  readonly articleId: string;
  readonly articleColorId: string;
  /** Its page is open already. */
  readonly replace: boolean;
}

export type CatalogEvent =
  /** The user filters or sorts the list; the address follows. */
  | { type: 'filters.changed'; filters: Filters }
  /** The address has changed what the list shows; '' or '?…'. */
  | { type: 'search.shown'; search: string }
  /** All styles scanned so far. */
  | { type: 'scanned.changed'; articleIds: readonly string[] }
  | FavoritesChanged
  | ({ type: 'style.chosen' } & ChosenStyle)
  | { type: 'catalog.retried' }
  | { type: 'language.changed' };

/** What the list shows with some of its context changed. */
const lookedIn = (
  context: CatalogContext,
  changed: Partial<CatalogContext>,
): Pick<CatalogContext, 'found' | 'near'> => {
  const { catalog, filters, scanned, favorites } = { ...context, ...changed };
  return catalog
    ? look(catalog, filters, { scanned, favorites: favorites ?? [] })
    : { found: null, near: null };
};

/** The filters of an address; those there are if it has no other ones, as when the list itself has written it. */
const followed = (filters: Filters, search: string): Filters => {
  const shown = filtersOf(search);
  return searchOf(shown) === searchOf(filters) ? filters : shown;
};

/** The styles of a season: loaded once, then searched, filtered and sorted locally (M1). */
export const catalogMachine = setup({
  types: {
    context: {} as CatalogContext,
    events: {} as CatalogEvent,
    input: {} as { place: SeasonPlace; search: string },
  },
  actors: {
    loadStyles: service<Catalog, SeasonPlace>(),
    filterSets: filterSetsMachine,
    columns: columnsMachine,
    /** Fetches the code of the charts that the list does not wait for. */
    fetchParts: service<ListParts>(),
  },
  actions: {
    setCatalog: assign(({ context }, { catalog }: { catalog: Catalog }) => ({
      catalog,
      ...lookedIn(context, { catalog }),
      failure: null,
    })),
    setFilters: assign(({ context }, { filters }: { filters: Filters }) =>
      filters === context.filters ? {} : { filters, ...lookedIn(context, { filters }) },
    ),
    setScanned: assign(({ context }, { articleIds: scanned }: { articleIds: readonly string[] }) => ({
      scanned,
      ...lookedIn(context, { scanned }),
    })),
    /** While the list shows favourites alone, a style that is none any more stays until the filters change. */
    setFavorites: assign(({ context }, { articleIds: favorites }: { articleIds: readonly string[] }) => ({
      favorites,
      ...((context.favorites === null || !context.filters.switches.includes('favorite')) &&
        lookedIn(context, { favorites })),
    })),
    /** Started once for the season, when their code is there; provided by the composition root. */
    addParts: (_, _params: { parts: ListParts }) => {},
    tellParts: enqueueActions((given, compare: Extract<CatalogEvent, { type: 'search.shown' }>) =>
      tellRunning(given, { compare } satisfies EventsOf<{ compare: typeof compareMachine }>),
    ),
    retryParts: enqueueActions((given) =>
      tellRunning(given, {
        filterSets: { type: 'filterSets.retried' },
        favoriteStyles: { type: 'favorites.retried' },
      } satisfies EventsOf<{
        filterSets: typeof filterSetsMachine;
        favoriteStyles: typeof favoriteStylesMachine;
      }>),
    ),
    /** What accompanies the pages comes after the list with all its parts. */
    notifyPortal: ({ system }) => notifyPageSettled(system),
    /** Puts the list's address into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
    /** Goes to a style's page within the list's filters; provided by the composition root. */
    openStyle: (_, _params: ChosenStyle & { place: SeasonPlace; search: string }) => {},
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    lacksFavorites: ({ context }) => context.favorites === null,
    hasStyles: (_, { catalog }: { catalog: Catalog }) => catalog.size > 0,
  },
}).createMachine({
  id: 'catalog',
  description: 'The styles a customer may order in a season',
  context: ({ input }) => ({
    place: input.place,
    catalog: null,
    filters: filtersOf(input.search),
    scanned: [],
    favorites: null,
    found: null,
    near: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'language.changed': '.loading',
    'search.shown': {
      actions: [
        {
          type: 'setFilters',
          params: ({ context, event }) => ({ filters: followed(context.filters, event.search) }),
        },
        { type: 'tellParts', params: ({ event }) => event },
      ],
    },
    'scanned.changed': { actions: { type: 'setScanned', params: ({ event }) => event } },
    'favorites.changed': { actions: { type: 'setFavorites', params: ({ event }) => event } },
    'style.chosen': {
      actions: {
        type: 'openStyle',
        params: ({ context: { place, filters }, event: { articleId, articleColorId, replace } }) => ({
          place,
          articleId,
          articleColorId,
          search: searchOf(filters),
          replace,
        }),
      },
    },
  },
  states: {
    loading: {
      description: "The season's index of styles is being fetched and opened",
      tags: 'pending',
      invoke: {
        id: 'loadStyles',
        src: 'loadStyles',
        input: ({ context }) => context.place,
        onDone: [
          {
            target: 'listing',
            guard: { type: 'hasStyles', params: ({ event }) => ({ catalog: event.output }) },
            actions: { type: 'setCatalog', params: ({ event }) => ({ catalog: event.output }) },
          },
          {
            target: 'empty',
            actions: { type: 'setCatalog', params: ({ event }) => ({ catalog: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    listing: {
      description: 'Styles are shown, narrowed by the filters and in the chosen order',
      invoke: [
        {
          id: 'filterSets',
          src: 'filterSets',
          input: ({ context: { place } }) => ({ rightEnv: place.rightEnv }),
        },
        { id: 'columns', src: 'columns' },
        {
          id: 'fetchParts',
          src: 'fetchParts',
          onDone: {
            actions: [{ type: 'addParts', params: ({ event }) => ({ parts: event.output }) }, 'notifyPortal'],
          },
          // The list is there without them, and tries again with all else.
          onError: { actions: 'notifyPortal' },
        },
      ],
      on: {
        'catalog.retried': [
          { guard: 'lacksFavorites', target: 'listing', reenter: true, actions: 'retryParts' },
          { actions: 'retryParts' },
        ],
        'filters.changed': {
          actions: [
            { type: 'setFilters', params: ({ event }) => event },
            {
              type: 'showRoute',
              params: ({ context: { place }, event }) => ({
                route: { screen: 'styles', place, search: searchOf(event.filters) },
              }),
            },
          ],
        },
      },
    },
    empty: { description: 'The season has no styles for this customer', entry: 'notifyPortal' },
    failed: {
      description: 'The styles could not be loaded',
      entry: 'notifyPortal',
      tags: 'failed',
      on: { 'catalog.retried': 'loading' },
    },
  },
});
