import {
  finalizedElsewhere,
  missing,
  networkLost,
  sampleCart,
  sampleHead,
  sampleNow,
  sampleStyle,
} from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { CartOvertaken } from './CartOvertaken.tsx';

const list = (name: string) => screen.queryByRole('list', { name });

/** 6 typed over the 4 that are stored, when the cart ends elsewhere. */
async function overtaken(end: (call: { answer(value: unknown): void; fail(error: unknown): void }) => void) {
  const cart = await openCart();
  await act(async () => cart.actor.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' }));
  await cart.pass(600);
  await cart.fail(finalizedElsewhere);
  expect(cart.actor.getSnapshot().value).toBe('overtaken');
  await renderWithWords(<CartOvertaken cart={cart.actor} />);
  await act(async () => {
    const call = (name: string) => cart.fake.pending.find((one) => one.name === name);
    call('lookUpArticles')?.answer({ serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] });
    const reading = call('readCart');
    if (!reading) throw new Error('nobody asks how the cart ended');
    end(reading);
  });
  return cart;
}

it('O3 N1 a cart that was finalized names its order and what that lacks', async () => {
  const order = { orderId: 'o-1', orderNumber: '900001' };
  await overtaken((call) => call.answer(sampleCart(sampleHead({ state: 'finalized', order }))));
  expect(await screen.findByText('This order was finalized by somebody else')).toBeVisible();
  expect(screen.getByText('Order created: 900001')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
    'href',
    '/ordering/orders/o-1',
  );
  expect(list('Quantities that are not in the order')).toHaveTextContent('4 ordered, 2 missing');
  expect(screen.getByRole('button', { name: 'Move 2 pieces into a new cart' })).toBeVisible();
});

it('N1 a cart that was removed says so: nothing is ordered, and all that was typed can be taken over', async () => {
  const cart = await overtaken((call) => call.fail(missing));
  expect(await screen.findByText('This cart no longer exists')).toBeVisible();
  expect(screen.getByText('Somebody else deleted it. No order was placed.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the order' })).not.toBeInTheDocument();
  const typed = list('Quantities you entered');
  expect(typed).toHaveTextContent('You entered 6');
  expect(typed).not.toHaveTextContent(/ordered|missing/);
  await userEvent.click(screen.getByRole('button', { name: 'Move 6 pieces into a new cart' }));
  await cart.answer(null);
  expect(cart.actor.getSnapshot().context.ledger.cells.get('v-1')?.entry).toBe('6');
});

it('N1 as long as nobody can tell which it was, it says that', async () => {
  await overtaken((call) => call.fail(networkLost));
  expect(
    await screen.findByText('This shopping cart was finalized or deleted by somebody else'),
  ).toBeVisible();
  expect(list('Quantities that are not in the order')).toHaveTextContent('You entered 6');
});
