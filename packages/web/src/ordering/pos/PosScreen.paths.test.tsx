import type { Customer } from '@selvedge/core/contract';
import { posMachine } from '@selvedge/core/ordering';
import {
  type FakeApi,
  lockedSampleCustomer,
  sampleCustomer,
  sampleOrder,
  serverDown,
  type TourOptions,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { providedCharts } from '../testing/providedCharts.ts';
import { PosScreen } from './PosScreen.tsx';

const partly = sampleCustomer({
  customerId: 'c-3',
  customerNumber: '4713',
  name: 'Hallman',
  locks: [{ scope: 'subdivision', subject: '13-0', reason: 'No contract' }],
});
/** A favourite: it stands beside the list, whatever the list is narrowed to. */
const locked = { ...lockedSampleCustomer, favorite: true };
const { lines: _, ...lastOrder } = sampleOrder();
const tour: TourOptions = {
  input: { rightEnv: 'preorder' },
  events: [
    { type: 'term.changed', term: 'lin' },
    { type: 'term.changed', term: 'per' },
    { type: 'lock.opened', customerId: locked.customerId },
    { type: 'lock.opened', customerId: partly.customerId },
    { type: 'lock.closed' },
    { type: 'search.retried' },
  ],
  // The second answer is a search that the locked favourite does not fit.
  answers: { findCustomers: [[sampleCustomer(), locked, partly], [sampleCustomer()]] },
  failures: { findCustomers: [serverDown] },
};

type Shown = {
  term: string;
  customers: readonly Customer[];
  all: readonly Customer[];
  locked: Customer | null;
};

const box = () => screen.getByRole('searchbox', { name: 'Point of sale' });
const results = () => screen.getByRole('list', { name: 'Points of sale' });
const favorites = () => screen.getByRole('region', { name: 'Favourites' });
const said = () => screen.getAllByRole('status').map((region) => region.textContent);
const explaining = 'Boutique Perrin: why is it locked?';

const list = (customers: readonly Customer[]) => {
  expect(within(results()).getByRole('link', { name: 'Modehaus Lindner' })).toHaveAttribute(
    'href',
    '/ordering/preorder/c-1',
  );
  expect(within(results()).queryByRole('link', { name: 'Boutique Perrin' })).toBeNull();
  expect(within(results()).queryAllByRole('button', { name: explaining })).toHaveLength(
    customers.includes(locked) ? 1 : 0,
  );
};

/** What each state of the search must show. */
const search: Record<string, (context: Shown) => void> = {
  loading: ({ customers }) => {
    if (customers.length > 0) expect(results()).toHaveAttribute('aria-busy', 'true');
    else expect(screen.getByText('Loading the points of sale')).toBeInTheDocument();
  },
  typing: (context) => search.loading?.(context),
  browsing: ({ customers }) => {
    list(customers);
    expect(results()).toHaveAttribute('aria-busy', 'false');
    expect(said()).toContain(customers.length === 1 ? '1 point of sale' : '3 points of sale');
  },
  failed: () => {
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The points of sale could not be loaded.');
    expect(alert).toHaveTextContent('Error ID: T-1');
  },
};

/** What each state of the lock's dialog must show, whatever is searched for below it. */
const lock: Record<string, (context: Shown) => void> = {
  closed: ({ all }) => {
    expect(screen.queryByRole('dialog')).toBeNull();
    if (all.includes(locked))
      expect(within(favorites()).getByRole('button', { name: explaining })).toBeVisible();
  },
  open: ({ locked: explained }) => {
    const whole = explained?.customerId === locked.customerId;
    const dialog = screen.getByRole('dialog', { name: whole ? 'Boutique Perrin' : 'Hallman' });
    expect(dialog).toHaveTextContent(whole ? 'The whole point of sale' : 'Subdivision 13-0');
    expect(dialog).toHaveTextContent(whole ? 'Payment overdue' : 'No contract');
  },
};

const searching = ({ pending }: FakeApi) => pending.find(({ name }) => name === 'customers');

screenTour('L1 the point of sale screen, walked', {
  chart: posMachine,
  tour,
  machine: (api) => providedCharts(api).pos,
  screen: (actor) => <PosScreen actor={actor as ActorRefFrom<typeof posMachine>} />,
  userActions: {
    'term.changed': (_, { term }, { actor }) => {
      const before = actor.getSnapshot().context.term;
      fireEvent.change(box(), { target: { value: before === term ? `${term}d` : term } });
    },
    'lock.opened': (_, { customerId }, { actor }) => {
      const { all } = actor.getSnapshot().context;
      const part = screen.queryByRole('button', { name: 'Partly locked' });
      if (customerId === locked.customerId)
        fireEvent.click(
          within(all.includes(locked) ? favorites() : results()).getByRole('button', { name: explaining }),
        );
      else if (part) fireEvent.click(part);
      // The list that had it is not on the screen.
      else actor.send({ type: 'lock.opened', customerId });
    },
    'lock.closed': () =>
      fireEvent.click(
        within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as Element,
      ),
    // From a state without the button it comes from the maintenance that is over.
    'search.retried': (_, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) fireEvent.click(again);
      else actor.send(event as never);
    },
  },
  answers: {
    findCustomers: (found, { fake }) => {
      fake.pending.find(({ name }) => name === 'lastOrders')?.answer([lastOrder]);
      searching(fake)?.answer(found);
    },
  },
  failures: { findCustomers: (error, { fake }) => searching(fake)?.fail(error) },
  shows: Object.fromEntries(
    Object.entries(search).flatMap(([state, shows]) =>
      Object.entries(lock).map(([dialog, explains]) => [
        `search.${state} + lock.${dialog}`,
        ({ context }: AnyMachineSnapshot) => {
          expect(box()).toHaveValue(context.term);
          shows(context);
          explains(context);
        },
      ]),
    ),
  ),
});

it('L1 shows each state that the chart has', () => {
  const { states } = posMachine;
  expect(Object.keys(search).sort()).toEqual(Object.keys(states.search?.states ?? {}).sort());
  expect(Object.keys(lock).sort()).toEqual(Object.keys(states.lock?.states ?? {}).sort());
});
