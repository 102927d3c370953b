import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';
import { sameSeason } from './showroom.ts';

/** Thirty styles would take minutes: each takes the same presses, so that a handful tells the rest. */
const handful = 4;
/** What a buyer orders in a season. */
const usual = 30;
/** A buyer's usual choice of colours. */
const colours = 3;
const total = '24';
/** How many of all presses the list spares at least. */
const spared = 0.3;

/**
 * Counts presses of keys (a chord is one) and of the pointer on every page from now on. What is written into fields of
 * the sign-in is the same on both ways and not counted.
 */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const note = (event: Event) => {
      if (event instanceof KeyboardEvent && ['Control', 'Alt', 'Shift', 'Meta'].includes(event.key)) return;
      Reflect.get(window, 'notePress')();
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
  });
  return () => presses;
}

const sumOf = (stored: Record<string, number>) =>
  Object.values(stored).reduce((sum, quantity) => sum + quantity, 0);

test('A1 M1 M4 O2 thirty styles in three colours, from sign-in to approved, take a third fewer presses in the list than on their pages', async ({
  page,
  portal,
  words,
  callsOf,
  takeSpot,
}) => {
  test.setTimeout(240_000);
  const api = await callsOf('buyer');
  // The same styles on both ways. Those that come in more colours take a press for each that is not wanted, which is not
  // counted: it depends on the season, and is the same on both ways.
  const first = takeSpot((one, free) => free.some(sameSeason(one)));
  const second = takeSpot(sameSeason(first));
  const { styles, check } = portal;
  const presses = await countPresses(page);
  let counted = 0;
  /** The presses since it was asked last. */
  const since = () => {
    const fresh = presses() - counted;
    counted += fresh;
    return fresh;
  };
  const dialog = page.getByRole('dialog');
  const pieces = dialog.getByRole('textbox', { name: words.say('quickOrder.total'), exact: true });
  /** Types a total and leaves three colours chosen, by pressing those that are not wanted. */
  const choose = async () => {
    await expect(pieces).toBeFocused();
    await page.keyboard.type(total);
    const chosen = dialog.getByRole('checkbox', { checked: true });
    for (let left = await chosen.count(); left > colours; left -= 1) {
      await chosen.last().click();
      counted += 1;
    }
  };

  const toList = await test.step('the buyer signs in and comes to the list', async () => {
    await page.goto('/');
    await portal.signIn.signIn(accounts.buyer);
    await portal.dashboard.tile('Pre-order').click();
    await portal.pos.customer(first.customer.name).click();
    await portal.seasons.styles(first.place).click();
    await expect(styles.items.first()).toBeVisible();
    return since();
  });
  const names = (await styles.list.getByRole('heading').allInnerTexts()).slice(0, handful);
  expect(names).toHaveLength(handful);

  const inList = await test.step('orders in the list, one style after the other', async () => {
    await styles
      .toQuickOrder(names[0] ?? '')
      .first()
      .click();
    for (const [at, name] of names.entries()) {
      await expect(styles.quickOrder(name)).toBeVisible();
      await choose();
      await page.keyboard.press(at < handful - 1 ? 'Control+Enter' : 'Enter');
    }
    await expect(dialog).toBeHidden();
    await expect.poll(async () => sumOf(await storedAt(api, first.place))).toBe(Number(total) * handful);
    return since();
  });

  const toApproved = await test.step('goes to the check and approves', async () => {
    await page.getByRole('link', { name: words.say('ordering.place.check'), exact: true }).click();
    await expect(check.passed).toBeVisible();
    await check.approve.click();
    await expect(check.approved).toBeVisible();
    return since();
  });

  const onPages = await test.step('orders the same on the pages of the styles', async () => {
    await page.goto(formatRoute({ screen: 'styles', place: second.place }));
    await styles
      .style(names[0] ?? '')
      .first()
      .click();
    for (const [at, name] of names.entries()) {
      await portal.style(name).matrix.toQuickOrder.click();
      await choose();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      if (at < handful - 1) await page.keyboard.press('Alt+PageDown');
    }
    await expect.poll(async () => sumOf(await storedAt(api, second.place))).toBe(Number(total) * handful);
    return since();
  });

  const fixed = toList + toApproved;
  const wholeWay = (ordering: number) => Math.round(fixed + (ordering / handful) * usual);
  const of = (ordering: number) => `${ordering / handful} a style, ${wholeWay(ordering)} for ${usual}`;
  test.info().annotations.push({
    type: 'presses',
    description: `${toList} to the list, ${toApproved} to approve; on pages ${of(onPages)}; in the list ${of(inList)}`,
  });
  expect(wholeWay(inList)).toBeLessThanOrEqual(wholeWay(onPages) * (1 - spared));
});
