import type { Customer, OrderHead } from '@selvedge/core/contract';
import {
  buyerRights,
  createFakeApi,
  type FakeApi,
  lockedSampleCustomer,
  sampleCustomer,
  sampleOrder,
  serverDown,
  settle,
  viewerRights,
} from '@selvedge/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { Rights } from '../access/useMayOpen.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { PosScreen } from './PosScreen.tsx';

const callOf = ({ pending }: FakeApi, name: string) => pending.find((call) => call.name === name);

const open = async (customers: Customer[], orders: OrderHead[] = [], rights = buyerRights) => {
  const fake = createFakeApi();
  const actor = createActor(providedCharts(fake.api).pos, { input: { rightEnv: 'postorder' } }).start();
  const { unmount } = await renderWithWords(
    <Rights value={rights}>
      <PosScreen actor={actor} />
    </Rights>,
  );
  await act(async () => {
    await settle();
    callOf(fake, 'customers')?.answer(customers);
    callOf(fake, 'lastOrders')?.answer(orders);
    await settle();
  });
  return { actor, fake, unmount, user: userEvent.setup() };
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a keyboard, and the box has the focus', true],
  ['a finger alone, and no keyboard opens over the list', false],
])('L1 one arrives with %s', async (_, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  await open([sampleCustomer()]);
  const box = screen.getByRole('searchbox', { name: 'Point of sale' });
  await new Promise(requestAnimationFrame);
  if (matches) expect(box).toHaveFocus();
  else expect(box).not.toHaveFocus();
});

it('L1 is walked by arrows from the box to the results and back, and opened by Enter', async () => {
  const { user } = await open([sampleCustomer(), lockedSampleCustomer]);
  const box = screen.getByRole('searchbox', { name: 'Point of sale' });
  await user.click(box);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Modehaus Lindner' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const locked = screen.getByRole('button', { name: 'Boutique Perrin: why is it locked?' });
  expect(locked).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Boutique Perrin' })).toHaveTextContent('Payment overdue');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element);
  expect(locked).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/ordering/postorder/c-1');
});

it('L1 N1 O4 who handles carts goes to those of a point of sale, and to its orders, from its line', async () => {
  const { unmount } = await open([sampleCustomer()], []);
  expect(screen.getByRole('link', { name: 'Carts for Modehaus Lindner' })).toHaveAttribute(
    'href',
    '/ordering/postorder/c-1/carts',
  );
  expect(screen.getByRole('link', { name: 'Orders for Modehaus Lindner' })).toHaveAttribute(
    'href',
    '/ordering/postorder/c-1/orders',
  );
  unmount();
  await open([sampleCustomer()], [], viewerRights);
  expect(screen.queryByRole('link', { name: /^(Carts|Orders) for/ })).not.toBeInTheDocument();
});

it('L1 says when nobody is found, and leads back to all', async () => {
  const { user, fake } = await open([]);
  expect(screen.getByText(/There are none for you here yet/)).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Point of sale' });
  await user.type(box, 'zzz');
  await waitFor(() => expect(callOf(fake, 'customers')).toBeDefined());
  await act(async () => {
    callOf(fake, 'customers')?.answer([]);
    await settle();
  });
  expect(screen.getByRole('heading', { name: 'No points of sale found' })).toBeVisible();
  expect(screen.getByText(/Nothing matches “zzz”/)).toBeVisible();
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
    'No points of sale found',
  );
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

it('L1 keeps favourites at hand, marks one at once, and takes back what could not be stored', async () => {
  const { user, fake } = await open([
    sampleCustomer(),
    sampleCustomer({ customerId: 'c-9', name: 'Zeitlos' }),
  ]);
  const favorites = () => screen.getByRole('region', { name: 'Favourites' });
  expect(favorites()).toHaveTextContent('Mark a point of sale with the star');
  await user.click(screen.getByRole('button', { name: 'Favourite: Zeitlos' }));
  expect(within(favorites()).getByRole('link', { name: 'Zeitlos' })).toHaveAttribute(
    'href',
    '/ordering/postorder/c-9',
  );
  expect(callOf(fake, 'markCustomer')?.address).toBe('/api/v1/postorder/customer-favorite/c-9');
  await act(async () => {
    callOf(fake, 'markCustomer')?.fail(serverDown);
    await settle();
  });
  expect(within(favorites()).queryByRole('link')).toBeNull();
});

it('M6 lists the last orders, and says when there are none or they cannot be had', async () => {
  const { lines: _, ...head } = sampleOrder();
  const { unmount } = await open([sampleCustomer()], [head]);
  const orders = screen.getByRole('region', { name: 'Last orders' });
  expect(within(orders).getByRole('link', { name: 'Modehaus Lindner' })).toHaveAttribute(
    'href',
    '/ordering/orders/o-1',
  );
  expect(orders).toHaveTextContent('900001 · SS27 · 13-0');
  expect(orders).toHaveTextContent('€199.60');
  expect(orders).toHaveTextContent('4 pieces');
  unmount();
  await open([sampleCustomer()]);
  expect(screen.getByRole('region', { name: 'Last orders' })).toHaveTextContent('No orders yet.');
});
