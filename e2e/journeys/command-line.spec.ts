import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatRoute } from '@selvedge/core';
import { currentCart, customers } from '@selvedge/core/contract';
import { writeWorkbook } from '@selvedge/workbooks/write';
import { EntryPage } from '../pages/EntryPage.ts';
import { accounts, test as base, expect } from './journey.ts';
import { violationsOf } from './looking.ts';
import { openStyle } from './showroom.ts';

const root = resolve(import.meta.dirname, '../..');
const main = join(root, 'packages/cli/dist/main.js');

/** Each begins at a customer that the viewer sees as well. */
const test = base.extend({
  spot: async ({ callsOf, takeSpot }, use) => {
    const viewer = await callsOf('viewer');
    const seen = await viewer.send(customers, { params: { rightEnv: 'preorder' }, query: {} });
    const theirs = new Set(seen.map(({ customerId }) => customerId));
    await use(takeSpot(({ place }) => theirs.has(place.customerId)));
  },
});

test.use({ environment: { DEMO_SIGN_IN: 'on' } });

interface Row {
  readonly line: number;
  readonly verdict: string;
  readonly message: string;
}

test('M4 an order file is validated at a command line, signed in by a code, with the words of the screen', async ({
  page,
  portal,
  another,
  backend,
  spot: { place },
  open: {
    style,
    rows: [[first, second]],
  },
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-order-'));
  const tokens = join(folder, 'tokens.json');
  const start = (...words: string[]) =>
    spawn(process.execPath, [main, ...words], {
      env: { PATH: process.env.PATH, PORTAL_URL: backend.url, PORTAL_TOKENS: tokens, INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const ended = async (child: ReturnType<typeof start>) => {
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += chunk));
    child.stderr.on('data', (chunk) => (said.err += chunk));
    const [code] = await once(child, 'close');
    return { code, ...said };
  };
  const run = (...words: string[]) => ended(start(...words));
  const exactly = [
    ...['--customer', place.customerId, '--season', place.season],
    ...['--subdivision', place.subdivision, '--collection', place.collectionType],
  ];

  const variants = style.colours.flatMap(({ variants: own }) => own);
  const eanOf = (cell: { articleVariantId: string } | undefined): string =>
    variants.find(({ articleVariantId }) => articleVariantId === cell?.articleVariantId)?.ean ?? '';
  const heading = ['EAN', 'Quantity'];
  const good = [heading, [eanOf(first), 2], [eanOf(second), 3]];
  const mixed = [
    ...good,
    ['4000000000006', 1],
    ['4000000000007', 1],
    [eanOf(first), '1.5'],
    [eanOf(second), 12_000],
    [style.articleNumber, 1],
  ];
  await writeFile(join(folder, 'good.xlsx'), await writeWorkbook({ name: 'Order', rows: good }));
  await writeFile(join(folder, 'mixed.xlsx'), await writeWorkbook({ name: 'Order', rows: mixed }));
  await writeFile(join(folder, 'good.csv'), good.map((row) => row.join(';')).join('\n'));

  await test.step('somebody signs in with the code it shows', async () => {
    const child = start('sign-in', '--json');
    const end = ended(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const { code, address } = JSON.parse(String(line));
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, sign in' }).click();
    await portal.signIn.signIn(accounts.buyer);
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    expect((await end).code).toBe(0);
    expect((await stat(tokens)).mode & 0o777).toBe(0o600);
  });

  await test.step('a file that is fine is exit code 0, as Excel and as CSV', async () => {
    for (const file of ['good.xlsx', 'good.csv']) {
      const { code, out, err } = await run('validate', file, ...exactly, '--language', 'en');
      expect([code, err]).toEqual([0, '']);
      expect(out).toBe('2 rows can be transferred, 0 cannot. 2 sizes change.\n');
    }
  });

  await test.step('each row says what the screen says, in both languages', async () => {
    for (const reader of [await another('en'), await another('de')]) {
      const { language } = reader.words;
      const options = [...exactly, '--language', language, '--json'];
      const { code, out, err } = await run('validate', 'mixed.xlsx', ...options);
      expect([code, err]).toEqual([1, '']);
      const rows: readonly Row[] = JSON.parse(out).rows;
      expect(new Set(rows.map(({ verdict }) => verdict)).size).toBeGreaterThanOrEqual(4);
      const entry = new EntryPage(reader.page, reader.words);
      await reader.enter(accounts.buyer, formatRoute({ screen: 'entry', place }));
      await entry.file.setInputFiles(join(folder, 'mixed.xlsx'));
      for (const { line, verdict, message } of rows) {
        await expect(entry.line(line)).toHaveAttribute('data-verdict', verdict);
        await expect(entry.line(line)).toContainText(message);
      }
    }
  });

  await test.step('what is not there is exit code 2; a demo account needs no password; a right that is missing is 5', async () => {
    const nobody = await run('validate', 'good.csv', '--customer', '0', '--season', place.season);
    expect([nobody.code, nobody.out]).toEqual([2, '']);
    const season = await run('validate', 'good.csv', '--customer', place.customerId, '--season', 'XX99');
    expect([season.code, season.out]).toEqual([2, '']);
    expect(season.err).toContain(`--season ${place.season} --subdivision ${place.subdivision}`);
    expect((await run('validate', 'good.csv', ...exactly, '--demo', 'manager')).code).toBe(0);
    expect((await run('validate', 'good.csv', ...exactly, '--demo', 'viewer')).code).toBe(5);
    expect((await run('validate', 'good.csv', ...exactly, '--demo', 'nobody')).code).toBe(3);
  });

  await test.step('signed out, it is exit code 3', async () => {
    expect((await run('sign-out')).code).toBe(0);
    expect((await run('validate', 'good.csv', ...exactly)).code).toBe(3);
  });
  await rm(folder, { recursive: true });
});

test('Q1 Q4 the program of docs/build-another-front-end.md orders with the core alone, in Node and in a worker', async ({
  backend,
  takeSpot,
  callsOf,
}) => {
  const text = await readFile(resolve(root, 'docs/build-another-front-end.md'), 'utf8');
  const blocks = [...text.matchAll(/^```js run\n([\s\S]*?)^```/gm)].map(([, code]) => code);
  expect(blocks).toHaveLength(4);
  const folder = await mkdtemp(join(root, '.cache/front-end-'));
  const program = join(folder, 'order.mjs');
  await writeFile(program, blocks.join('\n'));
  await writeFile(
    join(folder, 'worker.mjs'),
    "import { Worker } from 'node:worker_threads';\nnew Worker(new URL('./order.mjs', import.meta.url));\n",
  );
  const api = await callsOf('buyer');
  for (const file of ['order.mjs', 'worker.mjs']) {
    const { place } = takeSpot();
    const {
      style,
      rows: [[cell]],
    } = await openStyle(api, place);
    const variants = style.colours.flatMap(({ variants: own }) => own);
    const ean = variants.find(({ articleVariantId }) => articleVariantId === cell.articleVariantId)?.ean;
    const child = spawn(process.execPath, [join(folder, file)], {
      env: {
        PATH: process.env.PATH,
        PORTAL: backend.url,
        CUSTOMER: place.customerId,
        SEASON: place.season,
        SUBDIVISION: place.subdivision,
        COLLECTION: place.collectionType,
        EAN: ean,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const [code] = await once(child, 'close');
    expect([file, code, said]).toEqual([file, 0, 'approved\n']);
    const cart = await api.send(currentCart, { params: place });
    expect(cart?.head).toMatchObject({ state: 'approved', pieces: 3 });
  }
  await rm(folder, { recursive: true });
});
