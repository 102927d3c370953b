/** `npm run bench`: measures the built portal and writes docs/performance.md. `--only=filter,matrix`, `--runs=5`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBackend } from './areas/backend.ts';
import type { Fixture } from './areas/fixture.ts';
import { measureLedger } from './areas/ledger.ts';
import { measureList } from './areas/list.ts';
import { measureMatrix } from './areas/matrix.ts';
import { measureFilter, measureSearch } from './areas/narrowing.ts';
import { type Area, areas, type Figure, isBroken } from './figure.ts';
import { launch } from './harness/browser.ts';
import { buildFloors } from './harness/floors.ts';
import { readIndex } from './harness/index.ts';
import { startPortal } from './harness/portal.ts';
import { callsOf, fillCart, largePlaces } from './harness/season.ts';
import { startFloors } from './harness/server.ts';
import { type Kept, keptIn, report, tableOf } from './report.ts';

const root = resolve(import.meta.dirname, '..');
const cache = resolve(root, '.cache/bench/figures.json');
const page = resolve(root, 'docs/performance.md');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    /** Another build's program, to compare builds. */
    backend: { type: 'string', default: resolve(root, 'packages/backend/dist/main.js') },
  },
});
const wanted = areas.filter((area) => values.only?.split(',').includes(area) ?? true);
const unknown = (values.only?.split(',') ?? []).filter((name) => !areas.some((area) => area === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join()}. There are ${areas.join()}.`);
  process.exit(2);
}
const runs = Number(values.runs);
const load = (loadavg()[0] ?? 0) / availableParallelism();

const measures: Readonly<Record<Exclude<Area, 'ledger'>, (fixture: Fixture) => Promise<Figure[]>>> = {
  list: measureList,
  filter: measureFilter,
  search: measureSearch,
  matrix: measureMatrix,
  backend: measureBackend,
};

/** What each area came to; one that could not be measured is not passed over. */
async function measureAll(): Promise<{ readonly figures: Figure[]; readonly chromium: string | null }> {
  const figures: Figure[] = [];
  if (wanted.includes('ledger')) figures.push(...show(await measureLedger(runs)));
  const further = wanted.filter((area) => area !== 'ledger');
  if (further.length === 0) return { figures, chromium: null };
  const folder = await buildFloors();
  console.log('The large season is opened; it is made first where there is none, which takes minutes');
  const portal = await startPortal('large', values.backend);
  const browser = await launch();
  try {
    const { api, token } = await callsOf(portal.url);
    const [empty, one, full] = await largePlaces(api, 3);
    if (!empty || !one || !full) throw new Error('The large season has too few customers');
    await fillCart(api, one, 1);
    const cells = await fillCart(api, full, 500);
    console.log(`The full cart has ${cells} cells`);
    const { text } = await readIndex(portal.url, token, empty);
    const floors = await startFloors(folder, new Map([['/index.json', text]]));
    const fixture: Fixture = { runs, portal, floors, browser, api, token, places: { empty, one, full } };
    for (const area of further) figures.push(...show(await measures[area](fixture)));
    await floors.stop();
    return { figures, chromium: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
    await portal.stop();
  }
}

function show(figures: Figure[]): Figure[] {
  console.log(`\n${tableOf(figures)}`);
  return figures;
}

const { figures, chromium } = await measureAll();
const kept: Kept = { figures, chromium };
const known = keptIn(() => readFileSync(cache, 'utf8'));
const all = areas.flatMap((area) =>
  (wanted.includes(area) ? kept : known).figures.filter((figure) => figure.area === area),
);
const machine = {
  cores: availableParallelism(),
  chromium: chromium ?? known.chromium,
  node: process.versions.node,
  load,
};
mkdirSync(resolve(cache, '..'), { recursive: true });
writeFileSync(cache, JSON.stringify({ figures: all, chromium: machine.chromium }));
writeFileSync(page, report(all, machine, new Date().toISOString().slice(0, 10)));
const broken = figures.filter(isBroken);
console.log(
  `\ndocs/performance.md is written. ${broken.length} of ${figures.length} figures are over their budget`,
);
for (const { name } of broken) console.log(`- ${name}`);
process.exitCode = broken.length > 0 ? 1 : 0;
