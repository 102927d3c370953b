import type { OrderingRoute } from '@selvedge/core/ordering';
import { samplePlace, sampleRights } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { NoRight } from './NoRight.tsx';

const { rightEnv, customerId } = samplePlace;
const cart: OrderingRoute = { screen: 'cart', place: samplePlace };

it.each([
  [
    'en',
    'You have no access to carts and orders',
    'You need the right “Filling the shopping cart”.',
    'Go to the styles',
  ],
  [
    'de',
    'Sie haben keinen Zugriff auf Warenkörbe und Aufträge',
    'Sie brauchen das Recht „Warenkorb füllen“.',
    'Zu den Artikeln',
  ],
] as const)(
  'K2 who is told of no carts reads which right shows them, and goes on to the styles, in %s',
  async (language, title, right, on) => {
    await renderWithWords(<NoRight route={cart} rights={sampleRights('COLLECTION_VIEW')} />, language);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(right, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: on })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main',
    );
  },
);

it('K2 each screen asks for the right that it needs, and leads to the areas that are open', async () => {
  const rights = {
    ...sampleRights('COLLECTION_VIEW'),
    postorder: { rights: [], features: [] },
  };
  const show = (route: OrderingRoute) => renderWithWords(<NoRight route={route} rights={rights} />);
  const missing = () => screen.getByText(/You need the right/).textContent;
  const { unmount } = await show({ screen: 'waiting', rightEnv });
  const waiting = missing();
  unmount();
  const { unmount: away } = await show({ screen: 'orders', rightEnv, customerId });
  const orders = missing();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/ordering/preorder',
  ]);
  away();
  await show({ screen: 'pos', rightEnv: 'postorder' });
  expect(new Set([waiting, orders, missing()]).size).toBe(3);
});
