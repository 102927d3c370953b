import { samplePlace } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { CartEmpty, type FinalizedOrder } from './CartEmpty.tsx';

const show = (language: 'en' | 'de', { mayInsert = true, ordered = null as FinalizedOrder | null } = {}) =>
  renderWithWords(
    <CartEmpty
      place={samplePlace}
      title="Your shopping cart is empty"
      text="Type quantities."
      mayInsert={mayInsert}
      ordered={ordered}
    />,
    language,
  );
const order = { orderId: 'o-1', orderNumber: '4500001' };

it.each([
  ['en', 'Go to the order', /is now order 4500001/],
  ['de', 'Zum Auftrag', /jetzt Auftrag 4500001/],
] as const)('N1 O4 after the order the cart leads to it, in %s', async (language, name, said) => {
  await show(language, { ordered: order });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/ordering/orders/o-1');
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByText('Type quantities.')).toBeVisible();
});

it('N1 K2 who finalizes but does not fill reads that it is empty, and which right is missing', async () => {
  await show('en', { mayInsert: false });
  expect(screen.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
  expect(screen.getByText(/This needs the right “Filling the shopping cart”/)).toBeVisible();
});
