import { orderNumberFault } from '@selvedge/core/contract';
import {
  hasUnsentDetails,
  type OrderDetailsRef,
  orderDetailsLogic,
  orderDetailsMachine,
} from '@selvedge/core/ordering';
import {
  fakeOrderingDependencies,
  linesOutdated,
  networkLost,
  orderDetailsRefused,
  sampleCart,
  sampleChoices,
  sampleDetails,
  sampleHead,
  sampleNow,
  samplePlace,
} from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { OrderDetails } from './OrderDetails.tsx';

type Snapshot = SnapshotFrom<typeof orderDetailsMachine>;

const head = sampleHead();
const none = { customerOrderNumber: '', deliveryAddressId: null, requestedWeek: null };
const found = {
  at: sampleNow,
  cartId: 'cart-1',
  details: { ...none, customerOrderNumber: 'PO 9' },
  was: none,
};
const theirs = { ...sampleDetails, customerOrderNumber: 'Theirs' };
const button = (name: string) => screen.getByRole('button', { name });
const number = () => screen.getByLabelText('Your order number');
const week = () => screen.getByLabelText('Requested delivery week');

/** What is typed stands in the fields, and a fault of the number beside it. */
const typed = (snapshot: AnyMachineSnapshot) => {
  const { context } = snapshot as Snapshot;
  expect(number()).toHaveValue(context.typed.customerOrderNumber);
  expect(week()).toHaveValue(context.typed.requestedWeek ?? '');
  const fault = orderNumberFault(context.typed.customerOrderNumber);
  expect(screen.queryAllByText('At most 35 characters')).toHaveLength(fault === 'tooLong' ? 1 : 0);
  expect(screen.queryAllByText(/^You typed this on/)).toHaveLength(context.resumedAt === null ? 0 : 1);
  expect(screen.queryAllByText('Not saved yet')).toHaveLength(hasUnsentDetails({ context }) ? 1 : 0);
};

screenTour('O9 the order details, on the screen', {
  chart: orderDetailsMachine,
  pictures: {
    sameAs: { rereading: ['saving', 'saving goes on from what stands now'] },
  },
  tour: {
    input: { place: samplePlace, mayInsert: true },
    events: [
      { type: 'orderDetails.opened', head },
      { type: 'orderDetails.typed', change: { customerOrderNumber: 'PO 1' } },
      { type: 'orderDetails.typed', change: { customerOrderNumber: '9'.repeat(36) } },
      { type: 'orderDetails.typed', change: { requestedWeek: '2027-W06' } },
      { type: 'orderDetails.saved' },
      { type: 'orderDetails.closed' },
      { type: 'orderDetails.discarded' },
      { type: 'orderDetails.retried' },
      { type: 'orderDetails.found', draft: found },
    ],
    answers: {
      readChoices: [sampleChoices],
      writeDetails: [sampleCart(sampleHead({ version: 5, details: sampleDetails }))],
      readDetails: [sampleCart(sampleHead({ version: 6, details: theirs }))],
    },
    failures: {
      readChoices: [networkLost],
      writeDetails: [networkLost, orderDetailsRefused, linesOutdated],
      readDetails: [networkLost],
    },
  },
  machine: (api) => orderDetailsLogic(fakeOrderingDependencies(api)),
  screen: (actor) => (
    <OrderDetails
      details={actor as OrderDetailsRef}
      head={head}
      mayInsert
      onOpen={() => actor.send({ type: 'orderDetails.opened', head })}
    />
  ),
  unreported: {
    'writeDetails 409': 'what the other person stored is shown instead',
  },
  userActions: {
    'orderDetails.opened': (user) => user.click(button('Your order number and delivery')),
    'orderDetails.closed': (user) => user.click(button('Your order number and delivery')),
    'orderDetails.typed': (_, { change }, { actor }) => {
      const field = change.requestedWeek === undefined ? number() : week();
      const value = change.requestedWeek ?? change.customerOrderNumber;
      // Typing what stands there already is no change to a field; it is one to the chart.
      if ((field as HTMLInputElement).value === value) actor.send({ type: 'orderDetails.typed', change });
      else fireEvent.change(field, { target: { value } });
    },
    'orderDetails.saved': (user) => user.click(button('Save')),
    'orderDetails.retried': (user) => user.click(button('Try again')),
  },
  shows: {
    idle: (snapshot) => {
      const { context } = snapshot as Snapshot;
      expect(screen.queryAllByText('Not saved yet')).toHaveLength(hasUnsentDetails({ context }) ? 1 : 0);
      expect(screen.queryByLabelText('Your order number')).not.toBeInTheDocument();
      expect(button('Your order number and delivery')).toHaveAttribute('aria-expanded', 'false');
    },
    reading: () => expect(screen.getByText('Addresses and weeks are being loaded…')).toBeVisible(),
    unread: () => expect(screen.getByText('The addresses and weeks could not be loaded')).toBeVisible(),
    editing: typed,
    saving: typed,
    rereading: typed,
    refused: (snapshot) => {
      typed(snapshot);
      const { overtaken } = (snapshot as Snapshot).context;
      expect(screen.queryAllByText('Somebody else has changed this in the meantime')).toHaveLength(
        overtaken ? 1 : 0,
      );
    },
    lost: (snapshot) => {
      typed(snapshot);
      expect(screen.getByText('We do not know whether this was saved; your entries are kept')).toBeVisible();
    },
  },
});
