import type { CartNews } from '@selvedge/core/contract';
import { orderingChildren, orderingLogic } from '@selvedge/core/ordering';
import {
  createFakeApi,
  fakeOrderingDependencies,
  finalizedNews,
  managerRights,
  networkLost,
  sampleCart,
  sampleCartNews,
  sampleCustomer,
  sampleHead,
  sampleNow,
  samplePlace,
  sampleSeasonState,
  settle,
} from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { EndedElsewhere } from '../finalization/EndedElsewhere.tsx';
import { PlaceNews } from './PlaceNews.tsx';

const withRecord = (deed: NonNullable<CartNews['cart']>['deed']): CartNews => {
  const { cart, ...news } = sampleCartNews();
  return { ...news, cart: cart && { ...cart, deed } };
};

async function openPlace(language: 'en' | 'de' = 'en') {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const ordering = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route: { screen: 'cart', place: samplePlace }, rights: managerRights },
    clock,
  }).start();
  const answer = (name: string, value: unknown) =>
    act(async () => {
      fake.pending.find((call) => call.name === name)?.answer(value);
      await settle();
    });
  await answer('customer', sampleCustomer());
  await answer('seasonState', sampleSeasonState());
  await answer('currentCart', sampleCart());
  const { workspace } = orderingChildren(ordering.getSnapshot());
  if (!workspace) throw new Error('no place is open');
  await renderWithWords(<PlaceNews workspace={workspace} />, language);
  const receiveNews = async (news: CartNews) => {
    await answer('followCart', news);
    await answer(
      'currentCart',
      news.cart === null || news.cart.state === 'finalized' ? null : sampleCart(sampleHead({ version: 9 })),
    );
  };
  const loseOnce = () =>
    act(async () => {
      fake.pending.find((call) => call.name === 'followCart')?.fail(networkLost);
      await settle();
    });
  const wait = () =>
    act(async () => {
      clock.increment(40_000);
      await settle();
    });
  return { receiveNews, loseOnce, wait };
}

describe('O2 HZ21: what others do is said where it is seen', () => {
  it('O2 a change of lines is one small line, until it is read', async () => {
    const { receiveNews } = await openPlace();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await receiveNews(sampleCartNews());
    expect(await screen.findByRole('status')).toHaveTextContent(/^Changed by Max Manager on /);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('O2 a return says its reason, in the language of the reader', async () => {
    const { receiveNews } = await openPlace('de');
    await receiveNews(withRecord({ deed: 'returned', by: 'Max Manager', at: sampleNow, reason: 'Zu viel.' }));
    expect(screen.getByRole('status')).toHaveTextContent('Max Manager hat den Auftrag zurückgegeben');
    expect(screen.getByText('Zu viel.')).toBeVisible();
  });

  it.each([
    ['en', 'This cart no longer exists', 'Somebody else deleted it. No order was placed.'],
    [
      'de',
      'Diesen Warenkorb gibt es nicht mehr',
      'Jemand anderes hat ihn gelöscht. Es wurde kein Auftrag erteilt.',
    ],
  ] as const)(
    'N1 HZ21 says that the cart was deleted, until it is read, in %s',
    async (language, title, text) => {
      const { receiveNews } = await openPlace(language);
      await receiveNews(sampleCartNews({ mark: '-', cart: null }));
      expect(screen.getByRole('status')).toHaveTextContent(title);
      expect(screen.getByText(text)).toBeVisible();
      await userEvent
        .setup()
        .click(screen.getByRole('button', { name: language === 'en' ? 'Dismiss' : 'Ausblenden' }));
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );

  it('O5 an order says its number, and leads there', async () => {
    const { receiveNews } = await openPlace();
    await receiveNews(finalizedNews);
    expect(screen.getByRole('status')).toHaveTextContent('Max Manager finalized the order');
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
      'href',
      '/ordering/orders/o-1',
    );
  });

  it('HZ26: a lost line is told once it stays lost, in one sentence', async () => {
    const { loseOnce, wait } = await openPlace();
    for (let times = 0; times < 2; times += 1) {
      await loseOnce();
      expect(screen.queryByText(/Changes by others/)).not.toBeInTheDocument();
      await wait();
    }
    await loseOnce();
    expect(screen.getByText(/Changes by others cannot be shown at the moment/)).toBeVisible();
  });
});

describe('O5 a check that somebody else ended', () => {
  it('O5 names the order and who made it', async () => {
    await renderWithWords(<EndedElsewhere place={samplePlace} cart={finalizedNews.cart} />);
    expect(screen.getByRole('heading', { name: 'Order finalized' })).toBeVisible();
    expect(screen.getAllByText('Order created: 900001')).not.toHaveLength(0);
    expect(screen.getByText('Max Manager finalized the order')).toBeVisible();
  });

  it('O5 says that a removed cart became no order', async () => {
    await renderWithWords(<EndedElsewhere place={samplePlace} cart={null} />, 'de');
    expect(screen.getByText(/Es wurde kein Auftrag erteilt/)).toBeVisible();
  });
});
