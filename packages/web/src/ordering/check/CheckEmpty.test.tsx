import { samplePlace } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { SelfService } from '../access/SelfService.ts';
import type { FinalizedOrder } from '../cart/CartEmpty.tsx';
import { CheckEmpty } from './CheckEmpty.tsx';

const show = (mayInsert: boolean, language: 'en' | 'de', ordered: FinalizedOrder | null = null) =>
  renderWithWords(
    <SelfService value="https://self.test/area">
      <CheckEmpty place={samplePlace} mayInsert={mayInsert} ordered={ordered} />
    </SelfService>,
    language,
  );

it.each([
  ['en', /Request this right/, 'Request for the right “Filling the shopping cart”'],
  ['de', /Dieses Recht beantragen/, 'Antrag auf das Recht „Warenkorb füllen“'],
] as const)(
  'K2 an empty check leads whoever may not order to the right, in %s',
  async (language, name, subject) => {
    await show(false, language);
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('subject')).toBe(subject);
  },
);

it('O1 an empty check leads whoever may order to the styles alone', async () => {
  await show(true, 'en');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Go to the styles']);
});

it('O4 after an order the check leads to it', async () => {
  await show(true, 'en', { orderId: 'o-1', orderNumber: '4500001' });
  expect(screen.getByText(/Your last cart is now order 4500001/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
    'href',
    '/ordering/orders/o-1',
  );
});
