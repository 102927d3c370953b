import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPicturePattern, readPicturePattern } from '../../configuration/picturePattern.ts';
import { readCatalogueState } from '../../ordering/style/catalogueVersion.store.ts';
import { colours } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { pictures } from '../../pictures/picture.schema.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { heldContent } from '../packed/content.ts';
import { type ImportOptions, runImport } from '../runImport.ts';
import { houseFiles, importing, type SentFile, sentBytes, sentText } from '../testing/houseFiles.ts';

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
  expect((await imports.report(await houseFiles())).outcome).toBe('written');
});
afterAll(() => testApp.close());

const db = () => testApp.context.database.db;
const versionNow = async () => (await readCatalogueState(db(), '')).version;

/** A picture in one colour, 74 × 104 pixels. */
const plain = (background: string) =>
  sharp({ create: { width: 74, height: 104, channels: 3, background } })
    .jpeg()
    .toBuffer();
const asSent: ImportOptions = {
  ...{ isDryRun: false, isPartial: false, isComplete: false, isForced: false, barred: new Set() },
  pictures: readPicturePattern(defaultPicturePattern) ?? expect.fail('no pattern'),
};
const sent = async (name: string, background: string): Promise<SentFile> =>
  sentBytes(name, await plain(background));

async function colourOf(article: string, code: string) {
  const [row] = await db()
    .select({ id: colours.articleColorId, pictured: colours.pictured })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(and(eq(styles.articleNumber, article), eq(colours.code, code)));
  if (!row) throw new Error(`No colour ${code} of ${article}`);
  return row;
}

const asked = (id: string, query = '', headers = {}) =>
  testApp.app.inject({ url: `/api/v1/pictures/${id}/list.webp${query}`, headers });

/** The colour in the middle of what is served, red, green, blue. */
async function shownAt(id: string, query = ''): Promise<string> {
  const { rawPayload, statusCode } = await asked(id, query);
  if (statusCode !== 200) return String(statusCode);
  const { data } = await sharp(rawPayload)
    .extract({ left: 110, top: 160, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strongest = Math.max(...data.subarray(0, 3));
  return ['red', 'green', 'blue'][[...data].indexOf(strongest)] ?? '';
}

describe('pictures of a delivery', () => {
  it('are planned, written and served by their views, and change nothing the second time', async () => {
    const files = [await sent('TW-1001_010_10.jpg', '#0000ff'), await sent('TW-1001_010_2.png', '#ff0000')];
    const { id, pictured } = await colourOf('TW-1001', '010');
    expect([pictured, (await asked(id)).statusCode]).toEqual([false, 404]);

    const planned = await imports.report(files, { dryRun: true });
    expect([planned.outcome, (await asked(id)).statusCode]).toEqual(['planned', 404]);
    const written = await imports.report(files);
    expect([written.outcome, written.kinds]).toEqual(['written', planned.kinds]);
    expect(written.kinds).toMatchObject([{ kind: 'pictures', title: 'Pictures', added: 2, refused: 0 }]);
    expect((await colourOf('TW-1001', '010')).pictured).toBe(true);
    expect(await shownAt(id)).toBe('red');
    expect([await shownAt(id, '?view=2'), await shownAt(id, '?view=10')]).toEqual(['red', 'blue']);
    expect([await shownAt(id, '?view=3'), (await asked(id, '?look=2')).statusCode]).toEqual(['404', 404]);

    const version = await versionNow();
    const again = await imports.report(files);
    expect([again.outcome, again.kinds, again.lines]).toMatchObject(['unchanged', [{ unchanged: 2 }], []]);
    expect(await versionNow()).toBe(version);
  });

  it('that were known when they were read are written, too, where another instance changed them meanwhile', async () => {
    const name = 'TW-1001_410_7.jpg';
    const bytes = await plain('#ff0000');
    const { id } = await colourOf('TW-1001', '410');
    await imports.report([sentBytes(name, bytes)]);
    const { database } = testApp.context;
    const another = await sharp(await plain('#0000ff'))
      .webp()
      .toBuffer();
    const changedMeanwhile: typeof database.transactLong = async (act) => {
      await db().update(pictures).set({ source: 'another', bytes: another }).where(eq(pictures.view, '7'));
      expect(await shownAt(id, '?view=7')).toBe('blue');
      return database.transactLong(act);
    };
    const result = await runImport(
      { ...testApp.context, database: { ...database, transactLong: changedMeanwhile } },
      [{ name, content: heldContent(bytes) }],
      asSent,
    );
    expect([result.outcome, await shownAt(id, '?view=7')]).toEqual(['written', 'red']);
  });

  it('that are replaced are shown under the same address, which browsers ask for again', async () => {
    const { id } = await colourOf('TW-1001', '410');
    await imports.report([await sent('TW-1001_410_1.jpg', '#ff0000')]);
    const before = await asked(id);
    expect(before.headers['cache-control']).toBe('public, max-age=3600');
    const tag = String(before.headers.etag);
    expect((await asked(id, '', { 'if-none-match': tag })).statusCode).toBe(304);
    const version = await versionNow();
    const report = await imports.report([await sent('TW-1001_410_1.jpg', '#0000ff')]);
    expect(report.lines).toMatchObject([
      { file: 'TW-1001_410_1.jpg', line: null, key: 'TW-1001 · 410 · 1', verdict: 'changed' },
    ]);
    expect(report.lines[0]?.changes).toMatchObject([{ column: 'picture' }]);
    expect((await asked(id, '', { 'if-none-match': tag })).statusCode).toBe(200);
    expect([await shownAt(id), (await versionNow()) > version]).toEqual(['blue', true]);
  });

  it('are named as an operator says', async () => {
    const { id } = await colourOf('TW-1003', '010');
    const file = await sent('010 of TW-1003.png', '#00ff00');
    expect((await imports.report([file])).outcome).toBe('refused');
    const report = await imports.report([file], { pictures: '{colour} of {article}' });
    expect([report.outcome, await shownAt(id)]).toEqual(['written', 'green']);
    const wrong = await imports.send([file], { pictures: '{article}{colour}' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([
      400,
      expect.stringContaining('{article}{colour}'),
    ]);
  });

  it('come with the colours that they show, also in a dry run', async () => {
    const rows = [
      'style,colour,name (en),name (de),hex,colour group,delivery from,delivery to',
      'TW-1001,777,New,Neu,#112233,blue,2036-02-01,2036-02-28',
    ];
    const files = [await sent('TW-1001_777_1.jpg', '#ff0000'), sentText('colours.csv', rows.join('\n'))];
    for (const options of [{ dryRun: true }, {}])
      expect((await imports.report(files, options)).kinds).toMatchObject([
        { kind: 'colours', added: 1 },
        { kind: 'pictures', added: 1 },
      ]);
    expect(await shownAt((await colourOf('TW-1001', '777')).id)).toBe('red');
  });

  it('are withdrawn by a full delivery, and the colour shows its tone again', async () => {
    const all = await db().select().from(pictures);
    const files = [await sent('TW-1001_010_2.png', '#ff0000')];
    const report = await imports.report(files, { complete: true });
    expect(report.kinds).toMatchObject([{ kind: 'pictures', withdrawn: all.length - 1, unchanged: 1 }]);
    const { id, pictured } = await colourOf('TW-1001', '410');
    expect([pictured, (await asked(id)).statusCode]).toEqual([false, 404]);
    expect((await colourOf('TW-1001', '010')).pictured).toBe(true);
  });
});

describe('a picture is refused by the name of its file', () => {
  const bad = async (): Promise<readonly [SentFile, string, string, string][]> => {
    const whole = await plain('#808080');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const pixels = await sharp({ create: { width: 10_000, height: 6_001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    return [
      [sentBytes('TW-1001_010_1.jpg', whole.subarray(0, 200)), 'pictureDamaged', 'damaged', 'beschädigt'],
      [sentText('TW-1001_010_2.jpg', svg), 'pictureFormat', 'not a picture', 'kein Bild'],
      [sentText('TW-1001_010_3.svg', svg), 'pictureFormat', 'not a picture', 'kein Bild'],
      [sentBytes('TW-1001_010_4.jpg', Buffer.alloc(20_000_001)), 'pictureLarge', '20 MB', '20 MB'],
      [sentBytes('TW-1001_010_5.png', pixels), 'picturePixels', '60 million', '60 Millionen'],
      [sentBytes('Lookbook.jpg', whole), 'pictureName', 'TW-1001_410_1.jpg', 'TW-1001_410_1.jpg'],
      [sentBytes('TW-9999_010_1.jpg', whole), 'reference', '“TW-9999” is not known', '„TW-9999“'],
      [sentBytes('TW-1001_999_1.jpg', whole), 'reference', '“999” is not known', '„999“'],
    ];
  };

  it('with a stable code, in both languages, and nothing is written', async () => {
    const before = await db().select().from(pictures);
    for (const [file, code, english, german] of await bad()) {
      for (const [language, said] of [
        ['en', english],
        ['de', german],
      ] as const) {
        const report = await imports.report([file], {}, language);
        const told = [
          ...report.files.flatMap(({ file: name, problem }) => (problem ? [{ name, problem }] : [])),
          ...report.lines.flatMap(({ file: name, problems }) =>
            problems.map((problem) => ({ name, problem })),
          ),
        ];
        expect([report.outcome, told[0]]).toMatchObject([
          'refused',
          { name: file.name, problem: { code, text: expect.stringContaining(said) } },
        ]);
      }
    }
    expect(await db().select().from(pictures)).toEqual(before);
  });

  it('all or nothing, unless what can be taken is asked for', async () => {
    const { id } = await colourOf('TW-1004', '010');
    const files = [await sent('TW-1004_010_1.jpg', '#ff0000'), sentText('TW-1004_710_1.jpg', 'no picture')];
    expect((await imports.report(files)).outcome).toBe('refused');
    expect((await asked(id)).statusCode).toBe(404);
    expect((await imports.report(files, { partial: true })).outcome).toBe('written');
    expect(await shownAt(id)).toBe('red');
  });

  it('that is there twice, and a list that calls itself pictures', async () => {
    const twice = [await sent('TW-1001_010_7.jpg', '#ff0000'), await sent('TW-1001_010_7.png', '#00ff00')];
    const { lines } = await imports.report(twice);
    expect(lines.find(({ verdict }) => verdict === 'refused')).toMatchObject({
      file: 'TW-1001_010_7.png',
      problems: [{ code: 'doubledFile', text: 'TW-1001_010_7.jpg already provides TW-1001 · 010 · 7.' }],
    });
    const list = sentText('pictures.csv', 'style,colour,view,picture\nTW-1001,010,1,abc');
    expect((await imports.report([list])).files).toMatchObject([{ problem: { code: 'fileKind' } }]);
  });
});
