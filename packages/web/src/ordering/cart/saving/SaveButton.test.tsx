import { networkLost } from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { SaveButton } from './SaveButton.tsx';

it.each([
  ['en', 'Try now'],
  ['de', 'Erneut versuchen'],
] as const)('N3 only what could not be saved can be tried at once (%s: %s)', async (language, name) => {
  const cart = await openCart();
  await renderWithWords(<SaveButton cart={cart.actor} />, language);
  const button = () => screen.queryByRole('button', { name });
  expect(button()).toBeNull();
  await act(async () =>
    cart.actor.send({ type: 'cells.typed', cells: [{ articleVariantId: 'v-1', entry: '6' }] }),
  );
  expect(button()).toBeNull();
  await cart.pass(600);
  expect(button()).toBeNull();
  await cart.fail(networkLost);
  expect(button()).toBeVisible();
  const [pressed] = screen.getAllByRole('button');
  if (!pressed) throw new Error('there is no button');
  await userEvent.click(pressed);
  expect(cart.actor.getSnapshot().matches({ editing: 'saving' })).toBe(true);
  expect(button()).toBeNull();
});
