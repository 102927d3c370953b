import { ordersMachine } from '@selvedge/core/ordering';
import {
  createFakeApi,
  documentsLogic,
  fakeOrderingDependencies,
  missing,
  networkLost,
  sampleOrder,
  settle,
  wired,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { screenTour } from '../../testing/screenTour.tsx';
import { OrderScreen } from './OrderScreen.tsx';
import OrdersScreen from './OrdersScreen.tsx';

const { lines: _, ...head } = sampleOrder();
const listed = () => {
  const row = screen.getByRole('listitem');
  expect(within(row).getByRole('link', { name: '900001' })).toHaveAttribute('href', '/ordering/orders/o-1');
  expect(row).toHaveTextContent('SS27 · 13-0 · Main collection');
  expect(row).toHaveTextContent(/Finalized by Max Manager on \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d/);
  expect(row).toHaveTextContent('€199.60');
  expect(row).toHaveTextContent('4 pieces');
  expect(screen.getByText('Modehaus Lindner (4711)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Carts' })).toHaveAttribute('href', '/ordering/preorder/c-1/carts');
};

screenTour('O4 the orders of a customer, on the screen', {
  chart: ordersMachine,
  unreported: {
    readAgain: 'nothing reads it anew on this screen',
  },
  pictures: {
    sameAs: { refreshing: ['ready', 'what is shown stays while it is read again'] },
  },
  tour: {
    input: { rightEnv: 'preorder', customerId: 'c-1' },
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }],
    answers: { read: [[head]], readAgain: [[head]] },
    failures: { read: [networkLost, missing], readAgain: [networkLost] },
  },
  machine: wired.orders,
  screen: (actor) => (
    <OrdersScreen orders={actor as ActorRefFrom<typeof ordersMachine>} rightEnv="preorder" customerId="c-1" />
  ),
  userActions: {
    'reading.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      // Where there is none, the end of a maintenance sends it.
      return again ? user.click(again) : actor.send(event);
    },
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the orders')).toBeInTheDocument(),
    ready: listed,
    refreshing: listed,
    missing: () => expect(screen.getByText('This point of sale is not available')).toBeVisible(),
    failed: () => expect(screen.getByText('The orders could not be loaded')).toBeVisible(),
  },
});

it('O4 says that there are no orders yet', async () => {
  const fake = createFakeApi();
  const orders = createActor(wired.orders(fake.api), {
    input: { rightEnv: 'preorder', customerId: 'c-1' },
  }).start();
  fake.pending[0]?.answer([]);
  await settle();
  await renderWithWords(<OrdersScreen orders={orders} rightEnv="preorder" customerId="c-1" />);
  expect(screen.getByText('There are no orders yet')).toBeVisible();
});

it('O8 O9 says in the list what was reported last, and the number that the customer gave the order', async () => {
  const fake = createFakeApi();
  const orders = createActor(wired.orders(fake.api), {
    input: { rightEnv: 'preorder', customerId: 'c-1' },
  }).start();
  fake.pending[0]?.answer([
    {
      ...head,
      details: { customerOrderNumber: 'PO-17', deliveryAddress: null, requestedWeek: null },
      lastReport: { kind: 'shipped', at: Date.UTC(2027, 1, 3, 12) },
    },
    { ...head, orderId: 'o-2', orderNumber: '900002' },
  ]);
  await settle();
  await renderWithWords(<OrdersScreen orders={orders} rightEnv="preorder" customerId="c-1" />);
  const [reported, other] = screen.getAllByRole('listitem');
  expect(reported).toHaveTextContent('Your order number: PO-17');
  expect(reported).toHaveTextContent('Shipped 3 Feb 2027');
  expect(other).not.toHaveTextContent(/Your order number|Shipped|Confirmed/);
});

it('O4 shows an order with its sums, margin, weeks of delivery and documents', async () => {
  const fake = createFakeApi();
  const order = createActor(wired.order(fake.api), { input: { orderId: 'o-1' } }).start();
  const documents = createActor(documentsLogic(fakeOrderingDependencies(fake.api)), {
    input: { orderId: 'o-1' },
  }).start();
  fake.pending[0]?.answer(sampleOrder());
  await settle();
  await renderWithWords(<OrderScreen order={order} documents={documents} />);
  const sheet = screen.getByRole('article');
  expect(sheet).toHaveTextContent('Margin gross58.4% Mark-up 2.40');
  expect(sheet).toHaveTextContent(/Bea Buyer, \d{1,2} [A-Z][a-z]+ \d{4}/);
  const [, total] = within(screen.getByRole('region', { name: 'Deliveries' }))
    .getAllByRole('row')
    .slice(-2);
  expect(total).toHaveTextContent('Total4€199.60');
  expect(screen.getByRole('region', { name: 'Order documents' })).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'All orders for this point of sale', hidden: true }),
  ).toHaveAttribute('href', '/ordering/preorder/c-1/orders');
});

it('O4 M4 shows what the confirmation shows: picture, weeks, prices of a piece, net margin, and EANs on demand', async () => {
  const fake = createFakeApi();
  const order = createActor(wired.order(fake.api), { input: { orderId: 'o-1' } }).start();
  const sample = sampleOrder();
  const lines = sample.lines.map((line) => ({ ...line, vatPerMille: 190, oneLength: true, pictured: true }));
  fake.pending[0]?.answer({ ...sample, lines });
  await settle();
  const { container } = await renderWithWords(<OrderScreen order={order} />);
  const sheet = screen.getByRole('article');
  expect(sheet).toHaveTextContent('Margin ex VAT50.5% Mark-up 2.02');
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/v1/pictures/k-1/list.webp');
  const row = screen.getByRole('rowheader', { name: /^Navy/ });
  expect(row).toHaveTextContent(/^Navyweek \d+\/\d{4}CP €49\.90RRP €119\.90$/);
  expect(screen.queryByRole('columnheader', { name: 'Length' })).toBeNull();
  expect(sheet).not.toHaveTextContent('4006381333931');
  await userEvent.setup().click(screen.getByRole('switch', { name: /Show EANs/ }));
  expect(sheet).toHaveTextContent('4006381333931');
});
