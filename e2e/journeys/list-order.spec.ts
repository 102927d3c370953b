import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { customers } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { mostShift, movedOn, shiftOf, watchShifts } from './looking.ts';
import { storedAt } from './ordering.ts';
import { type Spot, sameSeason } from './showroom.ts';

const sumOf = (stored: Record<string, number>) =>
  Object.values(stored).reduce((sum, quantity) => sum + quantity, 0);

/** Counts presses of keys (a chord is one) and of the pointer from now on. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'presses', 0);
    const count = (event: Event) => {
      if (event instanceof KeyboardEvent && ['Control', 'Alt', 'Shift', 'Meta'].includes(event.key)) return;
      Reflect.set(window, 'presses', Reflect.get(window, 'presses') + 1);
    };
    document.addEventListener('keydown', count, true);
    document.addEventListener('pointerdown', count, true);
  });
const presses = (page: Page) => page.evaluate<number>(() => Reflect.get(window, 'presses'));

test('M1 M4 styles are ordered one after the other from the list, by keys, and the last step is undone', async ({
  page,
  portal,
  words,
  callsOf,
  spot: { place },
}) => {
  const api = await callsOf('buyer');
  const { styles } = portal;
  await watchShifts(page);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  expect(await shiftOf(page), await movedOn(page)).toBeLessThan(mostShift);
  const names = await styles.list.getByRole('heading').allInnerTexts();
  const [first = '', second = '', third = ''] = names;
  await styles.toQuickOrder(first).first().click();
  await expect(styles.quickOrder(first)).toBeVisible();
  const total = page
    .getByRole('dialog')
    .getByRole('textbox', { name: words.say('quickOrder.total'), exact: true });
  await expect(total).toBeFocused();
  await page.keyboard.type('24');
  await page.keyboard.press('Control+Enter');

  await expect(styles.quickOrder(second)).toBeVisible();
  const taken = words.say('quickOrder.taken', { count: 24, style: first });
  await expect(page.getByRole('dialog').getByRole('status').getByText(taken)).toBeVisible();
  await expect(total).toBeFocused();
  await expect(total).toHaveValue('24');
  expect(
    await total.evaluate((box: HTMLInputElement) =>
      box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0),
    ),
  ).toBe('24');
  await page.keyboard.type('12');
  await page.keyboard.press('Control+Enter');
  await expect(styles.quickOrder(third)).toBeVisible();
  await expect.poll(async () => sumOf(await storedAt(api, place))).toBe(36);

  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.say('matrix.undo'), exact: true })
    .click();
  await expect.poll(async () => sumOf(await storedAt(api, place))).toBe(24);
  await page.keyboard.press('Escape');
  await expect(styles.toQuickOrder(first).first()).toBeFocused();
  await expect(styles.items.first().getByText('24', { exact: true })).toBeVisible();
});

test('M1 M4 a line of the compact list is ordered in place, and Enter alone stays at it', async ({
  page,
  portal,
  words,
  callsOf,
  spot: { place },
}) => {
  const api = await callsOf('buyer');
  const { styles } = portal;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place, search: '?view=list' }));
  await expect(styles.items.first()).toBeVisible();
  const [first = ''] = await styles.list.getByRole('heading').allInnerTexts();
  const name = first.split('\n')[0] ?? '';
  await styles.toQuickOrder(name).first().click();
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: words.say('quickOrder.total'), exact: true }),
  ).toBeFocused();
  await page.keyboard.type('10');
  await expect(page.getByText(words.say('quickOrder.preview.sum', { placed: 10, asked: 10 }))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => sumOf(await storedAt(api, place))).toBe(10);
  await expect(styles.items.first().getByText(words.say('catalog.ordered', { count: 10 }))).toBeAttached();
});

test('M1 who may not order has no quick order in the list', async ({ portal, callsOf, takeSpot }) => {
  const api = await callsOf('viewer');
  const found = await api.send(customers, { params: { rightEnv: 'preorder' }, query: {} });
  const theirs = new Set(found.map(({ customerId }) => customerId));
  const { place } = takeSpot((spot) => theirs.has(spot.place.customerId));
  const { styles } = portal;
  await portal.enter(accounts.viewer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  await expect(styles.list.getByRole('button')).toHaveCount(0);
});

/** Thirty styles would take minutes: each takes the same presses, so that a handful tells the rest. */
const handful = 5;
/** A buyer's usual choice of colours. */
const colours = 3;
/** How many of the presses the list spares at least. */
const spared = 0.3;

test('M1 M4 a total for three colours of each style takes a third fewer presses in the list than on its pages', async ({
  page,
  portal,
  words,
  callsOf,
  takeSpot,
}) => {
  test.setTimeout(180_000);
  const api = await callsOf('buyer');
  const dialog = page.getByRole('dialog');
  const total = dialog.getByRole('textbox', { name: words.say('quickOrder.total'), exact: true });
  /** Types a total and leaves three colours chosen, by pressing those that are not wanted. */
  const choose = async () => {
    await expect(total).toBeFocused();
    await page.keyboard.type('24');
    const chosen = dialog.getByRole('checkbox', { checked: true });
    for (let left = await chosen.count(); left > colours; left -= 1) await chosen.last().click();
  };
  const begin = async ({ place }: Spot, open: (path: string) => Promise<unknown>) => {
    await open(formatRoute({ screen: 'styles', place }));
    await expect(portal.styles.items.first()).toBeVisible();
    const names = await portal.styles.list.getByRole('heading').allInnerTexts();
    await countPresses(page);
    return { place, names: names.slice(0, handful + 1) };
  };

  // The same styles on both ways: to leave three colours takes as many presses as a style has others.
  const first = takeSpot((one, free) => free.some(sameSeason(one)));
  const onPages = await begin(first, (path) => portal.enter(accounts.buyer, path));
  for (const [at, name] of onPages.names.slice(0, handful).entries()) {
    if (at === 0) await portal.styles.list.getByRole('link', { name, exact: true }).first().click();
    const { matrix } = portal.style(name);
    await matrix.toQuickOrder.click();
    await choose();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    if (at < handful - 1) await page.keyboard.press('Alt+PageDown');
  }
  const before = await presses(page);
  await expect.poll(async () => sumOf(await storedAt(api, onPages.place))).toBe(24 * handful);

  const inList = await begin(takeSpot(sameSeason(first)), (path) => page.goto(path));
  await portal.styles
    .toQuickOrder(inList.names[0] ?? '')
    .first()
    .click();
  for (const [at, name] of inList.names.slice(0, handful).entries()) {
    await expect(portal.styles.quickOrder(name)).toBeVisible();
    await choose();
    await page.keyboard.press(at < handful - 1 ? 'Control+Enter' : 'Enter');
  }
  const after = await presses(page);

  await expect.poll(async () => sumOf(await storedAt(api, inList.place))).toBe(24 * handful);
  test.info().annotations.push({ type: 'presses', description: `${before} on pages, ${after} in the list` });
  expect(after).toBeLessThanOrEqual(before * (1 - spared));
});
