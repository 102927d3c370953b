import { writeWorkbook } from '@selvedge/workbooks/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../ordering/season/season.schema.ts';
import { readCatalogueState } from '../ordering/style/catalogueVersion.store.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { importing, sentBytes, sentRows, sentText } from './testing/houseFiles.ts';

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
});
afterAll(() => testApp.close());

const brandNames = async () =>
  (await testApp.context.database.db.select().from(brands)).map(({ displayName }) => displayName).toSorted();

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf16 = (text: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('a file is read whatever it was written by', () => {
  const heading = 'Bezeichnung;Marke';
  it.each([
    ['UTF-8', Buffer.from(`${heading}\nGrün;1\n`)],
    ['UTF-8 with a mark, CRLF', Buffer.from(`\u{feff}${heading}\r\nGrün;1\r\n`)],
    ['Windows-1252', latin1(`${heading}\nGrün;1\n`)],
    ['UTF-16', utf16(`${heading}\nGrün;1\n`)],
    ['commas and quotes', Buffer.from('"name","brand"\n"Grün","1"\n')],
    ['tabs, with a title line that is blank', Buffer.from('\t\nBrand\tName\n1\tGrün\n')],
    ['a declared separator', Buffer.from('sep=|\nbrand|name\n1|Grün\n')],
    ['an apostrophe against spreadsheets', Buffer.from("brand;name\n1;'Grün\n")],
  ])('%s', async (_, bytes) => {
    const report = await imports.report([sentBytes('10-Marken 2031-02.csv', bytes)], { dryRun: true });
    expect(report.lines).toEqual([
      expect.objectContaining({ kind: 'brands', key: '1', verdict: 'added', problems: [] }),
    ]);
    expect(report.files[0]).toMatchObject({ ignored: [], problem: null });
  });

  it('XLSX, whose sheets say what they hold, and one that does not is told', async () => {
    const bytes = await writeWorkbook({
      name: 'Brands',
      rows: [
        ['name', 'brand'],
        ['Grün', 1],
      ],
    });
    const report = await imports.report([sentBytes('export.xlsx', bytes)], { dryRun: true });
    expect(report.kinds).toMatchObject([{ kind: 'brands', added: 1 }]);
    const named = await imports.report([sentBytes('export.csv', Buffer.from('brand;name\n1;A\n'))], {
      dryRun: true,
      kind: 'Marken',
    });
    expect(named.kinds).toMatchObject([{ kind: 'brands', added: 1 }]);
  });

  it('tells the columns that mean nothing, and refuses files by name', async () => {
    const report = await imports.report(
      [
        sentText('brands.csv', 'brand;name;colour of the door\n1;A;red\n'),
        sentText('things.csv', 'a;b\n1;2\n'),
        sentText('lines.csv', 'name;brand\nA;1\n'),
        sentText('seasons.csv', 'season;season\nA;1\n'),
        sentText('stock.csv', '  \n'),
        sentBytes('prices.xlsx', Buffer.from('PK\u{3}\u{4} torn')),
      ],
      {},
      'de',
    );
    expect(report.outcome).toBe('refused');
    expect(report.files.map(({ file, problem }) => [file, problem?.code ?? null])).toEqual([
      ['brands.csv', null],
      ['things.csv', 'fileKind'],
      ['lines.csv', 'fileColumns'],
      ['seasons.csv', 'fileHeading'],
      ['stock.csv', 'file.empty'],
      ['prices.xlsx', 'file.broken'],
    ]);
    expect(report.files[0]?.notes).toEqual([
      'Diese Spalten sind hier nicht bekannt und werden nicht gelesen: colour of the door.',
    ]);
    expect(await brandNames()).toEqual([]);
  });
});

describe('all or nothing', () => {
  const good = { brand: 1, name: 'A' };
  const bad = { brand: -1, name: 'B' };

  it('writes nothing where a line is refused, and the rest with --partial', async () => {
    const refused = await imports.report([sentRows('brands', [good, bad])]);
    expect([refused.outcome, await brandNames()]).toEqual(['refused', []]);
    const partial = await imports.report([sentRows('brands', [good, bad])], { partial: true });
    expect([partial.outcome, await brandNames()]).toEqual(['written', ['A']]);
    expect(partial.kinds).toMatchObject([{ added: 1, refused: 1 }]);
  });

  it('refuses lines that refer to refused ones, in whatever order files come', async () => {
    const line = { line: 'x', brand: 2, name: 'Of a refused brand' };
    const files = [sentRows('lines', [line]), sentRows('brands', [{ brand: 2, name: '' }])];
    const report = await imports.report(files, { partial: true });
    expect(report.lines.map(({ kind, problems }) => [kind, problems[0]?.code])).toEqual([
      ['brands', 'missing'],
      ['lines', 'reference'],
    ]);
  });

  it('withdraws nothing while a line cannot be told from others', async () => {
    const report = await imports.report([sentRows('brands', [{ brand: 'one', name: 'A' }])], {
      partial: true,
      complete: true,
    });
    expect(report.unsure).toBe(
      'Nothing was withdrawn (Brands) because not every line of the delivery could be read.',
    );
    expect(await brandNames()).toEqual(['A']);
  });

  it('leaves what a file does not say as it is', async () => {
    const full = { season: 'Z', 'name (en)': 'Z', 'name (de)': 'Zett' };
    await imports.report([sentRows('seasons', [full])]);
    const report = await imports.report([sentRows('seasons', [{ season: 'Z', 'name (en)': 'Zed' }])]);
    expect(report.lines[0]?.changes).toEqual([
      { field: 'name.en', column: 'name (en)', from: 'Z', to: 'Zed' },
    ]);
  });

  it('lets two imports at once take turns', async () => {
    const rows = (name: string) => Array.from({ length: 200 }, (_, at) => ({ brand: 1000 + at, name }));
    const reports = await Promise.all(
      ['C', 'D', 'C'].map((name) => imports.report([sentRows('brands', rows(name))])),
    );
    expect(reports.map(({ outcome }) => outcome)).not.toContain('refused');
    const counts = reports.map(({ kinds }) => kinds[0]?.added ?? 0);
    expect(counts.toSorted()).toEqual([0, 0, 200]);
    expect(new Set((await brandNames()).filter((name) => name !== 'A')).size).toBe(1);
  });
});

describe('deliveries', () => {
  it('refuses one that is older than the last, unless it is forced', async () => {
    const at = Date.UTC(2026, 1, 1);
    const sent = (name: string, madeAt: number) => [
      {
        ...sentRows('price lists', [{ 'price list': 'p', country: 'CH', currency: 'CHF', VAT: name }]),
        madeAt,
      },
    ];
    expect((await imports.report(sent('8', at + 734))).outcome).toBe('written');
    // Some tools tell the time of a file to the second only.
    expect((await imports.report(sent('8', at))).outcome).toBe('unchanged');
    const older = await imports.report(sent('7', at - 1));
    expect([older.outcome, older.text]).toEqual([
      'older',
      'Nothing was changed: a newer delivery has already been imported: Price lists. --force imports this one anyway.',
    ]);
    expect((await imports.report(sent('7', at - 1), { force: true })).outcome).toBe('written');
    expect((await imports.report(sent('9', at))).outcome).toBe('written');
  });

  it('changes no version of the catalogue where nothing changes', async () => {
    const version = async () => (await readCatalogueState(testApp.context.database.db, '')).version;
    const rows = sentRows('terms', [{ kind: 'fit', code: 'f', 'label (en)': 'F', 'label (de)': 'F' }]);
    const before = await version();
    await imports.report([rows]);
    const after = await version();
    expect(after).toBeGreaterThan(before);
    await imports.report([rows]);
    await imports.report([rows], { dryRun: true, complete: true });
    expect(await version()).toBe(after);
  });

  it('is refused without the operators’ secret, and with fields that there are not', async () => {
    const refused = await testApp.app.inject({
      method: 'POST',
      url: '/operator/imports',
      payload: { files: [] },
    });
    expect(refused.statusCode).toBe(401);
    for (const more of [{ kind: 'nonsense' }, { dry: true }])
      expect((await imports.send([sentRows('brands', [{}])], more)).statusCode).toBe(400);
  });
});
