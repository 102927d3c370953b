import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  houseFiles,
  type Importing,
  importing,
  sentBytes,
  sentRows,
  sentText,
} from '../import/testing/houseFiles.ts';
import { colourPictures } from '../ordering/document/colourPictures.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { readStyles } from '../ordering/style/style.store.ts';
import { seedPortal } from '../server/seed.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const red = () =>
  sharp({ create: { width: 74, height: 104, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer();

/** What the house's service answers, by the path that it is asked for; anything else it does not have. */
let answers: Readonly<Record<string, { status?: number; body?: Buffer; location?: string }>> = {};
const asked: string[] = [];
const service = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const { status = 200, body, location } = answers[path] ?? { status: 404 };
  response.writeHead(status, { 'content-type': 'image/jpeg', ...(location && { location }) }).end(body);
});

let origin: string;
let testApp: TestApp;
let imports: Importing;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const PICTURE_SERVICE = `${origin}/{article}/{colour}_{view}.jpg?w={width}`;
  testApp = await startTestApp({ environment: { DEMO: 'off', PICTURE_SERVICE } });
  imports = await importing(testApp);
  expect((await imports.report(await houseFiles())).outcome).toBe('written');
  expect((await imports.report([served({ '010': 3, '410': 0 })])).outcome).toBe('written');
});
afterEach(() => {
  asked.length = 0;
  answers = {};
});
afterAll(async () => {
  await testApp.close();
  service.close();
});

async function colourAt(code: string) {
  const { db } = testApp.context.database;
  const which = and(eq(styles.articleNumber, 'TW-1001'), eq(colours.code, code));
  const [row] = await db
    .select({ id: colours.articleColorId, pictured: colours.pictured, articleId: styles.articleId })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(which);
  if (!row) throw new Error(`No colour ${code}`);
  return row;
}
const get = (id: string, query = '') =>
  testApp.app.inject({ url: `/api/v1/pictures/${id}/list.webp${query}` });

const served = (rows: Readonly<Record<string, number>>) =>
  sentRows(
    'colours',
    Object.entries(rows).map(([colour, count]) => ({
      style: 'TW-1001',
      colour,
      'pictures at the service': count,
    })),
  );

it('shows what the service has, and nothing that it does not have', async () => {
  const { id, pictured } = await colourAt('010');
  const other = await colourAt('410');
  expect([pictured, other.pictured]).toEqual([true, false]);
  const first = await get(id);
  expect([first.statusCode, first.headers.location]).toEqual([302, `${origin}/TW-1001/010_1.jpg?w=227`]);
  expect((await get(id, '?view=3')).headers.location).toBe(`${origin}/TW-1001/010_3.jpg?w=227`);
  for (const view of ['0', '4', 'front', '1x']) expect((await get(id, `?view=${view}`)).statusCode).toBe(404);
  expect((await get(other.id)).statusCode).toBe(404);
  expect(asked).toEqual([]);
  const { headers } = await testApp.app.inject({ url: '/' });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain(`img-src 'self' data: blob: ${origin}`);
});

it('is asked for the first view of a new colour whose list says nothing of it', async () => {
  const rows = [
    'style,colour,name (en),name (de),hex,colour group,delivery from,delivery to',
    'TW-1001,778,New,Neu,#112233,blue,2036-02-01,2036-02-28',
  ];
  expect((await imports.report([sentText('colours.csv', rows.join('\n'))])).outcome).toBe('written');
  const { id, pictured } = await colourAt('778');
  expect([pictured, (await get(id)).headers.location]).toEqual([true, `${origin}/TW-1001/778_1.jpg?w=227`]);
});

it('names the views of a style’s colours; pictures of their own come before the service’s', async () => {
  const { db } = testApp.context.database;
  const { id, articleId } = await colourAt('010');
  const viewsNow = async () => {
    const buyer = { rightEnv: 'preorder', customerId: 'none', priceListId: 'none' } as const;
    const reader = { buyer, currency: 'CHF', language: 'en' } as const;
    const [style] = await readStyles(db, eq(styles.articleId, articleId), reader);
    return style?.colours.find(({ code }) => code === '010')?.views;
  };
  expect(await viewsNow()).toEqual(['1', '2', '3']);
  const own = [sentBytes('TW-1001_010_a.jpg', await red()), sentBytes('TW-1001_010_b.jpg', await red())];
  await imports.report(own);
  expect([await viewsNow(), (await get(id)).statusCode]).toEqual([['a', 'b'], 200]);
  expect((await get(id, '?view=1')).statusCode).toBe(404);
  await imports.report([sentBytes('TW-1001_410_a.jpg', await red())], { complete: true, force: true });
  expect([(await colourAt('010')).pictured, await viewsNow()]).toEqual([true, ['1', '2', '3']]);
});

it('puts what the service gives into documents, and leaves out what is missing, no picture, or elsewhere', async () => {
  const { id } = await colourAt('010');
  const path = '/TW-1001/010_1.jpg?w=227';
  const drawn = async () => {
    const pictureOf = await colourPictures(
      testApp.context,
      [id],
      { width: 50, height: 70 },
      { who: 'test', left: new AbortController().signal },
    );
    return pictureOf(id);
  };
  expect(await drawn()).toBeNull();
  answers = { [path]: { body: await red() } };
  const picture = await drawn();
  const { dominant } = await sharp(picture ?? Buffer.of()).stats();
  expect([dominant.r > 200, dominant.g < 50]).toEqual([true, true]);
  for (const answer of [
    { body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { body: (await red()).subarray(0, 90) },
    { status: 500, body: await red() },
    { status: 302, location: '/elsewhere.jpg' },
  ]) {
    answers = { [path]: answer, '/elsewhere.jpg': { body: await red() } };
    expect(await drawn()).toBeNull();
  }
  expect(new Set(asked)).toEqual(new Set([path]));
});

it('ends with the service’s last picture, and with the service', async () => {
  const { database } = testApp.context;
  const shown = async () => [(await colourAt('010')).pictured, (await colourAt('778')).pictured];
  expect(await shown()).toEqual([true, true]);
  await imports.report([served({ '010': 0 })]);
  expect(await shown()).toEqual([false, true]);
  // As a start without it does.
  await seedPortal(database, { demo: false, pictureService: null });
  expect(await shown()).toEqual([false, false]);
  await seedPortal(database, testApp.context.config);
  expect(await shown()).toEqual([false, true]);
});
