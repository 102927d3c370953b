import type { Page } from '@playwright/test';
import { openContext, openPortal, throttle } from '../harness/browser.ts';
import { inputToPaint, rest, selectFocusedField } from '../harness/interaction.ts';
import type { Fixture } from './fixture.ts';
import { openedCart, watchOpening } from './opening.ts';

/** Total of the row, of the style, and of the whole cart. */
const cartTotals = [
  'main table tbody tr:first-child td:last-child',
  'main table tfoot tr td:last-child',
  'main section[aria-label] dl, main section[aria-label]',
];
const plainTotals = ['table tr:first-child td:last-child', 'table tr:last-child td:last-child', '#total'];

/** What opening sets going comes to rest (ms). */
const SETTLED = 6000;
/** A cart has stored the last digit, so that its answer does not fall into the frame of the next (ms). */
const STORED = 900;

interface Desk {
  readonly page: Page;
  readonly answers: readonly string[];
  readonly times: number[];
}

async function openPlain({ browser, floors }: Fixture): Promise<Desk> {
  const page = await (await openContext(browser)).newPage();
  await throttle(page);
  await page.goto(`${floors.url}/plain-matrix/index.html?styles=500`);
  return { page, answers: plainTotals, times: [] };
}

async function openCart({ browser, portal }: Fixture, place: Fixture['places']['full']): Promise<Desk> {
  const page = await openPortal(await openContext(browser), portal.url);
  await throttle(page);
  await watchOpening(page);
  await openedCart(page, portal.url, place);
  return { page, answers: cartTotals, times: [] };
}

async function typeDigit({ page, answers, times }: Desk, nth: number): Promise<void> {
  await rest(page, STORED);
  await selectFocusedField(page);
  // Another one than what stands there.
  const digit = String(1 + ((nth * 4 + 4) % 9));
  const time = await inputToPaint(page, { answers, by: 'keydown' }, () => page.keyboard.press(digit));
  if (time !== null) times.push(time);
}

/** Times (ms) from a digit to its painted totals. */
export interface Typing {
  readonly plain: readonly number[];
  /** In the cart of 500 styles. */
  readonly many: readonly number[];
  readonly single: readonly number[];
}

/**
 * Digits into the first cell of plain DOM, of the cart of 500 styles and of a cart of one style, in turn: what slows the
 * machine down for a while slows all of them down.
 */
export async function measureTyping(fixture: Fixture): Promise<Typing> {
  const plain = await openPlain(fixture);
  const many = await openCart(fixture, fixture.places.full);
  const single = await openCart(fixture, fixture.places.one);
  const desks = [plain, many, single];
  await rest(single.page, SETTLED);
  for (const { page } of desks) await page.locator('[data-cell]').first().focus();
  const rounds = fixture.runs * 3;
  for (let nth = 0; nth < rounds; nth += 1) for (const desk of desks) await typeDigit(desk, nth);
  for (const { page } of desks) await page.context().close();
  return { plain: plain.times, many: many.times, single: single.times };
}
