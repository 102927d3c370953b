import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { type Figure, median } from '../figure.ts';
import { openContext, openPortal, throttle } from '../harness/browser.ts';
import { inputToPaint, repeated, rest } from '../harness/interaction.ts';
import { measureCore } from './core.ts';
import type { Fixture } from './fixture.ts';
import { type Change, copyOf, measurePlainList, plainList } from './plainList.ts';

const firstCard = '#styles a[href*="/styles/"]';
/** How many styles are listed: changes in the same frame as the list. */
const count = '#styles > div:first-child';
const list = '#styles [role=list]';
const box = 'section input[type=checkbox]:visible';
const sortField = 'search select';
const searchField = 'input[type=search], [role=searchbox]';
const mostTimesPlain = 1.5;

async function openList({ browser, portal, places }: Fixture): Promise<Page> {
  const context = await openContext(browser);
  const page = await openPortal(context, portal.url);
  await page.goto(portal.url + formatRoute({ screen: 'styles', place: places.empty }));
  await page.locator(firstCard).first().waitFor();
  await rest(page, 3000);
  await throttle(page);
  return page;
}

const figureOf =
  (area: 'filter' | 'search') =>
  (name: string, times: readonly number[], floor: readonly number[]): Figure => ({
    area,
    name,
    unit: 'ms',
    value: median(times),
    budget: { kind: 'ratio', floor: { name: plainList, value: median(floor) }, atMost: mostTimesPlain },
  });

/** A facet's value on and off, and another order, to the painted list. */
export async function measureFilter(fixture: Fixture): Promise<Figure[]> {
  const page = await openList(fixture);
  const boxes = page.locator(box);
  const most = Math.min(await boxes.count(), fixture.runs);
  const facet = { answers: [count, list], by: 'click' } as const;
  const toggled = await repeated(fixture.runs * 2, async (nth) => {
    const one = boxes.nth((nth >> 1) % most);
    await rest(page);
    return inputToPaint(page, facet, () => one.click({ force: true }));
  });
  const toggles: Change[] = [];
  for (let nth = 0; nth < most; nth += 1) {
    const field = { selector: box.replace(':visible', ''), nth };
    const off = await copyOf(page);
    await boxes.nth(nth).click({ force: true });
    await rest(page, 800);
    const on = await copyOf(page);
    await boxes.nth(nth).click({ force: true });
    await rest(page, 800);
    toggles.push({ before: off, after: on, field }, { before: on, after: off, field });
  }
  const plainToggled = await measurePlainList(page, toggles, facet, ({ field }) =>
    boxes.nth(field.nth).click({ force: true }),
  );
  // The copies go with their page.
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.locator(firstCard).first().waitFor();
  await rest(page, 2000);
  await throttle(page);
  const orders = ['name', 'price', 'retail', 'margin', 'delivery', 'number'];
  const select = page.locator(sortField).first();
  const sort = { answers: [list], by: 'change' } as const;
  const orderOf = (nth: number) => orders[nth % orders.length] ?? 'name';
  const choose = async (nth: number) => {
    await rest(page);
    return inputToPaint(page, sort, () => select.selectOption(orderOf(nth)));
  };
  const sorted = await repeated(fixture.runs, choose);
  const sorts: Change[] = [];
  for (let nth = 0; nth < fixture.runs; nth += 1) {
    const before = await copyOf(page);
    await select.selectOption(orderOf(nth));
    await rest(page, 800);
    sorts.push({ before, after: await copyOf(page), field: { selector: sortField, nth: 0 } });
  }
  const plainSorted = await measurePlainList(page, sorts, sort, async () => {
    const other = await select.evaluate(
      ({ value, options }: HTMLSelectElement) => [...options].find((one) => one.value !== value)?.value ?? '',
    );
    await select.selectOption(other);
  });
  await page.context().close();
  const figure = figureOf('filter');
  return [
    figure('facet: input → painted list', toggled, plainToggled),
    figure('sort: input → painted list', sorted, plainSorted),
    ...(await measureCore(fixture)),
  ];
}

/** One character to the painted list. */
export async function measureSearch(fixture: Fixture): Promise<Figure[]> {
  const page = await openList(fixture);
  const field = page.getByRole('searchbox').first();
  const letters = ['b', 'm', 's', 't', 'k', 'w', 'p', 'r', 'c', 'd', 'l', 'h'].slice(
    0,
    Math.max(fixture.runs, 5),
  );
  const watch = { answers: [count, list], by: 'keydown' } as const;
  const times: Record<'first' | 'second', number[]> = { first: [], second: [] };
  const changes: Record<'first' | 'second', Change[]> = { first: [], second: [] };
  const begin = async () => {
    await field.fill('');
    await field.focus();
    await rest(page, 600);
  };
  const each = [
    ['first', (letter: string) => letter],
    ['second', () => 'o'],
  ] as const;
  for (const letter of letters) {
    await begin();
    for (const [name, key] of each) {
      await rest(page);
      const time = await inputToPaint(page, watch, () => page.keyboard.press(key(letter)));
      if (time !== null) times[name].push(time);
    }
  }
  for (const letter of letters) {
    await begin();
    for (const [name, key] of each) {
      const before = await copyOf(page);
      await page.keyboard.press(key(letter));
      await rest(page, 800);
      changes[name].push({
        before,
        after: await copyOf(page),
        field: { selector: searchField, nth: 0 },
      });
    }
  }
  const plain = (name: 'first' | 'second') =>
    measurePlainList(page, changes[name], watch, async () => {
      await field.focus();
      await page.keyboard.press('z');
    });
  const floors = { first: await plain('first'), second: await plain('second') };
  await page.context().close();
  const figure = figureOf('search');
  return [
    figure('first character: input → painted list', times.first, floors.first),
    figure('second character: input → painted list', times.second, floors.second),
  ];
}
