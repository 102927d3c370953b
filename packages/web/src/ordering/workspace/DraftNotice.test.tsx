import { sampleNow } from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { DraftNotice } from './DraftNotice.tsx';

const open = async (language: Language = 'en') => {
  const cart = await openCart();
  await renderWithWords(<DraftNotice cart={cart.actor} />, language);
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () =>
    cart.actor.send({
      type: 'draft.found',
      draft: {
        at: sampleNow,
        cartId: 'cart-1',
        cells: [
          { articleVariantId: 'v-1', entry: '6', was: 4, unsure: [] },
          { articleVariantId: 'v-2', entry: '3', was: 0, unsure: [] },
        ],
      },
    }),
  );
  const entries = () => [...cart.actor.getSnapshot().context.ledger.cells.values()].map(({ entry }) => entry);
  return { entries, user: userEvent.setup() };
};

it('N4 says once what was taken up, and is read away', async () => {
  const { entries, user } = await open();
  expect(screen.getByRole('status')).toHaveTextContent(/2 quantities from .* were restored/);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(entries().sort()).toEqual(['3', '6']);
});

it('N4 gives it back on demand', async () => {
  const { entries, user } = await open('de');
  expect(screen.getByRole('status')).toHaveTextContent(/2 Mengen vom .* wurden wiederhergestellt/);
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(entries()).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});
