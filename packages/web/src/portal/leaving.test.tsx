import { formatRoute } from '@selvedge/core';
import {
  sampleCart,
  sampleCustomer,
  sampleIndex,
  samplePlace,
  sampleSeasonState,
  sampleStyle,
} from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../messages/languages.ts';
import { openPortal } from './testing/openPortal.tsx';

const { customerId, season, subdivision, collectionType } = samplePlace;
const place = `${customerId}/${season}/${subdivision}/${collectionType}`;
const style = formatRoute({ screen: 'style', place: samplePlace, articleId: 's-1' });
const answers = {
  [`/api/v1/preorder/customers/${customerId}`]: sampleCustomer(),
  [`/api/v1/preorder/seasons/${place}`]: sampleSeasonState(),
  [`/api/v1/preorder/carts/current/${place}`]: sampleCart(),
  [`/api/v1/preorder/styles/${place}`]: sampleIndex(),
  [`/api/v1/preorder/styles/${place}/s-1`]: sampleStyle(),
};

const words = {
  en: {
    logout: 'Logout',
    title: 'Some quantities are not saved yet',
    discard: 'Yes, discard changes',
    keep: 'No, keep editing',
  },
  de: {
    logout: 'Abmelden',
    title: 'Einige Mengen sind noch nicht gespeichert',
    discard: 'Ja, Änderungen verwerfen',
    keep: 'Nein, weiter bearbeiten',
  },
} as const;

/** Whether the browser would ask before the page is closed. */
const asksBeforeClosing = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** Somebody at a style who types into its first cell. */
const typing = async (entry: string, language: Language) => {
  const opened = await openPortal(style, { language, answers });
  // Its screens are parts of their own: what they ask comes when they are there.
  const cell = await vi.waitFor(
    async () => {
      await opened.serve();
      const first = document.querySelector<HTMLInputElement>('[role="grid"] input');
      if (!first) throw new Error('the style has no cell');
      return first;
    },
    { timeout: 25_000 },
  );
  const user = userEvent.setup();
  await user.clear(cell);
  await user.type(cell, entry);
  const question = () =>
    vi.waitFor(() => screen.getByRole('alertdialog'), { timeout: 10_000, interval: 200 });
  // The fake page has an address bar of its own, which a link does not write to.
  const logOut = async () => {
    const own = document.getElementById('season-navigation');
    if (!own) throw new Error('the season has no navigation');
    const link = within(own).getByRole('link', { name: words[language].logout, hidden: true });
    expect(link).toHaveAttribute('href', '/logout');
    await opened.go('/logout');
  };
  return { ...opened, user, cell, question, logOut };
};

describe.each(['en', 'de'] as const)('%s', (language) => {
  const { title, discard, keep } = words[language];

  it('N4 A12 logging out with an entry that is no quantity asks in these words, and staying keeps the entry', async () => {
    const { user, cell, question, logOut, page } = await typing('1.5', language);
    expect(asksBeforeClosing()).toBe(true);
    await logOut();
    const dialog = within(await question());
    expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const answers = dialog.getAllByRole('button').flatMap(({ textContent }) => textContent || []);
    expect(answers).toEqual([discard, keep]);
    await user.click(dialog.getByRole('button', { name: keep }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.path()).toBe(style);
    expect(cell).toHaveValue('1.5');
    expect(page.session.has('selvedge.tokens')).toBe(true);
  });

  it('N4 A12 who discards is logged out, and nothing of the entry is kept', async () => {
    const { user, question, logOut, page } = await typing('1.5', language);
    await logOut();
    await user.click(within(await question()).getByRole('button', { name: discard }));
    // The page says for half a second that it logs out.
    await vi.waitFor(() => expect(page.left).toHaveLength(1), { timeout: 10_000, interval: 200 });
    expect(asksBeforeClosing()).toBe(false);
    expect(page.session.has('selvedge.tokens')).toBe(false);
    expect([...page.local.keys()].filter((key) => key.startsWith('selvedge.draft'))).toEqual([]);
  });
});

it('N4 closing the page is not asked about while nothing is typed, nor for a quantity that is kept on the device', async () => {
  const { page } = await typing('7', 'en');
  const saving = () => page.pending.find(({ request }) => request.method === 'PATCH');
  await vi.waitFor(() => expect(saving()).toBeDefined(), { timeout: 10_000, interval: 200 });
  const save = saving();
  await act(async () => save?.lose());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([...page.local.keys()].filter((key) => key.startsWith('selvedge.draft'))).toHaveLength(1);
  expect(asksBeforeClosing()).toBe(false);
});
