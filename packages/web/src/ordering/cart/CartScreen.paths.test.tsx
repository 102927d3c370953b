import { ApiError } from '@selvedge/core';
import type { Cart, LinesAnswer } from '@selvedge/core/contract';
import { cartMachine, cellOf, hasUnsaved, saveStateOf } from '@selvedge/core/ordering';
import {
  type ChartHarness,
  conflictAnswer,
  finalizedElsewhere,
  forbidden,
  linesOutdated,
  networkLost,
  refusedAnswer,
  sampleCart,
  sampleHead,
  samplePlace,
  settle,
  storedAnswer,
  wired,
} from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { cartScreen } from '../testing/cartScreen.tsx';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

const boxOf = (articleVariantId: string) => document.querySelector(`[data-cell="${articleVariantId}"]`);

/** The cart as it stands is told in one place; the cells are there to be changed, or it is said why not. */
const expectShown = (snapshot: AnyMachineSnapshot) => {
  const cart = snapshot as CartSnapshot;
  if (cart.context.head === null && !hasUnsaved(cart)) {
    expect(screen.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the styles' })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main',
    );
    return;
  }
  expect(document.querySelector('[data-save]')).toHaveAttribute('data-save', saveStateOf(cart));
  if (cart.context.head === null) return;
  expect(screen.getByRole('heading', { name: 'Poplin shirt' })).toBeVisible();
  expect(screen.getByRole('grid')).toBeVisible();
  expect(boxOf('v-1')).toHaveValue(cellOf(cart, 'v-1').entry);
};

const expectLoading = () => {
  expect(screen.getByText('Loading the shopping cart')).toBeInTheDocument();
  expect(screen.getByText(/Contract ended/)).toBeVisible();
  expect(screen.queryByText(/Elsewhere/)).toBeNull();
};
const expectFailed = () =>
  expect(screen.getByRole('alert')).toHaveTextContent('The shopping cart could not be loaded');

const read = (cart: Cart | null) => ({ type: 'cart.read', cart, isClashing: false });
const next = (cart: Cart | null) => ({
  type: 'next.read',
  cart,
  cells: [{ articleVariantId: 'v-1', pieces: 2 }],
});
const stored = (answer: LinesAnswer) => ({ type: 'lines.answered', answer, isComplete: true });
const fail = (_: unknown, { failure }: AnyEventObject, { fake }: ChartHarness) =>
  fake.pending.at(-1)?.fail(new ApiError(failure));
/** Longer than the calls of a cart ever pause (ms). */
const LONGEST_PAUSE = 60_000;

screenTour('N1 N3 the cart, on the screen', {
  chart: cartMachine,
  pictures: {
    sameAs: {
      'carrying.loading': ['loading', 'it is a cart that is being read'],
      'carrying.failed': ['failed', 'it is a cart that could not be read'],
      'editing.catchingUp': [
        'editing.stored',
        'what is shown stays until the change of somebody else is read',
      ],
    },
    at: Object.fromEntries(
      ['stored', 'waiting', 'saving', 'stalled', 'refused'].map((state) => [
        `editing.${state}`,
        ({ context }: AnyMachineSnapshot) => context.head !== null,
      ]),
    ),
  },
  tour: {
    contextKey: ({ context }: AnyMachineSnapshot) => [
      [...(context as CartSnapshot['context']).ledger.cells.values()].map((cell) => [
        cell.pieces,
        cell.was,
        cell.sent,
        cell.unsure.length > 0,
        cell.refusal !== null,
        cell.conflict !== null,
      ]),
      context.lines.get('v-1')?.quantity,
      context.head === null,
    ],
    input: { place: samplePlace, mayInsert: true },
    events: [
      { type: 'cell.typed', articleVariantId: 'v-1', entry: '6' },
      { type: 'cell.typed', articleVariantId: 'v-1', entry: '1.5' },
      { type: 'conflict.decided', articleVariantId: 'v-1', keep: 'mine' },
      { type: 'conflict.decided', articleVariantId: 'v-1', keep: 'theirs' },
      { type: 'save.requested' },
      { type: 'edits.discarded' },
      { type: 'prices.accepted', prices: [{ articleVariantId: 'v-1', price: 5290 }] },
      { type: 'cart.answered', cart: sampleCart(sampleHead({ version: 5 })) },
      { type: 'prices.refused', failure: networkLost.failure },
      { type: 'cart.replaced', cart: sampleCart(sampleHead({ version: 9 })) },
      { type: 'cart.reloaded' },
      { type: 'cart.renewed' },
      { type: 'edits.carried', cells: [{ articleVariantId: 'v-1', pieces: 2 }] },
      read(null),
      read(sampleCart()),
      next(null),
      next(sampleCart()),
      { type: 'reading.failed', failure: networkLost.failure },
      ...[storedAnswer(), conflictAnswer, refusedAnswer].map(stored),
      { type: 'lines.lost', failure: networkLost.failure },
      { type: 'lines.finalized', failure: finalizedElsewhere.failure },
      { type: 'lines.refused', failure: forbidden.failure },
      { type: 'retry.due' },
    ],
  },
  // What somebody else does meanwhile.
  besides: [
    {
      contextKey: ({ context }: AnyMachineSnapshot) => [
        [...(context as CartSnapshot['context']).ledger.cells.values()].map(
          ({ pieces, was, sent, unsure }) => [pieces, was, sent, unsure.length > 0],
        ),
        context.lines.get('v-1')?.quantity,
        context.failure === null,
      ],
      events: [
        { type: 'cell.typed', articleVariantId: 'v-1', entry: '6' },
        { type: 'cart.outdated' },
        { type: 'cart.retried' },
        read(sampleCart()),
        { type: 'reading.failed', failure: networkLost.failure },
        stored(storedAnswer()),
        { type: 'lines.outdated', failure: linesOutdated.failure },
        { type: 'retry.due' },
      ],
      // A longer path would be outdated again and again, and then waits for a while.
      longest: 1,
    },
  ],
  machine: wired.cart,
  screen: cartScreen,
  userActions: {
    'cell.typed': (_, event, { actor }) => {
      const cell = boxOf(event.articleVariantId);
      // Typing what stands there already is no change to a box; it is one to the cart.
      if (cell instanceof HTMLInputElement && cell.value !== event.entry)
        fireEvent.change(cell, { target: { value: event.entry } });
      else actor.send(event);
    },
    'save.requested': async (user, event, { actor }) => {
      const save = screen.queryByRole('button', { name: 'Try now' });
      if (save && !save.hasAttribute('aria-disabled')) await user.click(save);
      else actor.send(event);
    },
    'conflict.decided': async (user, event, { actor }) => {
      const cell = boxOf(event.articleVariantId);
      const conflicting = cellOf(actor.getSnapshot() as CartSnapshot, event.articleVariantId).conflict;
      if (!conflicting || !(cell instanceof HTMLElement)) {
        actor.send(event);
        return;
      }
      await user.click(cell);
      await user.click(
        screen.getByRole('button', {
          name: event.keep === 'mine' ? /^Keep mine/ : /^Take theirs/,
        }),
      );
    },
    'cart.answered': (_, { cart }, { fake }) => fake.pending.at(-1)?.answer(cart),
    'prices.refused': fail,
    'cart.read': (_, { cart }, { fake }) => fake.pending[0]?.answer(cart),
    'next.read': (_, { cart }, { fake }) => fake.pending[0]?.answer(cart),
    'reading.failed': fail,
    'lines.answered': async (_, { answer }, { fake }) => {
      fake.pending.find(({ name }) => name === 'openCart')?.answer(sampleCart());
      await settle();
      fake.pending.find(({ name }) => name === 'changeLines')?.answer(answer);
    },
    'lines.lost': fail,
    'lines.outdated': fail,
    'lines.finalized': fail,
    'lines.refused': fail,
    'retry.due': (_, __, { clock }) => clock.increment(LONGEST_PAUSE),
    'edits.carried': async (user, event, { actor }) => {
      const carry = screen.queryByRole('button', { name: /into a new cart$/ });
      if (carry) await user.click(carry);
      else actor.send(event);
    },
    'cart.reloaded': async (user, event, { actor }) => {
      const again = screen
        .queryAllByRole('button', { name: 'Try again' })
        .find((button) => button.closest('[data-save-trouble]') === null);
      if (again) await user.click(again);
      else actor.send(event);
    },
    'cart.renewed': async (user) => {
      await user.click(screen.getByRole('button', { name: /^(Start|Discard them and start) a new cart$/ }));
    },
  },
  shows: {
    loading: expectLoading,
    failed: expectFailed,
    'carrying.loading': expectLoading,
    'carrying.failed': expectFailed,
    'editing.stored': expectShown,
    'editing.waiting': expectShown,
    'editing.saving': expectShown,
    'editing.stalled': expectShown,
    'editing.rereading': expectShown,
    'editing.catchingUp': expectShown,
    'editing.missedNews': (snapshot) => {
      const [line] = document.querySelectorAll('[data-save]');
      expect(line).toHaveAttribute('data-save', 'missed');
      expect(line).toHaveTextContent(/^Somebody else changed the cart; it is being reloaded/);
      expect(boxOf('v-1')).toHaveValue(cellOf(snapshot as CartSnapshot, 'v-1').entry);
    },
    'editing.refused': expectShown,
    'editing.acceptingPrices': expectShown,
    overtaken: (snapshot) => {
      expect(screen.getByText('This shopping cart was finalized or deleted by somebody else')).toBeVisible();
      expect(screen.queryAllByText(/1 quantity you entered is not in it/)).toHaveLength(
        hasUnsaved(snapshot as CartSnapshot) ? 1 : 0,
      );
      const { ledger } = (snapshot as CartSnapshot).context;
      const list = screen.queryAllByRole('list', {
        name: 'Quantities that are not in the order',
      });
      expect(list).toHaveLength(ledger.cells.size > 0 ? 1 : 0);
      for (const [id, { entry }] of ledger.cells) {
        expect(screen.getByText(new RegExp(id))).toBeVisible();
        expect(screen.getByText(`You entered ${entry || '0'}`)).toBeVisible();
      }
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    },
  },
});
