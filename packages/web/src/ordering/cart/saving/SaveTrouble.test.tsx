import { ApiError, failure } from '@selvedge/core';
import { cellOf } from '@selvedge/core/ordering';
import {
  linesOutdated,
  networkLost,
  sampleCart,
  sampleHead,
  storedAnswer,
  underMaintenance,
} from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Language } from '../../../messages/languages.ts';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { SaveTrouble } from './SaveTrouble.tsx';

const titles = {
  en: 'Errors while updating the shopping cart',
  de: 'Fehler beim Aktualisieren des Warenkorbs',
};
const means: Record<Language, Record<'again' | 'refused', string>> = {
  en: {
    again: '1 quantity is kept on this device and is sent again automatically within 4 seconds.',
    refused: '1 quantity is kept on this device as entered.',
  },
  de: {
    again: '1 Menge bleibt auf diesem Gerät erhalten und wird innerhalb von 4 Sekunden automatisch',
    refused: '1 Menge bleibt auf diesem Gerät wie eingegeben erhalten.',
  },
};
const errorId = { en: 'Error ID', de: 'Fehler-ID' };
const again = { en: 'Try again', de: 'Erneut versuchen' };

const refusal = (status: number) =>
  new ApiError(
    failure({ kind: 'refused', status, message: `Said with ${status}.`, tracking: `E-${status}` }),
  );

const troubleNotice = () => document.querySelector('[data-save-trouble]');

const open = async (language: Language = 'en') => {
  const cart = await openCart();
  await renderWithWords(<SaveTrouble cart={cart.actor} sticky />, language);
  const type = (entry: string) =>
    act(async () => cart.actor.send({ type: 'cell.typed', articleVariantId: 'v-1', entry }));
  return { ...cart, type, entry: () => cellOf(cart.actor.getSnapshot(), 'v-1').entry };
};

const statuses = { again: [429, 500, 503], refused: [400, 403, 409, 422] } as const;
const cases = (['en', 'de'] as const).flatMap((language) =>
  (['again', 'refused'] as const).flatMap((way) =>
    statuses[way].map((status) => [language, status, way] as const),
  ),
);

it.each(cases)('N6 a save refused as a whole says so (%s, %s)', async (language, status, way) => {
  const { type, pass, fail, answer, entry, actor } = await open(language);
  await type('6');
  await pass(600);
  await fail(refusal(status));
  const alert = troubleNotice();
  expect(screen.queryAllByRole('alert')).toHaveLength(way === 'refused' ? 1 : 0);
  expect(alert).toHaveTextContent(titles[language]);
  expect(alert).toHaveTextContent(`Said with ${status}.`);
  expect(alert).toHaveTextContent(`${errorId[language]}: E-${status}`);
  expect(alert).toHaveTextContent(means[language][way]);
  expect(entry()).toBe('6');

  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: again[language] }));
  await answer(storedAnswer());
  expect(screen.queryByText(titles[language])).toBeNull();
  expect(actor.getSnapshot().value).toEqual({ editing: 'stored' });
  expect(entry()).toBe('6');
});

it('N6 a lost network is told by the line alone while what was typed is kept on the device', async () => {
  const { type, pass, fail } = await open();
  await type('6');
  await pass(600);
  await fail(networkLost);
  expect(troubleNotice()).toBeNull();
});

it('N6 a lost network is told, and that it is tried again by itself, where the browser keeps nothing', async () => {
  const { actor, type, pass, fail, answer } = await open();
  await type('6');
  await pass(600);
  await fail(networkLost);
  await act(async () => actor.send({ type: 'draft.kept', kept: false }));
  expect(troubleNotice()).toHaveTextContent(titles.en);
  await pass(4000);
  await answer(storedAnswer());
  expect(screen.queryByText(titles.en)).toBeNull();
});

it('N6 a cart that others change all the time says why it is not stored', async () => {
  const { type, pass, fail, answer } = await open();
  await type('6');
  await pass(600);
  await fail(linesOutdated);
  expect(screen.queryByText(titles.en)).toBeNull();
  await answer(sampleCart(sampleHead({ version: 4 })));
  await pass(600);
  await fail(linesOutdated);
  await answer(sampleCart(sampleHead({ version: 5 })));
  expect(troubleNotice()).toHaveTextContent(titles.en);
  expect(troubleNotice()).toHaveTextContent('Error ID: T-1');
});

it("B5 '503 Maintenance is active.' is not told here", async () => {
  const { type, pass, fail } = await open();
  await type('6');
  await pass(600);
  await fail(new ApiError(failure({ kind: 'refused', status: 503, message: 'Maintenance is active.' })));
  expect(document.querySelector('[data-save-trouble]')).toBeNull();
});

const acceptance = {
  type: 'prices.accepted',
  prices: [{ articleVariantId: 'v-1', price: 5290 }],
} as const;

it.each([422, 500])(
  'N6 N7 changed prices that are not taken over are told, and forgotten with the next quantity: %i',
  async (status) => {
    const { actor, type, fail } = await open();
    await act(async () => actor.send(acceptance));
    await fail(refusal(status));
    expect(screen.getByRole('alert')).toHaveTextContent(titles.en);
    expect(screen.getByRole('alert')).toHaveTextContent(`Said with ${status}.`);
    expect(screen.getByRole('alert')).toHaveTextContent(`Error ID: E-${status}`);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The new prices could not be accepted. Please accept them once more.',
    );
    await type('6');
    expect(screen.queryByText(titles.en)).toBeNull();
  },
);

it('B5 a maintenance while prices are accepted is not told here', async () => {
  const { actor, fail } = await open();
  await act(async () => actor.send(acceptance));
  await fail(underMaintenance);
  expect(document.querySelector('[data-save-trouble]')).toBeNull();
  expect(actor.getSnapshot().matches({ editing: 'stored' })).toBe(true);
});

it('B4 C6 a cart that cannot be read is told with the server’s words and the Error ID, and is read again', async () => {
  const { actor, fail, answer } = await open();
  await act(async () => actor.send({ type: 'cart.reloaded' }));
  await fail(refusal(403));
  expect(troubleNotice()).toHaveTextContent('The cart could not be loaded');
  expect(troubleNotice()).toHaveTextContent('Said with 403.');
  expect(troubleNotice()).toHaveTextContent('Error ID: E-403');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Reload the cart' }));
  await answer(sampleCart());
  expect(troubleNotice()).toBeNull();
});
