import type { OrderingRef } from '@selvedge/core';
import { orderingChildren, orderingLogic, workspaceChildren } from '@selvedge/core/ordering';
import {
  createFakeApi,
  fakeOrderingDependencies,
  managerRights,
  sampleCart,
  sampleCustomer,
  sampleHead,
  samplePlace,
  sampleSeasonState,
  settle,
} from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';

type Typed = { quantity?: string; note?: string };

/** Somebody who typed, and leaves the season. */
const leaving = async ({ quantity, note }: Typed, language: Language) => {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const ordering = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route: { screen: 'styles', place: samplePlace }, rights: managerRights },
    clock,
  }).start();
  for (const [name, value] of [
    ['customer', sampleCustomer()],
    ['seasonState', sampleSeasonState()],
    ['currentCart', sampleCart(sampleHead())],
  ] as const) {
    fake.pending.find((call) => call.name === name)?.answer(value);
    await settle();
  }
  const { workspace } = orderingChildren(ordering.getSnapshot());
  const children = workspace && workspaceChildren(workspace.getSnapshot());
  if (quantity !== undefined)
    children?.cart?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: quantity });
  if (note !== undefined) {
    children?.note?.send({ type: 'note.opened', head: sampleHead() });
    children?.note?.send({ type: 'note.typed', text: note });
  }
  await renderWithWords(<LeavingDialog ordering={ordering as OrderingRef} />, language);
  await act(async () => {
    ordering.send({ type: 'route.changed', route: { screen: 'pos', rightEnv: 'preorder' } });
    clock.increment(1500);
    await settle();
  });
  return { children };
};

const question = () => screen.getByRole('alertdialog');
const title = () => screen.getByRole('heading').textContent;

const words = {
  en: {
    quantities: 'Some quantities are not saved yet',
    note: 'Your order note is not saved yet',
    both: 'Some quantities and your order note are not saved yet',
    byItself: 'you continue automatically',
    byCorrecting: 'Marked quantities cannot be saved until you correct or discard them',
    byHand: '“Save note”',
  },
  de: {
    quantities: 'Einige Mengen sind noch nicht gespeichert',
    note: 'Ihre Auftragsnotiz ist noch nicht gespeichert',
    both: 'Einige Mengen und Ihre Auftragsnotiz sind noch nicht gespeichert',
    byItself: 'geht es automatisch weiter',
    byCorrecting: 'Markierte Mengen lassen sich erst speichern, wenn Sie sie korrigiert oder verworfen haben',
    byHand: '„Notiz speichern“',
  },
} as const;

describe.each(['en', 'de'] as const)('N4 the question names what is at stake, in %s', (language) => {
  const said = words[language];

  it('N4 quantities that cannot be saved as they are, which never go on by themselves', async () => {
    await leaving({ quantity: '1.5' }, language);
    expect(title()).toBe(said.quantities);
    expect(question()).toHaveTextContent(said.byCorrecting);
    expect(question()).not.toHaveTextContent(said.byItself);
    expect(question()).not.toHaveTextContent(said.byHand);
  });

  it('N4 the note, which is stored only by hand', async () => {
    await leaving({ note: 'Call first' }, language);
    expect(title()).toBe(said.note);
    expect(question()).toHaveTextContent(said.byHand);
    expect(question()).not.toHaveTextContent(said.byItself);
  });

  it('N4 both', async () => {
    await leaving({ quantity: '1.5', note: 'Call first' }, language);
    expect(title()).toBe(said.both);
    expect(question()).toHaveTextContent(said.byHand);
    expect(question()).toHaveTextContent(said.byCorrecting);
    expect(question()).not.toHaveTextContent(said.byItself);
  });
});

it('N4 the question follows what becomes of it', async () => {
  const { children } = await leaving({ quantity: '1.5', note: 'Call first' }, 'en');
  act(() => children?.note?.send({ type: 'note.discarded' }));
  expect(title()).toBe(words.en.quantities);
});
