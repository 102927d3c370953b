import { ApiError, failure } from '@selvedge/core';
import { linesOutdated, underMaintenance } from '@selvedge/core/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { cartScreen } from '../testing/cartScreen.tsx';
import { type OpenCart, openCart } from '../testing/openCart.ts';

describe('B4 C6 what the server says to a call of the cart', () => {
  const said = (status: number) =>
    failure({ kind: 'refused', status, message: `Said with ${status}.`, tracking: `E-${status}-19ab` });
  const type = ({ actor }: OpenCart) =>
    act(async () => actor.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' }));
  /** How a cart comes to each call. */
  const calls: Readonly<Record<string, (cart: OpenCart) => unknown>> = {
    'it is loaded': ({ actor }) => act(async () => actor.send({ type: 'cart.reloaded' })),
    'quantities are stored': async (cart) => {
      await type(cart);
      await cart.pass(600);
    },
    'it is read anew': async (cart) => {
      await type(cart);
      await cart.pass(600);
      await cart.fail(linesOutdated);
    },
    'somebody else has changed it': ({ actor }) => act(async () => actor.send({ type: 'cart.outdated' })),
  };
  const open = async (call: string, error: ApiError) => {
    const cart = await openCart();
    await renderWithWords(await cartScreen(cart.actor));
    await calls[call]?.(cart);
    await cart.fail(error);
  };

  it.each(Object.keys(calls).flatMap((call) => [500, 422].map((status) => [call, status] as const)))(
    'B4 C6 is told with the Error ID while %s: %i',
    async (call, status) => {
      await open(call, new ApiError(said(status)));
      expect(document.body).toHaveTextContent(`Said with ${status}.`);
      expect(document.body).toHaveTextContent(`Error ID: E-${status}-19ab`);
    },
  );

  it.each(Object.keys(calls))(
    'B5 of a maintenance is told in the portal’s own words, while %s',
    async (call) => {
      await open(call, underMaintenance);
      expect(document.body).not.toHaveTextContent(underMaintenance.failure.message);
      if (document.querySelector('[aria-busy=true]')) return;
      // The dialog of the maintenance lies over a cart that is shown already.
      if (call !== 'somebody else has changed it')
        expect(document.body).toHaveTextContent(/under maintenance/i);
    },
  );
});
