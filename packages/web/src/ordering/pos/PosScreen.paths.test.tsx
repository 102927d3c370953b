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
const { lines: _, ...lastOrder } = sampleOrder();
const tour: TourOptions = {
  input: { rightEnv: 'preorder' },
  events: [
    { type: 'term.changed', term: 'lin' },
    { type: 'term.changed', term: 'per' },
    { type: 'lock.opened', customerId: lockedSampleCustomer.customerId },
    { type: 'lock.opened', customerId: partly.customerId },
    { type: 'lock.closed' },
    { type: 'search.retried' },
  ],
  answers: { findCustomers: [[sampleCustomer(), lockedSampleCustomer, partly]] },
  failures: { findCustomers: [serverDown] },
};

const box = () => screen.getByRole('searchbox', { name: 'Point of sale' });
const results = () => screen.getByRole('list', { name: 'Points of sale' });
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

const list = () => {
  expect(within(results()).getByRole('link', { name: 'Modehaus Lindner' })).toHaveAttribute(
    'href',
    '/ordering/preorder/c-1',
  );
  expect(within(results()).queryByRole('link', { name: 'Boutique Perrin' })).toBeNull();
};

/** What each state of the chart must show. */
const shown: Record<
  string,
  (context: { term: string; customers: unknown[]; lockedCustomerId: string }) => void
> = {
  loading: ({ customers }) => {
    if (customers.length > 0) expect(results()).toHaveAttribute('aria-busy', 'true');
    else expect(screen.getByText('Loading the points of sale')).toBeInTheDocument();
  },
  typing: (context) => shown.loading?.(context),
  browsing: () => {
    expect(screen.queryByRole('dialog')).toBeNull();
    list();
    expect(results()).toHaveAttribute('aria-busy', 'false');
    expect(said()).toContain('3 points of sale');
  },
  explainingLock: ({ lockedCustomerId }) => {
    const whole = lockedCustomerId === lockedSampleCustomer.customerId;
    const dialog = screen.getByRole('dialog', { name: whole ? 'Boutique Perrin' : 'Hallman' });
    expect(dialog).toHaveTextContent(whole ? 'The whole point of sale' : 'Subdivision 13-0');
    expect(dialog).toHaveTextContent(whole ? 'Payment overdue' : 'No contract');
  },
  failed: () => {
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The points of sale could not be loaded.');
    expect(alert).toHaveTextContent('Error ID: T-1');
  },
};

const searching = ({ pending }: FakeApi) => pending.find(({ name }) => name === 'customers');

screenTour('L1 the point of sale screen, walked', {
  chart: posMachine,
  tour,
  machine: (api) => providedCharts(api).pos,
  screen: (actor) => <PosScreen actor={actor as ActorRefFrom<typeof posMachine>} />,
  hands: {
    'term.changed': (_, { term }, { actor }) => {
      const before = actor.getSnapshot().context.term;
      fireEvent.change(box(), { target: { value: before === term ? `${term}d` : term } });
    },
    'lock.opened': (_, { customerId }) =>
      fireEvent.click(
        customerId === partly.customerId
          ? within(results()).getByRole('button', { name: 'Locked in part' })
          : within(results()).getByRole('button', { name: 'Boutique Perrin: why is it locked?' }),
      ),
    'lock.closed': () =>
      fireEvent.click(
        within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as Element,
      ),
    'search.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  answers: {
    findCustomers: (found, { fake }) => {
      fake.pending.find(({ name }) => name === 'lastOrders')?.answer([lastOrder]);
      searching(fake)?.answer(found);
    },
  },
  failures: { findCustomers: (error, { fake }) => searching(fake)?.fail(error) },
  shows: Object.fromEntries(
    Object.entries(shown).map(([state, shows]) => [
      state,
      ({ context }: AnyMachineSnapshot) => {
        expect(box()).toHaveValue(context.term);
        shows(context);
      },
    ]),
  ),
});

it('L1 shows each state that the chart has', () => {
  expect(Object.keys(shown).sort()).toEqual(Object.keys(posMachine.states).sort());
});
