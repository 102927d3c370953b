import { ApiError, failure } from '@selvedge/core';
import { changeLines } from '@selvedge/core/contract';
import {
  conflictAnswer,
  finalizedElsewhere,
  forbidden,
  networkLost,
  refusedAnswer,
  sampleCart,
  sampleHead,
} from '@selvedge/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '../../../messages/languages.ts';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { SaveState } from './SaveState.tsx';

const refusal = (status: number, message: string) =>
  new ApiError(failure({ kind: 'refused', status, message, tracking: `E-${status}` }));

const open = async (language: Language = 'en') => {
  const cart = await openCart();
  await renderWithWords(<SaveState cart={cart.actor} />, language);
  const type = (...entries: string[]) =>
    act(async () =>
      cart.actor.send({
        type: 'cells.typed',
        cells: entries.map((entry, at) => ({ articleVariantId: `v-${at + 1}`, entry })),
      }),
    );
  const state = () => document.querySelector('[data-save] > span')?.textContent;
  return { ...cart, type, state };
};

it.each<[Language, string[]]>([
  [
    'en',
    [
      'All quantities saved',
      '3 quantities not saved yet',
      'Saving…',
      'No connection: 3 quantities kept on this device',
      'Saving…',
    ],
  ],
  [
    'de',
    [
      'Alle Mengen gespeichert',
      '3 Mengen noch nicht gespeichert',
      'Wird gespeichert\u00a0…',
      'Keine Verbindung: 3 Mengen auf diesem Gerät gesichert',
      'Wird gespeichert\u00a0…',
    ],
  ],
])('N4 M4 tells how the cart stands through a lost network (%s)', async (language, words) => {
  const { type, state, pass, fail } = await open(language);
  const heard = [state()];
  await type('6', '3', '2');
  heard.push(state());
  await pass(600);
  heard.push(state());
  await fail(networkLost);
  heard.push(state());
  await pass(4000);
  heard.push(state());
  expect(heard).toEqual(words);
});

const answers = {
  maintenance: refusal(503, 'Maintenance is active.'),
  unavailable: refusal(503, 'The database is being restarted.'),
  tooMany: refusal(429, 'Too many calls.'),
  server: refusal(500, 'The looms stand still.'),
};

it.each<[Language, Record<keyof typeof answers, string>]>([
  [
    'en',
    {
      maintenance: 'Under maintenance: 1 quantity kept on this device',
      unavailable: 'The portal is not responding: 1 quantity kept on this device',
      tooMany: 'Too many requests: 1 quantity kept on this device',
      server: 'The server reports an error: 1 quantity kept on this device',
    },
  ],
  [
    'de',
    {
      maintenance: 'Wartung: 1 Menge auf diesem Gerät gesichert',
      unavailable: 'Das Portal antwortet nicht: 1 Menge auf diesem Gerät gesichert',
      tooMany: 'Zu viele Anfragen: 1 Menge auf diesem Gerät gesichert',
      server: 'Der Server meldet einen Fehler: 1 Menge auf diesem Gerät gesichert',
    },
  ],
])('N4 N6 calls only a lost network a lost connection (%s)', async (language, words) => {
  for (const [cause, answer] of Object.entries(answers)) {
    const { type, state, pass, fail } = await open(language);
    await type('6');
    await pass(600);
    await fail(answer);
    expect(state()).toBe(words[cause as keyof typeof answers]);
    cleanup();
  }
});

it.each<[Language, string, string]>([
  [
    'en',
    'This cart was finalized or deleted by somebody else; your last quantities are not in it',
    'Decide in the cart',
  ],
  [
    'de',
    'Dieser Warenkorb wurde von jemand anderem abgeschlossen oder gelöscht; Ihre letzten Mengen sind nicht darin',
    'Im Warenkorb entscheiden',
  ],
])(
  'N1 HZ21 says no more of a cart that is gone than it knows, and leads to the choice (%s)',
  async (language, words, link) => {
    const { actor, type, state, pass, fail } = await open(language);
    await type('6');
    await pass(600);
    await fail(finalizedElsewhere);
    expect(state()).toBe(words);
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main/cart',
    );
    expect(screen.queryByRole('button')).toBeNull();
    // The bar has a link to the cart already, and on a phone no room for a second one.
    cleanup();
    await renderWithWords(<SaveState cart={actor} brief />, language);
    expect(state()).toBe(words);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('N3 N4 counts each trouble beside what goes on, and leads to it', async () => {
  const { type, state, pass, answer, fail } = await open();
  await type('6', '1.5', '1e3');
  expect(state()).toBe('2 quantities are not valid');
  await pass(600);
  await answer(conflictAnswer);
  expect(state()).toBe('1 quantity was changed by somebody else · 2 quantities are not valid');
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
  await type('6', '3', '');
  await pass(600);
  await fail(forbidden);
  expect(state()).toBe(
    'Your quantities were not accepted; they are kept here · 1 quantity was changed by somebody else',
  );
});

it.each<[Language, string]>([
  ['en', 'Somebody else changed the cart; it is being reloaded'],
  ['de', 'Jemand anderes hat den Warenkorb geändert; er wird neu geladen'],
])(
  'N4 says so where the change of somebody else cannot be read, until it is (%s)',
  async (language, words) => {
    const { actor, state, pass, answer, fail } = await open(language);
    const stored = state();
    await act(async () => actor.send({ type: 'cart.outdated' }));
    expect(state()).toBe(stored);
    await fail(networkLost);
    expect(state()).toBe(words);
    await pass(4000);
    await answer(sampleCart());
    expect(state()).toBe(stored);
  },
);

it('N4 names what the server refused', async () => {
  const { type, state, pass, answer } = await open();
  await type('6');
  await pass(600);
  await answer(refusedAnswer);
  expect(state()).toBe('1 quantity was not accepted');
});

it('M4 tells how far a large lot is', async () => {
  const { type, state, pass, answer, fake } = await open();
  const many = Array.from({ length: 2400 }, () => '7');
  await type(...many);
  await pass(600);
  expect(state()).toBe('Saving: 0 of 2,400');
  for (const stored of [1000, 2000]) {
    const changes = changeLines.body?.create(fake.pending[0]?.call.body).changes ?? [];
    expect(changes).toHaveLength(1000);
    await answer({
      head: sampleHead(),
      before: sampleHead().version,
      conflicts: [],
      refused: [],
      stored: changes.map(({ articleVariantId, quantity }) => ({
        articleVariantId,
        quantity,
        articleId: 's-1',
        articleColorId: 'k-1',
        storedPrice: 100,
      })),
    });
    expect(state()).toBe(`Saving: ${stored.toLocaleString('en')} of 2,400`);
  }
});
