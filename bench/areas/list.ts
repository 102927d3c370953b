import { formatRoute } from '@selvedge/core';
import { type Figure, median } from '../figure.ts';
import { type Loaded, load, openContext, openPortal } from '../harness/browser.ts';
import { readIndex } from '../harness/index.ts';
import type { Fixture } from './fixture.ts';
import { measureSecondVisit } from './secondVisit.ts';

const firstCard = '#styles a[href*="/styles/"]';
const firstTile = 'main a[href="/ordering/preorder"]';

/** What opening the season's list and the dashboard costs, for the first time and again, beside an app that shows nothing. */
export async function measureList(fixture: Fixture): Promise<Figure[]> {
  const { runs, portal, floors, browser, token, places } = fixture;
  const address = portal.url + formatRoute({ screen: 'styles', place: places.empty });
  const context = await openContext(browser);
  const page = await openPortal(context, portal.url);
  await readIndex(portal.url, token, places.empty);
  const loads: Record<'empty' | 'dashboard' | 'list', Loaded[]> = { empty: [], dashboard: [], list: [] };
  for (let run = 0; run < runs; run += 1) {
    const other = await openContext(browser);
    loads.empty.push(await load(await other.newPage(), `${floors.url}/empty-react/index.html`, 'button'));
    await other.close();
    loads.dashboard.push(await load(page, portal.url, firstTile));
    loads.list.push(await load(page, address, firstCard));
  }
  await context.close();
  const { sent } = await readIndex(portal.url, token, places.empty);
  const of = (name: keyof typeof loads, read: (one: Loaded) => number) => median(loads[name].map(read));
  const floor = { name: 'empty React 19 app', value: of('empty', ({ ready }) => ready) };
  const area = 'list';
  const both = (name: 'dashboard' | 'list', title: string, atMost: { kB: number; ratio: number }) => [
    figure(
      `${title}: ready`,
      'ms',
      of(name, ({ ready }) => ready),
      {
        kind: 'ratio' as const,
        floor,
        atMost: atMost.ratio,
      },
    ),
    figure(`${title}: JavaScript, gzip`, 'kB', of(name, ({ scripts }) => scripts.gzip) / 1000, {
      kind: 'exact' as const,
      atMost: atMost.kB,
    }),
    figure(`${title}: JavaScript, sent`, 'kB', of(name, ({ scripts }) => scripts.sent) / 1000),
    figure(
      `${title}: main thread blocked until ready`,
      'ms',
      of(name, ({ blocked }) => blocked),
      {
        kind: 'time' as const,
        atMost: 150,
      },
    ),
  ];
  const figure = (
    name: string,
    unit: Figure['unit'],
    value: number,
    budget: Figure['budget'] = { kind: 'none' },
  ): Figure => ({ area, name, unit, value, budget });
  return [
    ...both('list', 'list of 20,000 styles', { kB: 170, ratio: 2.2 }),
    figure(
      'list of 20,000 styles: requests until ready',
      'requests',
      of('list', ({ requests }) => requests),
    ),
    figure('index of the season, sent', 'kB', sent / 1000, { kind: 'exact', atMost: 400 }),
    ...both('dashboard', 'dashboard', { kB: 120, ratio: 1.6 }),
    figure(
      'dashboard: requests until ready',
      'requests',
      of('dashboard', ({ requests }) => requests),
      {
        kind: 'exact',
        atMost: 10,
      },
    ),
    ...(await measureSecondVisit(fixture, { list: address, tile: firstTile, card: firstCard }, floor)),
  ];
}
