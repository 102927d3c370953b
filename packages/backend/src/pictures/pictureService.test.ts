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
import { readCatalogueState } from '../ordering/style/catalogueVersion.store.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { readStyles } from '../ordering/style/style.store.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { pictureAt } from './picture.routes.ts';
import { addressServed } from './pictureService.ts';

const red = () =>
  sharp({ create: { width: 74, height: 104, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer();

/** What the house's service answers, by the path that it is asked for; anything else it does not have. */
interface Answer {
  readonly status?: number;
  readonly body?: Buffer;
  readonly location?: string;
  /** Nothing is said at all. */
  readonly hangs?: boolean;
}
let answers: Readonly<Record<string, Answer>> = {};
const asked: string[] = [];
const service = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const { status = 200, body, location, hangs } = answers[path] ?? { status: 404 };
  if (hangs) return;
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

it('is not asked for a colour whose list says nothing of it', async () => {
  const rows = [
    'style,colour,name (en),name (de),hex,colour group,delivery from,delivery to',
    'TW-1001,778,New,Neu,#112233,blue,2036-02-01,2036-02-28',
  ];
  expect((await imports.report([sentText('colours.csv', rows.join('\n'))])).outcome).toBe('written');
  const { id, pictured } = await colourAt('778');
  expect([pictured, (await get(id)).statusCode]).toEqual([false, 404]);
});

it('leaves the version of the lists alone where a delivery has nothing to do with colours', async () => {
  const { db } = testApp.context.database;
  const version = async () => (await readCatalogueState(db, '')).version;
  const before = await version();
  const stock = sentText('bestand.csv', 'EAN;Bestand\n2080000004749;51');
  expect((await imports.report([stock])).outcome).toBe('written');
  expect(await version()).toBe(before);
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
  await imports.report([sentBytes('TW-1003_010_a.jpg', await red())], { complete: true, force: true });
  expect([(await colourAt('010')).pictured, await viewsNow()]).toEqual([true, ['1', '2', '3']]);
});

const documentOf = async (ids: readonly string[], left = new AbortController().signal) => {
  const pictures = await colourPictures(
    testApp.context,
    ids,
    { width: 50, height: 70 },
    { who: 'test', left },
  );
  const files: (Buffer | null)[] = [];
  for (const id of ids) files.push(await pictures.of(id));
  return { files, isWhole: pictures.isWhole() };
};
const first = '/TW-1001/010_1.jpg?w=227';

it('puts what the service gives into documents, and leaves out what is missing or no picture', async () => {
  const { id } = await colourAt('010');
  expect(await documentOf([id])).toEqual({ files: [null], isWhole: true });
  answers = { [first]: { body: await red() } };
  const { files, isWhole } = await documentOf([id]);
  const { dominant } = await sharp(files[0] ?? Buffer.of()).stats();
  expect([isWhole, dominant.r > 200, dominant.g < 50]).toEqual([true, true, true]);
  for (const body of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    (await red()).subarray(0, 90),
  ]) {
    answers = { [first]: { body } };
    expect(await documentOf([id])).toEqual({ files: [null], isWhole: true });
  }
});

it('is not asked again by a document that it does not answer, and the document is not kept so', async () => {
  const { id } = await colourAt('010');
  await imports.report([served({ '410': 1 })]);
  const other = await colourAt('410');
  const body = await red();
  for (const failing of [
    { status: 500, body },
    { status: 302, location: '/elsewhere.jpg' },
    { hangs: true },
  ]) {
    asked.length = 0;
    answers = { [first]: failing, '/TW-1001/410_1.jpg?w=227': { body }, '/elsewhere.jpg': { body } };
    expect(await documentOf([id, other.id])).toEqual({ files: [null, null], isWhole: false });
    expect(asked).toEqual([first]);
  }
  const leaving = new AbortController();
  const gone = documentOf([id], leaving.signal);
  leaving.abort();
  expect((await gone).files).toEqual([null]);
});

it('ends with its last picture, and never lets a drawn garment stand for the house’s goods', async () => {
  const { context } = testApp;
  const { id } = await colourAt('410');
  const at = { articleColorId: id, view: undefined, preset: 'list' } as const;
  expect(await pictureAt({ db: context.database.db, files: context.files }, null, at)).toBeNull();
  await imports.report([served({ '410': 0 })]);
  expect([(await colourAt('410')).pictured, (await get(id)).statusCode]).toEqual([false, 404]);
});

it('is spelt as a header can say it, whatever its host and path are written in', () => {
  const pattern = 'https://bilder.müller.example/Größen–ł/{article}/{colour}.jpg';
  const picture = { article: 'TW-1', colour: '410', view: 1 };
  expect(addressServed({ origin: '', pattern }, picture, 'list')).toBe(
    'https://bilder.xn--mller-kva.example/Gr%C3%B6%C3%9Fen%E2%80%93%C5%82/TW-1/410.jpg',
  );
});
