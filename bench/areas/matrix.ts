import type { Page } from '@playwright/test';
import { type Figure, median } from '../figure.ts';
import { openContext, openPortal, throttle } from '../harness/browser.ts';
import { rest } from '../harness/interaction.ts';
import { measureCounter } from './counter.ts';
import type { Fixture } from './fixture.ts';
import { type Opened, openedCart, watchOpening } from './opening.ts';
import { measurePaste } from './paste.ts';
import { precheckCalls, prechecks } from './prechecking.ts';
import { longestFrame } from './scrolling.ts';
import { measureTyping } from './typing.ts';

const tell = (what: string) => process.stderr.write(`${what}\n`);

async function plainMount(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/plain-matrix/index.html?styles=500`);
  await rest(page, 1500);
  return page.evaluate(() => performance.getEntriesByName('mounted')[0]?.duration ?? Number.NaN);
}

export async function measureMatrix(fixture: Fixture): Promise<Figure[]> {
  const { browser, portal, floors, places, runs } = fixture;
  const counter = median((await measureCounter(browser, floors, runs)).digit);
  tell('matrix: digits');
  const typing = await measureTyping(fixture);

  tell('matrix: the cart of 500 styles');
  const plain = await (await openContext(browser)).newPage();
  await throttle(plain);
  const context = await openContext(browser);
  const page = await openPortal(context, portal.url);
  await throttle(page);
  await watchOpening(page);
  const plainMounts: number[] = [];
  const opened: Opened[] = [];
  // In turn, as typing is.
  for (let nth = 0; nth < runs * 2; nth += 1) {
    plainMounts.push(await plainMount(plain, floors.url));
    const one = await openedCart(page, portal.url, places.full);
    if (one) opened.push(one);
    await rest(page, 1500);
  }
  const plainScrolls = await longestFrame(plain, runs, 'main section', 'input');
  await plain.context().close();

  tell('matrix: all rules over 500 styles');
  const prechecked = await prechecks(page, runs);
  const precheckCall = median(await precheckCalls(fixture.api, places.full, runs));
  const scrolls = await longestFrame(page, runs, 'main section', '[data-cell], p, dl');
  await context.close();

  tell('matrix: paste');
  const { portalPaste, plainPaste, cells } = await measurePaste(fixture);

  const figure = (
    name: string,
    value: number,
    budget: Figure['budget'],
    others: Partial<Figure> = {},
  ): Figure => ({
    ...{ area: 'matrix', name, unit: 'ms', value, budget },
    ...others,
  });
  const against = (name: string, value: number, atMost: number): Figure['budget'] => ({
    kind: 'ratio',
    floor: { name, value },
    atMost,
  });
  return [
    figure(
      '500 styles: digit → totals painted',
      median(typing.many),
      against('plain DOM', median(typing.plain), 1.2),
    ),
    figure(
      '500 styles: the same digit',
      median(typing.many),
      against('cart of one style', median(typing.single), 1.3),
    ),
    figure(
      'one style: digit → totals painted',
      median(typing.single),
      against('empty React counter', counter, 1.5),
    ),
    figure(
      `paste of ${cells} cells → painted`,
      median(portalPaste),
      { kind: 'time', atMost: 50 },
      { beside: { name: 'plain DOM', value: median(plainPaste) } },
    ),
    figure(
      '500 styles: styles parsed → cells painted',
      median(opened.map(({ parsed, cells }) => cells - parsed)),
      // 1.5 times TanStack's table, which is 1.64 times plain DOM.
      against('plain DOM', median(plainMounts), 2.46),
    ),
    figure(
      '500 styles: answer there → cells painted',
      median(opened.map(({ answered, cells }) => cells - answered)),
      { kind: 'none' },
      { beside: { name: 'plain DOM, its numbers parsed', value: median(plainMounts) } },
    ),
    figure(
      '500 styles: answer there → totals painted',
      median(opened.map(({ answered, totals }) => totals - answered)),
      { kind: 'none' },
    ),
    figure(
      '500 styles: precheck → what the rules say painted',
      median(prechecked),
      against('the call alone', precheckCall, 2),
    ),
    figure(
      '500 styles: longest frame of scrolling',
      median(scrolls.map(({ longest }) => longest)),
      { kind: 'none' },
      {
        beside: { name: 'plain DOM', value: median(plainScrolls.map(({ longest }) => longest)) },
      },
    ),
    figure(
      '500 styles: frames of scrolling with nothing in the middle',
      median(scrolls.map(({ blank }) => blank)),
      { kind: 'exact', atMost: 0 },
      { unit: 'frames' },
    ),
  ];
}
