import type { Maintenance } from '@selvedge/core/contract';
import { type maintenanceMachine, overlaysLogic } from '@selvedge/core/overlays';
import {
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  sampleMaintenance,
  samplePortalFacts,
  settle,
} from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Language } from '../messages/languages.ts';
import { UNDER_HEADER } from '../shell/underHeader.ts';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { MaintenanceLayer } from './MaintenanceLayer.tsx';

const later = (changed: Partial<Maintenance> = {}) =>
  sampleMaintenance({
    start: Date.UTC(2026, 11, 1, 17) / 1000,
    end: Date.UTC(2026, 11, 1, 19) / 1000,
    ...changed,
  });

const show = async (maintenances: Maintenance[], language: Language = 'en', isSignedIn = true) => {
  const fake = createFakeApi();
  const page = fakeBrowser().open('https://portal.test/');
  const dependencies = fakeOverlaysDependencies(fake.api, page);
  const clock = new SimulatedClock();
  const machine = overlaysLogic(dependencies).implementations.actors.maintenance as typeof maintenanceMachine;
  const actor = createActor(machine, { input: samplePortalFacts(), clock }).start();
  await renderWithWords(
    <>
      <main tabIndex={-1} />
      <button type="button">Elsewhere</button>
      <MaintenanceLayer
        actor={actor}
        tileTitles={{ preorder: 'Pre-order tile' }}
        isSignedIn={isSignedIn}
        languages={<button type="button">Deutsch</button>}
      />
    </>,
    language,
  );
  const answer = async (next: Maintenance[]) => {
    await act(async () => {
      fake.pending.at(-1)?.answer(next);
      await settle();
    });
  };
  await answer(maintenances);
  const pass = (milliseconds: number) =>
    act(async () => {
      page.pass(milliseconds);
      clock.increment(milliseconds);
      await settle();
    });
  return { user: userEvent.setup(), actor, answer, pass, page };
};

const titled = (name: string) => screen.getByRole('complementary', { name });

test('E2 one banner at a time; dismissing it shows the next, and puts the focus back into the page', async () => {
  const { user, page } = await show([
    later({ id: 'b', parts: ['dashboard'], start: Date.UTC(2026, 11, 1, 18) / 1000 }),
    later({ id: 'a', parts: ['preorder'] }),
  ]);
  expect(titled('Maintenance notice')).toHaveTextContent('Pre-order');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(titled('Maintenance notice')).toHaveTextContent('Dashboard');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(JSON.parse(page.local.get('selvedge.maintenance.dismissed') ?? '')).toEqual(['a', 'b']);
});

test('E2 stands right after the header, so that the Tab key comes to it early', async () => {
  await renderWithWords(<div id={UNDER_HEADER} data-testid="under" />);
  await show([later()]);
  expect(screen.getByTestId('under')).toContainElement(titled('Maintenance notice'));
});

test('E2 E3 nobody reads the id of a tile or the name of a feature that has no words', async () => {
  const { user } = await show([later({ tiles: ['t-9', 'constructor'], features: ['toString', 'x-upload'] })]);
  expect(titled('Maintenance notice')).not.toHaveTextContent(/t-9|constructor/);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).not.toHaveTextContent(/t-9|constructor|toString|x-upload|Features|Applications/);
});

test('E3 features have German words as well', async () => {
  const { user } = await show([later({ features: ['SCAN_ARTICLES'] })], 'de');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Artikel scannen');
});

test('E2 signed out, what concerns tiles alone is not told; what concerns a part is', async () => {
  await show([later({ id: 'a', tiles: ['calendar'] })], 'en', false);
  expect(screen.queryByRole('complementary')).toBeNull();
  await show([later({ id: 'b', tiles: ['calendar'], parts: ['preorder'] })], 'en', false);
  expect(titled('Maintenance notice')).toHaveTextContent('Pre-order');
  expect(titled('Maintenance notice')).not.toHaveTextContent('calendar');
});

test('E2 is spoken from a place that was there before', async () => {
  await show([]);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent(/^$/);
});

test('E3 details name times, parts, tiles and features; Escape closes them, and the focus returns', async () => {
  const { user } = await show([
    later({
      parts: ['preorder', 'crm'],
      tiles: ['preorder', 't-9'],
      features: ['SCAN_ARTICLES', 'export', 'SHOPPINGCART_SUBMIT'],
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  const dialog = screen.getByRole('dialog', { name: 'Maintenance notice' });
  for (const fact of ['Pre-order, crm', 'Pre-order tile', 'Scanning articles, Finalizing orders'])
    expect(within(dialog).getByText(fact)).toBeVisible();
  expect(within(dialog).getByText(/1 Dec 2026/)).toBeVisible();
  await act(async () => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
});

test('E3 the server’s message is shown without what could run, plain fields as text', async () => {
  const { user } = await show([
    later({
      message: '<p>Back <b>soon</b><img src=x onerror="window.hit=1"></p><script>window.hit=1</script>',
      parts: ['<img src=x onerror="window.hit=1">'],
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('soon')).toBeVisible();
  expect(within(dialog).getByText('<img src=x onerror="window.hit=1">')).toBeVisible();
  expect(dialog.querySelector('[onerror], script')).toBeNull();
  expect(window).not.toHaveProperty('hit');
});

test('E3 what blocks the page cannot be dismissed, keeps the ways on in reach, and goes by itself', async () => {
  const { user, pass } = await show([
    sampleMaintenance({
      start: Date.UTC(2026, 10, 21, 8, 1) / 1000,
      end: Date.UTC(2026, 10, 21, 8, 2) / 1000,
    }),
  ]);
  const before = screen.getByRole('button', { name: 'Elsewhere' });
  before.focus();
  await pass(60_000);
  const dialog = screen.getByRole('alertdialog', { name: 'Active Maintenance' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await act(async () => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  await user.click(dialog);
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Imprint & Privacy Policy' })).toHaveAttribute(
    'href',
    '/imprint',
  );
  expect(within(dialog).getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  expect(within(dialog).getByRole('button', { name: 'Deutsch' })).toBeVisible();
  await pass(60_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(before).toHaveFocus();
});

test.each([
  { parts: ['preorder'], ways: ['Go to the dashboard', 'Imprint & Privacy Policy', 'Logout'] },
  { parts: [], ways: ['Imprint & Privacy Policy', 'Logout'] },
])('E3 a closed part leads to the dashboard, a closed portal does not: $ways', async ({ parts, ways }) => {
  const { actor } = await show([later({ parts, start: Date.UTC(2020, 0, 1) / 1000 })]);
  await act(async () =>
    actor.send({ type: 'route.changed', route: { screen: 'pos', rightEnv: 'preorder' } }),
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Active Maintenance' });
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(ways);
});

test('E3 moments no calendar knows break nothing', async () => {
  const { user } = await show([later({ start: -(2 ** 53), end: 2 ** 53 - 1, features: ['all'] })]);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(screen.getByRole('dialog', { name: 'Active Maintenance' })).toHaveTextContent(/275760/);
});

test('E2 E3 in German', async () => {
  const { user } = await show([later()], 'de');
  expect(titled('Wartungshinweis')).toHaveTextContent('Das gesamte Portal');
  expect(titled('Wartungshinweis')).toHaveTextContent('01.12.2026');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(screen.getByRole('dialog', { name: 'Wartungshinweis' })).toBeVisible();
});

test('B5 calls refused with no maintenance known are explained in a slip that needs no answer', async () => {
  const { actor, answer, pass } = await show([]);
  await act(async () => actor.send({ type: 'maintenance.met' }));
  await answer([]);
  await pass(2_000);
  expect(titled('Active Maintenance')).toHaveTextContent('Anything missing will load');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(15_000);
  expect(screen.queryByRole('complementary')).toBeNull();
});
