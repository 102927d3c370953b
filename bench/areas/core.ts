import { type Figure, median } from '../figure.ts';
import { openContext, throttle } from '../harness/browser.ts';
import type { CoreTimes } from '../pages/core/main.ts';
import type { Fixture } from './fixture.ts';

/** The core alone in the browser, with the season's real index, at full speed or slowed down. */
export async function timesOfCore({ browser, floors, runs }: Fixture, rate: number): Promise<CoreTimes[]> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${floors.url}/core/index.html`);
  await throttle(page, rate);
  const times: CoreTimes[] = [];
  // The first run warms up what the browser compiles.
  for (let nth = 0; nth <= runs; nth += 1) {
    const one = await page.evaluate(
      (at) => (globalThis as unknown as { measure: (nth: number) => Promise<CoreTimes> }).measure(at),
      nth,
    );
    if (nth > 0) times.push(one);
  }
  await context.close();
  return times;
}

/** Facets in the core against plain bitsets over the same data. */
export async function measureCore(fixture: Fixture): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rate of [1, 4]) {
    const times = await timesOfCore(fixture, rate);
    const of = (name: keyof CoreTimes) => median(times.map((one) => one[name]));
    const at = `at ${rate} ×`;
    const figure = (name: string, value: number, rest: Partial<Figure> = {}): Figure => ({
      ...{ area: 'filter', name: `${name}, ${at}`, unit: 'ms', value, budget: { kind: 'none' } },
      ...rest,
    });
    figures.push(
      figure('core: toggle → list and all counts', of('core'), {
        budget: { kind: 'ratio', floor: { name: 'plain bitsets', value: of('floor') }, atMost: 2 },
      }),
      figure('core: a new term → list and all counts', of('search')),
      figure('core: index opened', of('open'), {
        budget: rate === 4 ? { kind: 'time', atMost: 300 } : { kind: 'none' },
        beside: { name: 'JSON.parse', value: of('parse') },
      }),
    );
  }
  return figures;
}
