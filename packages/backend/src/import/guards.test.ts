import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { houseFiles, importing, sentRows, sentText } from './testing/houseFiles.ts';

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
  expect((await imports.report(await houseFiles())).outcome).toBe('written');
});
afterAll(() => testApp.close());

const dryRun = { dryRun: true };
const EAN = '2080000000017';

/** The codes with which the first line of a file is refused. */
async function codesOf(...asked: Parameters<typeof imports.report>): Promise<string[]> {
  const [files, options, language] = asked;
  const { lines } = await imports.report(files, { ...dryRun, ...options }, language);
  return lines.flatMap(({ problems }) => problems.map(({ code }) => code));
}

describe('names of files', () => {
  it.each(['Bestand-DE', '10-stock_outlet', 'Lagerbestand (2)', 'stock'])(
    '%s is about stock',
    async (name) => {
      const { files } = await imports.report([sentRows(name, [{ EAN, stock: '3' }])], dryRun);
      expect(files).toMatchObject([{ kind: 'stock', problem: null }]);
    },
  );

  it.each(['overstock', 'DE-Bestand'])('%s is about nothing', async (name) => {
    const { files } = await imports.report([sentRows(name, [{ EAN, stock: '3' }])], dryRun);
    expect(files).toMatchObject([{ kind: null, problem: { code: 'fileKind' } }]);
  });

  it('are proposed in the language of the report', async () => {
    const { files } = await imports.report([sentRows('nonsense', [{ EAN }])], dryRun, 'de');
    expect(files[0]?.problem?.text).toMatch(/: Begriffe, Marken, .*Bestand, /);
  });
});

describe('cells that may mean something else', () => {
  it.each([
    ['1.000', ['number']],
    ['1,000', ['number']],
    ['1.0', []],
    ['1,00', []],
    ['1.0000', ['number']],
    ['#N/A', ['formula']],
    ['#BEZUG!', ['formula']],
  ])('%s pieces', async (pieces, codes) => {
    expect(await codesOf([sentRows('stock', [{ EAN, stock: pieces }])])).toEqual(codes);
  });

  it('a name that a formula could not work out', async () => {
    expect(await codesOf([sentRows('brands', [{ brand: 5, name: '#VALUE!' }])])).toEqual(['formula']);
  });

  it('separators alone are a blank cell', async () => {
    const style = {
      season: 'SS36',
      subdivision: '81-0',
      'name (en)': 'A',
      'name (de)': 'A',
      gender: 'women',
    };
    const whole = { ...style, 'style number': 'n', 'commodity class': 'dress', lengths: '|' };
    expect(await codesOf([sentRows('styles', [{ ...whole, sizes: '|' }])])).toEqual(['missing']);
    expect(await codesOf([sentRows('styles', [{ ...whole, sizes: 'S|' }])])).toEqual([]);
  });
});

describe('locks', () => {
  const lock = { customer: '30011', 'reason (en)': 'Why', 'reason (de)': 'Warum' };
  const textOf = async (row: object) => {
    const { lines } = await imports.report([sentRows('locks', [{ ...lock, ...row }])], dryRun, 'de');
    return lines.flatMap(({ problems }) => problems.map(({ text }) => text));
  };

  it('name a subdivision that there is', async () => {
    const row = { ...lock, scope: 'subdivision', subject: '99-9' };
    expect(await codesOf([sentRows('locks', [row])])).toEqual(['reference']);
    expect(await codesOf([sentRows('locks', [{ ...row, subject: '81-0' }])])).toEqual([]);
    expect(await codesOf([sentRows('locks', [{ ...row, scope: 'collection' }])])).toEqual([]);
  });

  it('say what of the line is wrong', async () => {
    expect(await textOf({ scope: 'customer', subject: '81-0' })).toEqual([
      'Gegenstand muss leer sein, nicht „81-0“, weil der Kunde insgesamt gesperrt wird.',
    ]);
    expect(await textOf({ scope: 'subdivision' })).toEqual(['Gegenstand fehlt.']);
    expect(await textOf({ scope: 'alles' })).toContain(
      'Umfang: „alles“ ist keiner dieser Werte: Kunde, Teilbereich, Kollektion.',
    );
  });
});

describe('deliveries', () => {
  const terms = (label: string, madeAt: number) => {
    const row = { kind: 'fit', code: 'g', 'label (en)': label, 'label (de)': label };
    return [{ ...sentRows('terms', [row]), madeAt }];
  };
  const now = Date.now();

  it('that change nothing are remembered as well', async () => {
    expect((await imports.report(terms('A', now - 9_000))).outcome).toBe('written');
    expect((await imports.report(terms('A', now - 5_000))).outcome).toBe('unchanged');
    expect((await imports.report(terms('B', now - 7_000))).outcome).toBe('older');
  });

  it('are not of the future, and their time is a time', async () => {
    for (const madeAt of [now + 2 * 86_400_000, 1e300, now - 0.5]) {
      const { statusCode } = await imports.send(terms('C', madeAt));
      expect(statusCode).toBe(400);
    }
    expect((await imports.report(terms('C', now + 60_000), dryRun)).outcome).toBe('planned');
  });
});

describe('files that are too much', () => {
  it('refuses a line that is nested without end', async () => {
    const deep = `{"brand":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await codesOf([sentText('brands.jsonl', `${deep}\n{"brand":70,"name":"Good"}\n`)])).toEqual([
      'json',
    ]);
  });

  it.each([
    [
      'brands.jsonl',
      JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`k${at}`, at]))),
    ],
    ['brands.csv', `${Array.from({ length: 201 }, (_, at) => `k${at}`).join(';')}\n1;2\n`],
  ])('refuses too many columns in %s', async (name, text) => {
    const { files } = await imports.report([sentText(name, text)], dryRun);
    expect(files[0]?.problem?.code).toBe('fileWide');
  });

  it('refuses too many lines', async () => {
    const { files } = await imports.report([sentText('stock.csv', `EAN\n${'1\n'.repeat(600_001)}`)], dryRun);
    expect(files[0]?.problem?.code).toBe('fileLong');
  });

  it('tells a part of very many lines, and counts all', async () => {
    const report = await imports.report([sentText('stock.csv', `EAN;stock\n${'1;x\n'.repeat(12_000)}`)], {
      ...dryRun,
    });
    expect([report.lines.length, report.further, report.kinds[0]?.refused]).toEqual([5_000, 7_000, 12_000]);
  });
});

describe('full deliveries that are hardly full', () => {
  const full = { complete: true, dryRun: true };

  it('a file without any row is refused, unless it is meant', async () => {
    const files = [sentText('locks.csv', 'customer;scope;subject\n')];
    const report = await imports.report(files, full);
    expect([report.outcome, report.files[0]?.problem?.code]).toEqual(['refused', 'fileNoRows']);
    expect((await imports.report(files, dryRun)).outcome).toBe('planned');
    expect((await imports.report(files, { ...full, force: true })).outcome).toBe('planned');
  });

  it('one that would withdraw most of a kind is refused, unless it is meant', async () => {
    const rows = Array.from({ length: 8 }, (_, at) => ({ brand: 2000 + at, name: 'Many' }));
    await imports.report([sentRows('brands', rows)]);
    const short = [sentRows('brands', rows.slice(0, 2))];
    const report = await imports.report(short, { complete: true }, 'de');
    expect(report.outcome).toBe('manyWithdrawn');
    expect(report.text).toMatch(/zurückgezogen würde: Marken \(6 von \d+\)\. .*--force/);
    expect((await imports.report(short, { ...full, force: true })).outcome).toBe('planned');
    expect((await imports.report([sentRows('brands', rows.slice(2))], full)).outcome).toBe('planned');
  });
});

describe('a price list that has prices', () => {
  const list = { 'price list': 'CH', country: 'CH', currency: 'JPY', VAT: '8.1' };

  it('keeps its currency, unless all its prices come with it', async () => {
    const price = { style: 'TW-1001', 'price list': 'CH', 'wholesale price': '4000' };
    expect(await codesOf([sentRows('price lists', [list])])).toEqual(['currencyInUse']);
    expect(await codesOf([sentRows('price lists', [list]), sentRows('prices', [price])])).toEqual([
      'currencyInUse',
    ]);
    const whole = { complete: true, force: true };
    const all = [sentRows('price lists', [list]), sentRows('prices', [price])];
    expect(await codesOf(all, whole)).not.toContain('currencyInUse');
  });
});

it('a file’s name is told without the characters that would steer a terminal', async () => {
  const name = 'brands\u{1b}]0;owned\u{7}.csv';
  const report = await imports.report([sentText(name, 'brand;name\n-1;A\n')], dryRun);
  const printed = JSON.stringify([report.files, report.lines]);
  expect(printed).toContain('brands\u{fffd}]0;owned\u{fffd}.csv');
  expect(printed).not.toMatch(/\\u001b|\\u0007/);
});
