import {
  buyerRights,
  createFakeApi,
  doneSampleSeason,
  missing,
  sampleCustomer,
  sampleNow,
  sampleOrder,
  sampleSeasonState,
  sampleSellingTime,
  serverDown,
  settle,
  upcomingSampleSeason,
  viewerRights,
} from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { Rights } from '../access/useMayOpen.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { SeasonsScreen } from './SeasonsScreen.tsx';

const brands = [
  {
    id: 10,
    displayName: 'Aurel',
    lines: [{ displayName: 'Men', subdivisions: { '13-0': { displayName: 'Tailoring' } } }],
  },
];
const times = ['AW26', 'SS27', 'AW27', 'SS28'].map((season, at) =>
  sampleSellingTime({ season, salesPeriodFrom: sampleNow - 10 + at }),
);

const open = async (search = '', customer = sampleCustomer(), seesCarts = true) => {
  const fake = createFakeApi();
  const input = { rightEnv: 'preorder' as const, customerId: 'c-1', search };
  const actor = createActor(providedCharts(fake.api).seasons, { input }).start();
  await renderWithWords(
    <Rights value={seesCarts ? buyerRights : viewerRights}>
      <SeasonsScreen actor={actor} />
    </Rights>,
  );
  await act(settle);
  const settleCall = (name: string, does: (call: (typeof fake.pending)[number]) => void, season?: string) =>
    act(async () => {
      const call = fake.pending.findLast(
        (one) => one.name === name && (season === undefined || one.call.params?.season === season),
      );
      if (!call) throw new Error(`${name} is not pending`);
      does(call);
      await settle();
    });
  const overview = async (sellingTimes: typeof times) => {
    await settleCall('customer', (call) => call.answer(customer));
    await settleCall('activeSellingTimes', (call) => call.answer(sellingTimes));
    await settleCall('upcomingSellingTimes', (call) => call.answer([]));
    await settleCall('brandTree', (call) => call.answer(brands));
  };
  return { actor, fake, settleCall, overview, user: userEvent.setup() };
};

const card = (season: string) =>
  within(screen.getByRole('list', { name: 'Seasons' }))
    .getByText(season)
    .closest('li') as HTMLElement;

describe('the season screen', () => {
  it.each([
    [true, 4],
    [false, 0],
  ])('K2 speaks of carts to those alone who are told of them: %s', async (seesCarts, cards) => {
    const { settleCall, overview } = await open('', sampleCustomer(), seesCarts);
    await overview(times);
    for (const { season } of times)
      await settleCall('seasonState', (call) => call.answer(sampleSeasonState()), season);
    expect(screen.queryAllByText('Shopping cart')).toHaveLength(cards);
  });

  it('says of each season how it stands; one that fails reloads alone', async () => {
    const { settleCall, overview, user } = await open();
    expect(screen.getByText('Loading the seasons')).toBeInTheDocument();
    await overview(times);
    expect(screen.getByRole('heading', { level: 1, name: 'Modehaus Lindner' })).toBeVisible();
    await settleCall('seasonState', (call) => call.answer(doneSampleSeason), 'AW26');
    await settleCall(
      'seasonState',
      (call) =>
        call.answer(
          sampleSeasonState({
            cart: { cartId: 'k', state: 'approved', pieces: 12, value: 59_880, returned: null },
          }),
        ),
      'SS27',
    );
    await settleCall('seasonState', (call) => call.answer(upcomingSampleSeason), 'AW27');
    await settleCall('seasonState', (call) => call.fail(serverDown), 'SS28');

    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/orders',
    );
    const done = within(card('AW26'));
    expect(done.getByText('Done')).toBeVisible();
    expect(done.getByRole('link', { name: '900001' })).toHaveAttribute('href', '/ordering/orders/o-1');
    const running = within(card('SS27'));
    expect(running.getByText('Open')).toBeVisible();
    expect(running.getByText('5 days left')).toBeVisible();
    expect(running.getByText('Approved')).toBeVisible();
    expect(running.getByText('12 pieces')).toBeVisible();
    expect(running.getByText('€598.80')).toBeVisible();
    expect(running.getByRole('meter', { name: 'Order limit' })).toHaveAttribute(
      'aria-valuetext',
      '€12,000 of €50,000',
    );
    expect(running.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main/cart',
    );
    const preview = within(card('AW27'));
    expect(preview.getByText('Preview')).toBeVisible();
    expect(preview.getByText('starts in 1 day')).toBeVisible();
    const failed = within(card('SS28'));
    expect(failed.getByText('Error', { selector: 'span' })).toBeVisible();
    expect(failed.getByText('Season query failed. Please reload.')).toBeVisible();
    expect(failed.getByText('Error ID: T-1')).toBeVisible();
    expect(failed.queryByRole('link')).toBeNull();

    await user.click(failed.getByRole('button', { name: 'Reload SS28' }));
    expect(within(card('SS28')).getByText('Loading')).toBeVisible();
    await settleCall('seasonState', (call) => call.answer(sampleSeasonState()), 'SS28');
    expect(within(card('SS28')).getByText('Open')).toBeVisible();
    expect(within(card('AW26')).getByText('Done')).toBeVisible();
  });

  it('says when nothing is open', async () => {
    const { overview } = await open();
    await overview([]);
    expect(screen.getByRole('heading', { name: 'No season is open' })).toBeVisible();
  });

  it('says when there is no such customer, as of a foreign one', async () => {
    const { settleCall } = await open();
    await settleCall('customer', (call) => call.fail(missing));
    expect(screen.getByRole('heading', { name: 'This point of sale does not exist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another point of sale' })).toHaveAttribute(
      'href',
      '/ordering/preorder',
    );
  });

  it('L4 says that the whole query failed, and can be reloaded', async () => {
    const { settleCall, overview, user } = await open();
    await settleCall('brandTree', (call) => call.fail(serverDown));
    expect(screen.getByRole('alert')).toHaveTextContent('Season query failed. Please reload.');
    expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await act(settle);
    await overview(times.slice(0, 1));
    expect(card('AW26')).toBeVisible();
  });

  it('L2 is narrowed by the brand tree and the collection type, from the address too', async () => {
    const { overview, actor, user } = await open('?collection=srs');
    await overview([
      sampleSellingTime({ season: 'SS27' }),
      sampleSellingTime({ season: 'AW27', collectionType: 'srs' }),
    ]);
    const seasons = () =>
      within(screen.getByRole('list', { name: 'Seasons' }))
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.closest('li')?.textContent?.slice(0, 4));
    expect(seasons()).toEqual(['AW27']);
    expect(screen.queryByRole('combobox', { name: 'Brand' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Collection' }), 'All');
    expect(seasons()).toEqual(['SS27', 'AW27']);
    expect(actor.getSnapshot().context.narrowing).toEqual({});
    act(() => actor.send({ type: 'search.shown', search: '?brand=Nowhere' }));
    expect(screen.getByRole('heading', { name: 'No season found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all seasons' }));
    expect(seasons()).toEqual(['SS27', 'AW27']);
  });

  it('L2 tells of the limit with the carts, of locks, of a hand-back, and the last day of the sales', async () => {
    const locks = [{ scope: 'subdivision' as const, subject: '13-0', reason: 'No contract' }];
    const { settleCall, overview } = await open('', sampleCustomer({ locks }));
    await overview([sampleSellingTime({ season: 'SS27' })]);
    const midnight = new Date(2027, 2, 10).getTime();
    await settleCall('seasonState', (call) =>
      call.answer(
        sampleSeasonState({
          sellingTime: sampleSellingTime({ salesPeriodTo: midnight }),
          cart: { cartId: 'k', state: 'open', pieces: 12, value: 59_880, returned: 'Too many blazers' },
          limit: { amount: 1_000_000, used: 800_000, inCarts: 300_000, currency: 'EUR' },
        }),
      ),
    );
    expect(card('SS27')).toHaveTextContent('With the carts, €1,000 over the limit');
    expect(card('SS27')).toHaveTextContent('Returned: Too many blazers');
    expect(card('SS27')).toHaveTextContent('Subdivision 13-0 is locked for this customer: No contract');
    expect(card('SS27')).toHaveTextContent('9 Mar 2027');
  });

  it('M6 lists the last orders of the point of sale', async () => {
    const { settleCall, overview, fake } = await open();
    await overview([sampleSellingTime()]);
    expect(fake.pending.find(({ name }) => name === 'lastOrders')?.call.query).toEqual({ customerId: 'c-1' });
    const { lines: _, ...head } = sampleOrder();
    await settleCall('lastOrders', (call) => call.answer([head]));
    expect(screen.getByRole('region', { name: 'Last orders' })).toHaveTextContent('900001');
  });
});
