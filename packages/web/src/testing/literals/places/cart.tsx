import type { cartsMachine, noteMachine } from '@selvedge/core/ordering';
import {
  conflictAnswer,
  createFakeApi,
  finalizedElsewhere,
  linesOutdated,
  refusedAnswer,
  sampleCart,
  sampleHead,
  sampleLine,
  sampleNow,
  samplePlace,
  sampleStyle,
  settle,
} from '@selvedge/core/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { CartBreakdown } from '../../../ordering/cart/breakdown/CartBreakdown.tsx';
import { UnavailableNotice } from '../../../ordering/cart/findings/UnavailableNotice.tsx';
import CartsScreen from '../../../ordering/cart/list/CartsScreen.tsx';
import { NoteDialog } from '../../../ordering/cart/note/NoteDialog.tsx';
import { CartOvertaken } from '../../../ordering/cart/orphanedEdits/CartOvertaken.tsx';
import { ChangedPricesNotice } from '../../../ordering/cart/prices/ChangedPricesNotice.tsx';
import { UpdateErrors } from '../../../ordering/cart/saving/UpdateErrors.tsx';
import { ChosenCell } from '../../../ordering/matrix/cell/ChosenCell.tsx';
import { factsOfCell } from '../../../ordering/matrix/cell/chosenCell.ts';
import { openCart } from '../../../ordering/testing/openCart.ts';
import { providedCharts } from '../../../ordering/testing/providedCharts.ts';
import { DraftNotice } from '../../../ordering/workspace/DraftNotice.tsx';
import { answer, button, type Fixture, inAct, type Look, refuse, start, textOf } from '../fixture.tsx';

const cell = { articleId: 's-1', articleColorId: 'k-1', articleLength: '32', articleVariantId: 'v-1' };
const typed = (entry: string) => ({ type: 'cell.typed', articleVariantId: 'v-1', entry }) as const;

const updateErrors: Look = async ({ say, show }) => {
  const cart = await openCart();
  await show(<UpdateErrors styles={[sampleStyle()]} cart={cart.actor} />);
  await inAct(() => cart.actor.send(typed('6')));
  await cart.pass(600);
  await cart.answer(refusedAnswer);
  const alert = within(screen.getByRole('alert'));
  alert.getByText(say('updateErrors'));
  expect(textOf(screen.getByRole('listitem'))).toContain(say('notAllowedForCustomer'));
};

const overtaken = async ({ show }: Fixture) => {
  const cart = await openCart();
  await inAct(() => cart.actor.send(typed('6')));
  await cart.pass(600);
  await cart.fail(finalizedElsewhere);
  await show(<CartOvertaken cart={cart.actor} />);
  const order = { orderId: 'o-1', orderNumber: '900001' };
  await answer(cart.fake, 'readCart', sampleCart(sampleHead({ state: 'finalized', order })));
  return cart;
};

const carryingOver: Look = async (fixture) => {
  const cart = await overtaken(fixture);
  await fixture.user.click(button(fixture.say('carryOver')));
  await answer(cart.fake, 'currentCart', null);
  expect(cart.actor.getSnapshot().context.ledger.cells.get('v-1')?.entry).toBe('2');
};

const givingUp: Look = async (fixture) => {
  const cart = await overtaken(fixture);
  await fixture.user.click(button(fixture.say('discardTyped')));
  await answer(cart.fake, 'currentCart', null);
  expect(cart.actor.getSnapshot().context.ledger.cells.size).toBe(0);
};

const conflict = async ({ show }: Fixture) => {
  const cart = await openCart();
  const style = sampleStyle();
  const facts = factsOfCell(style, 'v-1');
  if (!facts) throw new Error('the sample has no such cell');
  await show(
    <ChosenCell
      cart={cart.actor}
      facts={facts}
      moment={{ place: samplePlace, now: sampleNow }}
      onReturn={() => {}}
    />,
  );
  await inAct(() => cart.actor.send(typed('6')));
  await cart.pass(600);
  await cart.answer(conflictAnswer);
  return { entry: () => cart.actor.getSnapshot().context.ledger.cells.get('v-1')?.entry };
};

const keepingMine: Look = async (fixture) => {
  const { entry } = await conflict(fixture);
  expect(textOf(document.body)).toContain(`${fixture.say('costPrice')} `);
  expect(textOf(document.body)).toContain(`${fixture.say('retailPrice')} `);
  await fixture.user.click(button(fixture.say('keepMine')));
  expect(entry()).toBe('6');
};

const takingTheirs: Look = async (fixture) => {
  const { entry } = await conflict(fixture);
  await fixture.user.click(button(fixture.say('takeTheirs')));
  expect(entry()).toBeUndefined();
};

const draft: Look = async ({ say, user, show }) => {
  const cart = await openCart();
  await show(<DraftNotice cart={cart.actor} />);
  const cells = [{ articleVariantId: 'v-1', entry: '6', was: 4, unsure: [] }];
  await inAct(() =>
    cart.actor.send({ type: 'draft.found', draft: { at: sampleNow, cartId: 'cart-1', cells } }),
  );
  await user.click(button(say('dropDraft')));
  expect(cart.actor.getSnapshot().context.ledger.cells.size).toBe(0);
};

const openNote = async ({ show, say }: Fixture) => {
  const fake = createFakeApi();
  const { actor } = start(providedCharts(fake.api).note, { input: { place: samplePlace, mayInsert: true } });
  await show(<NoteDialog note={actor as ActorRefFrom<typeof noteMachine>} />);
  await inAct(() => actor.send({ type: 'note.opened', head: sampleHead({ note: 'Before' }) }));
  const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  write('!urgent');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    expect.stringContaining(say('noteExclamation')),
  );
  write('Ring twice');
  await inAct(() => actor.send({ type: 'note.saved' }));
  await refuse(fake, 'writeNote', linesOutdated);
  await answer(fake, 'readCart', sampleCart(sampleHead({ version: 6, note: 'Theirs' })));
  return { fake, actor };
};

const noteMine: Look = async (fixture) => {
  const { fake } = await openNote(fixture);
  await fixture.user.click(button(fixture.say('noteMine')));
  expect(fake.pending.at(-1)?.call.body).toMatchObject({ note: 'Ring twice' });
};

const noteTheirs: Look = async (fixture) => {
  const { fake, actor } = await openNote(fixture);
  await fixture.user.click(button(fixture.say('noteTheirs')));
  expect(fake.pending).toEqual([]);
  expect(actor.getSnapshot().context.text).not.toBe('Ring twice');
};

const removing = async ({ show }: Fixture) => {
  const fake = createFakeApi();
  const { actor } = start(providedCharts(fake.api).carts, {
    input: { rightEnv: 'preorder', customerId: 'c-1', mayInsert: true },
  });
  await show(<CartsScreen carts={actor as ActorRefFrom<typeof cartsMachine>} />);
  await answer(fake, 'customerCarts', [sampleHead()]);
  await inAct(() => actor.send({ type: 'removal.wished', cartId: 'cart-1' }));
  return { actor, fake };
};

const deletingCart: Look = async (fixture) => {
  const { fake } = await removing(fixture);
  await fixture.user.click(button(fixture.say('deleteCart')));
  expect(fake.pending.map(({ name }) => name)).toContain('removeCart');
};

const keepingCart: Look = async (fixture) => {
  const { actor, fake } = await removing(fixture);
  await fixture.user.click(button(fixture.say('keepCart')));
  expect(fake.pending.map(({ name }) => name)).not.toContain('removeCart');
  expect(actor.getSnapshot().matches('asking')).toBe(false);
};

const newPrices: Look = async ({ say, user, show }) => {
  const cart = await openCart();
  const changed = { articleVariantId: 'v-1', stored: 4990, valid: 5290 };
  await show(<ChangedPricesNotice cart={cart.actor} changed={[changed]} />);
  await user.click(button(say('acceptPrices')));
  expect(cart.fake.pending.map(({ name }) => name)).toContain('acceptPrices');
};

const unavailable: Look = async ({ say, user, show }) => {
  const lines = ['v-1', 'v-2'].map((articleVariantId) => sampleLine({ articleVariantId, quantity: 4 }));
  const cart = await openCart({ cart: sampleCart(sampleHead(), lines) });
  const found = lines.map(({ articleVariantId }) => ({
    articleId: 's-1',
    articleVariantId,
    pieces: 4,
    kind: 'cancelled' as const,
    finding: { code: 'notBuyable' as const, place: { ...cell, articleVariantId }, values: {} },
  }));
  await show(<UnavailableNotice cart={cart.actor} styles={[sampleStyle()]} found={found} />);
  await user.click(button(say('removeUnavailable')));
  const { cells } = cart.actor.getSnapshot().context.ledger;
  expect(['v-1', 'v-2'].map((id) => cells.get(id)?.entry)).toEqual(['', '']);
};

const distribution: Look = async ({ say, user, show }) => {
  const { actor } = start(providedCharts(createFakeApi().api).cartView, {
    input: { place: samplePlace, search: '' },
  });
  await inAct(() => actor.send({ type: 'charts.opened' }));
  const cart = await openCart();
  await show(
    <CartBreakdown actor={actor as never} cart={cart.actor} styles={[sampleStyle()]} currency="EUR" />,
  );
  await act(settle);
  const [only] = screen.getAllByRole('checkbox', { checked: true });
  await user.click(only as HTMLElement);
  within(only?.closest('fieldset') as HTMLElement).getByText(say('oneOption'));
  expect(only).toBeChecked();
};

export const cartPlaces = {
  'lines that were not taken': updateErrors,
  'a cart that was overtaken: take over': carryingOver,
  'a cart that was overtaken: give up': givingUp,
  'a cell that somebody else changed: mine': keepingMine,
  'a cell that somebody else changed: theirs': takingTheirs,
  'what was taken up again': draft,
  'a note that somebody else wrote: mine': noteMine,
  'a note that somebody else wrote: theirs': noteTheirs,
  'deleting a cart': deletingCart,
  'keeping a cart': keepingCart,
  'changed prices': newPrices,
  'cancelled variants': unavailable,
  'the distribution': distribution,
} satisfies Record<string, Look>;
