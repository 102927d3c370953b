import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { type Figure, median } from '../figure.ts';
import { openContext, openPortal, throttle } from '../harness/browser.ts';
import { inputToPaint, repeated, rest } from '../harness/interaction.ts';
import { measureCore } from './core.ts';
import { measureCounter } from './counter.ts';
import type { Fixture } from './fixture.ts';

const firstCard = '#styles a[href*="/styles/"]';
/** How many styles are listed: changes in the same frame as the list. */
const count = '#styles > div:first-child';
const list = '#styles [role=list]';
/** 60 ms where an empty React app's counter takes 29. */
const mostTimesCounter = 2.1;

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
  (area: 'filter' | 'search', counter: number) =>
  (name: string, times: readonly number[]): Figure => ({
    area,
    name,
    unit: 'ms',
    value: median(times),
    budget: {
      kind: 'ratio',
      floor: { name: 'empty React counter', value: counter },
      atMost: mostTimesCounter,
    },
  });

/** A facet's value on and off, and another order, to the painted list. */
export async function measureFilter(fixture: Fixture): Promise<Figure[]> {
  const counter = median((await measureCounter(fixture.browser, fixture.floors, fixture.runs)).click);
  const page = await openList(fixture);
  const boxes = page.locator('section input[type=checkbox]:visible');
  const most = Math.min(await boxes.count(), fixture.runs);
  const toggled = await repeated(fixture.runs * 2, async (nth) => {
    const box = boxes.nth((nth >> 1) % most);
    await rest(page);
    return inputToPaint(page, { answers: [count, list], by: 'click' }, () => box.click({ force: true }));
  });
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.locator(firstCard).first().waitFor();
  await rest(page, 2000);
  await throttle(page);
  const orders = ['name', 'price', 'retail', 'margin', 'delivery', 'number'];
  const select = page.locator('search select').first();
  const choose = async (nth: number) => {
    await rest(page);
    const order = orders[nth % orders.length] ?? 'name';
    return inputToPaint(page, { answers: [list], by: 'change' }, () => select.selectOption(order));
  };
  const sorted = await repeated(fixture.runs, choose);
  await page.context().close();
  const figure = figureOf('filter', counter);
  return [
    figure('facet: input → painted list', toggled),
    figure('sort: input → painted list', sorted),
    ...(await measureCore(fixture)),
  ];
}

/** One character to the painted list. */
export async function measureSearch(fixture: Fixture): Promise<Figure[]> {
  const counter = median((await measureCounter(fixture.browser, fixture.floors, fixture.runs)).digit);
  const page = await openList(fixture);
  const field = page.getByRole('searchbox').first();
  const letters = ['b', 'm', 's', 't', 'k', 'w', 'p', 'r', 'c', 'd', 'l', 'h'];
  const first: number[] = [];
  const second: number[] = [];
  const type = async (key: string, into: number[]) => {
    await rest(page);
    const time = await inputToPaint(page, { answers: [count, list], by: 'keydown' }, () =>
      page.keyboard.press(key),
    );
    if (time !== null) into.push(time);
  };
  for (const letter of letters.slice(0, Math.max(fixture.runs, 5))) {
    await field.fill('');
    await field.focus();
    await rest(page, 600);
    await type(letter, first);
    await type('o', second);
  }
  await page.context().close();
  const figure = figureOf('search', counter);
  return [
    figure('first character: input → painted list', first),
    figure('second character: input → painted list', second),
  ];
}
