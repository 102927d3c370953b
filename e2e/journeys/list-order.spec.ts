import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';
import { mostShift, movedOn, shiftOf, watchShifts } from './looking.ts';
import { storedAt } from './ordering.ts';

const sumOf = (stored: Record<string, number>) =>
  Object.values(stored).reduce((sum, quantity) => sum + quantity, 0);

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

for (const { width, height } of [
  { width: 1366, height: 900 },
  { width: 1366, height: 680 },
  { width: 1000, height: 680 },
  { width: 400, height: 820 },
])
  test(`M4 the quick order stands still from style to style at ${width} × ${height}`, async ({
    page,
    portal,
    words,
    womenswear: { place },
  }) => {
    await page.setViewportSize({ width, height });
    const { styles } = portal;
    await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
    await expect(styles.items.first()).toBeVisible();
    const [first = ''] = await styles.list.getByRole('heading').allInnerTexts();
    await styles.toQuickOrder(first).first().click();
    const dialog = page.getByRole('dialog');
    const apply = dialog.getByRole('button', { name: words.say('quickOrder.takeNext'), exact: true });
    const heading = dialog.getByRole('heading').first();
    const places = async () => [await dialog.boundingBox(), await apply.boundingBox()];
    /** Rows of the plan that are seen whole, of at most four. */
    const rowsInSight = async () => {
      const rows = dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
      const edge = (await apply.boundingBox())?.y ?? 0;
      const count = await rows.count();
      const boxes = await Promise.all(
        Array.from({ length: Math.min(4, count) }, (_, nth) => rows.nth(nth).boundingBox()),
      );
      const seen = boxes.filter((one) => one !== null && one.y + one.height <= edge).length;
      return seen === count ? 4 : seen;
    };
    await expect(apply).toBeVisible();
    const before = await places();
    const [box] = before;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    const seen = new Set<string>();
    for (let at = 0; at < 6; at += 1) {
      const name = await heading.innerText();
      seen.add(name);
      expect(await places(), name).toEqual(before);
      await page.keyboard.type('60');
      await dialog
        .getByRole('combobox', { name: words.say('quickOrder.scope'), exact: true })
        .selectOption('colour');
      expect(await places(), `${name}, typed`).toEqual(before);
      if (width > 400) expect(await rowsInSight(), name).toBeGreaterThanOrEqual(4);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const names = await styles.list.getByRole('heading').allInnerTexts();
      await styles
        .toQuickOrder(names[at + 1] ?? '')
        .first()
        .click();
      await expect(heading).toContainText(names[at + 1] ?? '');
      await expect(apply).toBeVisible();
    }
    expect(seen.size).toBe(6);
  });
