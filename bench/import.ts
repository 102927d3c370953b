/**
 * `npm run bench:import`: how long the import of a large season takes on PostgreSQL, beside COPY of the same rows into
 * the same tables with their indexes, the median of three; the same files once more; and how long people's reads take
 * meanwhile. It needs a PostgreSQL server on this machine and its superuser,
 * `DATABASE_URL=postgres://postgres@localhost:5432/postgres`, and makes databases there, which it removes. The number of
 * styles may follow: `npm run bench:import -- 2000`. A checkpoint comes before each, so that none falls into one of them by
 * chance.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { largeSeason } from '@selvedge/backend/testing/largeSeason';
import { activeSellingTimes, customers, type SeasonPlace, styleIndex } from '@selvedge/core/contract';
import pg from 'pg';
import { median } from './figure.ts';
import { type PortalServer, runPortal } from './harness/portal.ts';
import { callsOf } from './harness/season.ts';

const styleCount = Number(process.argv[2] ?? 20_000);
const house = resolve(import.meta.dirname, '../examples/house');
const main = resolve(import.meta.dirname, '../packages/backend/dist/main.js');
const token = 'bench-import-'.repeat(4);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

interface Delivery {
  readonly name: string;
  readonly content: string;
}
const file = (name: string, rows: readonly string[]): Delivery => ({
  name,
  content: Buffer.from(rows.join('\n')).toString('base64'),
});

/** What the large season rests on: its house. */
const base = (): Delivery[] => {
  const large = ['styles.csv', 'colours.csv', 'variants.csv', 'preise.csv', 'bestand.csv'];
  return readdirSync(house)
    .filter((name) => name.endsWith('.csv') && !large.includes(name))
    .map((name) => ({ name, content: readFileSync(join(house, name)).toString('base64') }));
};

function season(): { readonly files: readonly Delivery[]; readonly rows: number } {
  const lists = largeSeason(styleCount);
  return {
    files: Object.entries(lists).map(([name, rows]) => file(name, rows)),
    rows: Object.values(lists).reduce((sum, rows) => sum + rows.length - 1, 0),
  };
}

const startOn = (
  databaseUrl: string,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<PortalServer> =>
  runPortal(main, {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, OPERATOR_TOKEN: token },
    ...environment,
  });

/** The most memory that a process has held so far, in MB; null where the system does not tell. */
function memoryOf({ pid }: PortalServer): number | null {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Math.round(Number(line[1]) / 1024) : null;
  } catch {
    return null;
  }
}

async function imported({ url }: PortalServer, files: readonly Delivery[], outcome: string): Promise<void> {
  const response = await fetch(`${url}/operator/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
    signal: AbortSignal.timeout(30 * 60_000),
  });
  const answer = (await response.json()) as { outcome?: string; text?: string };
  if (answer.outcome !== outcome)
    throw new Error(`${response.status} ${JSON.stringify(answer).slice(0, 2000)}`);
}

/** Somebody who goes on reading: times of a season's index and of the customers' list, ms, until `stop`. */
function reading(api: Awaited<ReturnType<typeof callsOf>>['api'], place: SeasonPlace) {
  const times: number[] = [];
  let goes = true;
  const done = (async () => {
    while (goes) {
      times.push(await timed(() => api.send(styleIndex, { params: place })));
      times.push(await timed(() => api.send(customers, { params: { rightEnv: place.rightEnv }, query: {} })));
      await delay(50);
    }
  })();
  return async (): Promise<number> => {
    goes = false;
    await done;
    return median(times);
  };
}

const query = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** What the season's rows are, by table, in the order of their references. */
const tables: Readonly<Record<string, string>> = {
  styles: "article_number like 'B-%'",
  colours: "article_id in (select article_id from styles where article_number like 'B-%')",
  variants: `article_color_id in (select article_color_id from colours join styles using (article_id)
    where article_number like 'B-%')`,
  style_prices: "article_id in (select article_id from styles where article_number like 'B-%')",
};

const server = process.env.DATABASE_URL;
if (!server) throw new Error('DATABASE_URL must name a PostgreSQL server on this machine, as its superuser');
/** Times that the rows are copied, each time into a database of its own: one alone is up to a third longer or shorter. */
const copies = ['copied_1', 'copied_2', 'copied_3'];
const nameOf = (name: string): string => `selvedge_bench_${name}`;
const databases = ['imported', 'copied', ...copies].map(nameOf);
const folder = mkdtempSync(join(tmpdir(), 'selvedge-bench-import-'));
chmodSync(folder, 0o777);
const databaseAt = (name: string): string => {
  const url = new URL(server);
  url.pathname = `/${nameOf(name)}`;
  return url.href;
};
try {
  await query(
    server,
    ['imported', 'copied'].map((name) => `create database ${nameOf(name)}`),
  );
  const { files, rows } = season();
  say(
    `${styleCount} styles, ${rows} lines, ${(files.reduce((sum, { content }) => sum + content.length, 0) * 0.75e-6).toFixed(0)} MB`,
  );

  const portal = await startOn(databaseAt('imported'), join(folder, 'one'), { DEMO: 'on' });
  let took: number;
  try {
    await imported(portal, base(), 'written');
    const { api } = await callsOf(portal.url);
    const rightEnv = 'preorder' as const;
    const [customer] = await api.send(customers, { params: { rightEnv }, query: {} });
    if (!customer) throw new Error('There is no customer');
    const [time] = await api.send(activeSellingTimes, {
      params: { rightEnv, customerId: customer.customerId },
    });
    if (!time) throw new Error('There is no season');
    const place: SeasonPlace = { rightEnv, ...time, customerId: customer.customerId };
    const alone = reading(api, place);
    await delay(5_000);
    const readAlone = await alone();
    const before = memoryOf(portal);
    const beside = reading(api, place);
    await query(server, ['checkpoint']);
    took = await timed(() => imported(portal, files, 'written'));
    const readBeside = await beside();
    say(`import: ${seconds(took)}, ${Math.round(rows / (took / 1000))} lines a second`);
    say(`reads meanwhile: ${readBeside.toFixed(0)} ms, ${(readBeside / readAlone).toFixed(1)} × alone`);
    const again = await timed(() => imported(portal, files, 'unchanged'));
    say(`the same once more: ${seconds(again)}, ${(again / took).toFixed(2)} × the first`);
    say(`memory at most: ${memoryOf(portal) ?? 'not told'} MB (${before ?? 'not told'} MB before)`);
  } finally {
    await portal.stop();
  }

  const other = await startOn(databaseAt('copied'), join(folder, 'two'), { DEMO: 'off' });
  try {
    await imported(other, base(), 'written');
  } finally {
    await other.stop();
  }
  const path = (table: string): string => join(folder, `${table}.copy`);
  await query(
    databaseAt('imported'),
    Object.entries(tables).map(
      ([table, which]) => `copy (select * from ${table} where ${which}) to '${path(table)}'`,
    ),
  );
  const times: number[] = [];
  for (const name of copies) {
    await query(server, [`create database ${nameOf(name)} template ${nameOf('copied')}`]);
    const statements = Object.keys(tables).map((table) => `copy ${table} from '${path(table)}'`);
    await query(server, ['checkpoint']);
    times.push(await timed(() => query(databaseAt(name), ['begin', ...statements, 'commit'])));
  }
  const copied = median(times);
  say(`COPY of the same rows: ${times.map(seconds).join(', ')}`);
  say(`The import takes ${(took / copied).toFixed(1)} × as long as COPY`);
} finally {
  await query(
    server,
    databases.map((name) => `drop database if exists ${name} with (force)`),
  );
  rmSync(folder, { recursive: true, force: true });
}
