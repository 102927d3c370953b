import { catalogMachine, everything, type Filters, openCatalog } from '@selvedge/core/ordering';
import {
  type FakeApi,
  indexOf,
  sampleIndex,
  samplePlace,
  serverDown,
  type TourOptions,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { layOut } from '../../testing/layout.ts';
import { screenTour } from '../../testing/screenTour.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { StylesScreen } from './StylesScreen.tsx';
import { opened } from './testing/openStyles.tsx';

beforeEach(() => layOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type CatalogRef = ActorRefFrom<typeof catalogMachine>;

const tour: TourOptions = {
  input: { place: samplePlace, search: '' },
  events: [
    { type: 'filters.changed', filters: { ...everything, term: 'shirt' } },
    { type: 'search.shown', search: '?sort=price' },
    { type: 'scanned.changed', articleIds: ['s-1'] },
    { type: 'catalog.retried' },
    { type: 'language.changed' },
  ],
  answers: {
    loadStyles: [openCatalog(sampleIndex()), openCatalog(indexOf([]))],
    fetchParts: [null],
  },
  failures: { loadStyles: [serverDown] },
};

const names = () =>
  within(screen.getByRole('list', { name: 'Styles in this season' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

/** What the filters list: of the two styles one is called a shirt, and it is the cheaper one. */
const listed = ({ term, sort }: Filters) => {
  if (term !== '') return ['Poplin shirt'];
  return sort === 'price' ? ['Poplin shirt', 'Überhemd'] : ['Überhemd', 'Poplin shirt'];
};

const styles = ({ pending }: FakeApi) => pending.find(({ name }) => name === 'styleIndex');

/** What each state of the chart must show. */
const shown: Record<string, (context: { filters: Filters; scanned: readonly string[] }) => void> = {
  loading: () => {
    expect(screen.getByText('Loading the styles')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Styles in this season' })).toBeNull();
  },
  listing: ({ filters, scanned }) => {
    expect(names()).toEqual(listed(filters));
    expect(screen.getByRole('searchbox', { name: 'Number, name, colour or EAN' })).toHaveValue(filters.term);
    expect(screen.queryAllByRole('checkbox', { name: /^Scanned/ })).toHaveLength(Math.min(scanned.length, 1));
  },
  empty: () => {
    expect(screen.getByRole('heading', { name: 'No styles yet' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  },
  failed: () => {
    expect(screen.getByRole('alert')).toHaveTextContent('The styles could not be loaded.');
    expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');
  },
};

screenTour('M1 the list of styles in every state of its chart, on the screen', {
  chart: catalogMachine,
  tour,
  machine: (api) => providedCharts(api).catalog.provide({ actions: { addParts: () => {} } }),
  screen: async (actor) => {
    const cart = await openCart();
    return <StylesScreen catalog={actor as CatalogRef} cart={cart.actor} locks={[]} />;
  },
  userActions: {
    'filters.changed': (_, { filters }) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Number, name, colour or EAN' }), {
        target: { value: filters.term },
      }),
    // The parent chart also tries again what did not fail.
    'catalog.retried': (_, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) fireEvent.click(again);
      else actor.send(event);
    },
  },
  answers: {
    // It comes by itself, from no server.
    fetchParts: () => {},
    loadStyles: async (found, { fake }) => {
      styles(fake)?.answer((found as { size: number }).size > 0 ? sampleIndex() : indexOf([]));
      await opened();
    },
  },
  failures: {
    fetchParts: () => {},
    loadStyles: (error, { fake }) => styles(fake)?.fail(error),
  },
  unreported: { fetchParts: 'the list is there without them' },
  shows: Object.fromEntries(
    Object.entries(shown).map(([state, shows]) => [
      state,
      ({ context }: AnyMachineSnapshot) => shows(context),
    ]),
  ),
});

it('M1 shows each state that the chart has', () => {
  expect(Object.keys(shown).sort()).toEqual(Object.keys(catalogMachine.states).sort());
});
