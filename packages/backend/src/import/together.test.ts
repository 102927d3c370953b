import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPicturePattern, readPicturePattern } from '../configuration/picturePattern.ts';
import { eanOf } from '../demo/catalogue/ean.ts';
import { orderLimits } from '../ordering/limit/orderLimit.schema.ts';
import { variants } from '../ordering/style/colour.schema.ts';
import { variantPrices } from '../ordering/style/price.schema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { heldContent } from './packed/content.ts';
import { runImport } from './runImport.ts';
import { houseFiles, houseRows, importing, sentRows, sentText } from './testing/houseFiles.ts';

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
  await imports.report(await houseFiles());
});
afterAll(() => testApp.close());

const outcomeOf = ({ outcome, lines }: Awaited<ReturnType<typeof imports.report>>) => [
  outcome,
  ...lines.flatMap(({ line, problems }) => problems.map(({ code }) => `${line} ${code}`)),
];
/** The house's variants, of which one has another EAN. */
const renamed = async (from: string, to: string) =>
  (await houseRows('variants.csv')).map((row) => (row.EAN === from ? { ...row, EAN: to } : row));

describe('a variant that gets another EAN', () => {
  it('keeps its own prices and its stock, which come with the new one', async () => {
    const { db } = testApp.context.database;
    const stockRows = await houseRows('bestand.csv');
    const [{ EAN: before = '' } = {}] = stockRows;
    const price = (ean: string, amount: string) =>
      sentRows('variant prices', [{ EAN: ean, 'price list': 'CH', 'wholesale price': amount }]);
    expect((await imports.report([price(before, '55.00')])).outcome).toBe('written');
    const stored = async (ean: string) =>
      db
        .select({ stock: variants.stock, price: variantPrices.salesPrice })
        .from(variants)
        .leftJoin(variantPrices, sql`${variantPrices.articleVariantId} = ${variants.articleVariantId}`)
        .where(eq(variants.ean, ean));

    const after = eanOf(900_001);
    const full = [
      sentRows('variants', await renamed(before, after)),
      sentRows(
        'stock',
        stockRows.map((row) => (row.EAN === before ? { ...row, EAN: after } : row)),
      ),
      price(after, '56.00'),
    ];
    expect(outcomeOf(await imports.report(full, { complete: true }))).toEqual(['written']);
    expect(await stored(after)).toEqual([{ stock: Number(stockRows[0]?.Bestand), price: 5600 }]);
    expect((await imports.report(full, { complete: true })).outcome).toBe('unchanged');
  });

  it('is no longer known by the former one', async () => {
    const [, { EAN: before = '' } = {}] = await houseRows('bestand.csv');
    const after = eanOf(900_002);
    const [row] = (await renamed(before, after)).filter(({ EAN }) => EAN === after);
    const stock = [before, after].map((EAN) => ({ EAN, Bestand: '7' }));
    const report = await imports.report([sentRows('variants', [row ?? {}]), sentRows('Bestand', stock)]);
    expect(outcomeOf(report)).toEqual(['refused', '1 reference']);
  });
});

it('what a full delivery withdraws has no further rows in it', async () => {
  const without = (rows: readonly Record<string, string>[], column: string) =>
    rows.filter((row) => row[column] !== 'TW-1005');
  const styles = without(await houseRows('styles.csv'), 'style number');
  const colours = await houseRows('colours.csv');
  const [colour] = colours.filter(({ style }) => style === 'TW-1005');
  const added = [...colours, { ...colour, colour: '999' }];
  const sent = [sentRows('styles', styles), sentRows('colours', added)];
  const planned = await imports.report(sent, { complete: true, dryRun: true });
  const real = await imports.report(sent, { complete: true });
  expect(outcomeOf(real)).toEqual(outcomeOf(planned));
  expect(real.outcome).toBe('refused');
  const problems = new Set(
    real.lines.flatMap((line) => line.problems.map(({ code, text }) => `${code} ${text}`)),
  );
  expect([...problems].every((problem) => /^reference .*TW-1005/.test(problem))).toBe(true);
});

it('what a full delivery withdraws takes along what refers to it through others', async () => {
  const styles = (await houseRows('styles.csv')).filter((row) => row['style number'] !== 'TW-1004');
  const variant = (await houseRows('variants.csv')).find(({ style }) => style === 'TW-1004');
  const price = sentRows('variant prices', [
    { EAN: variant?.EAN, 'price list': 'CH', 'wholesale price': '60.00', 'retail price': '150.00' },
  ]);
  const stock = sentRows('stock', [{ EAN: variant?.EAN, stock: '3' }]);
  const full = [sentRows('styles', styles), price, stock];
  const report = await imports.report(full, { complete: true, dryRun: true });
  expect(report.lines.flatMap(({ kind, problems }) => problems.map(({ code }) => [kind, code]))).toEqual([
    ['variantPrices', 'reference'],
    ['stock', 'reference'],
  ]);
});

it('a limit is given anew in the currency of another price list', async () => {
  const limit = sentRows('order limits', [
    { customer: '30011', ordering: 'pre-order', season: 'SS36', amount: '1000' },
  ]);
  await imports.report([limit]);
  expect((await imports.report([limit])).outcome).toBe('unchanged');
  const moved = sentRows('customers', [{ 'customer number': '30011', 'price list': 'AT' }]);
  const both = await imports.report([moved, limit]);
  expect(both.lines.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['customers', 'changed'],
    ['limits', 'changed'],
  ]);
  expect((await imports.report([moved, limit])).outcome).toBe('unchanged');
  const { db } = testApp.context.database;
  const kept = await db
    .select({ amount: orderLimits.amount, currency: orderLimits.currency })
    .from(orderLimits);
  expect(kept).toContainEqual({ amount: 100_000, currency: 'EUR' });
  expect(both.limits).toBeNull();

  const back = sentRows('customers', [{ 'customer number': '30011', 'price list': 'CH' }]);
  expect((await imports.report([back], { dryRun: true })).limits).toBe(
    '1 order limit is in another currency than the customer’s prices: 30011 SS36. Deliver it anew; until then the customer’s orders of the season cannot be finalized.',
  );
  expect((await imports.report([back], { dryRun: true }, 'de')).limits).toBe(
    '1 Orderlimit hat eine andere Währung als die Preise des Kunden: 30011 SS36. Liefern Sie es neu; bis dahin lassen sich die Aufträge des Kunden in der Saison nicht abschließen.',
  );
  expect((await imports.report([back, limit])).limits).toBeNull();
});

it('what the house cancelled, and made not buyable, comes back by what says so alone', async () => {
  const [row] = (await houseRows('variants.csv')).filter(({ style }) => style === 'TW-1003');
  const said = (flags: object) => imports.report([sentRows('variants', [{ ...row, ...flags }])]);
  for (const flags of [{ cancelled: 'yes' }, { buyable: 'no' }])
    expect((await said(flags)).outcome).toBe('written');
  for (const flags of [{ cancelled: 'yes' }, { buyable: 'no' }])
    expect((await said(flags)).outcome).toBe('unchanged');
  // As of a PRICAT, which tells neither.
  expect((await said({})).outcome).toBe('unchanged');
  expect((await said({ cancelled: 'no', buyable: 'yes' })).outcome).toBe('written');
});

it('an account that was added meanwhile is planned on, and the delivery taken', async () => {
  const { database, config } = testApp.context;
  const email = 'new@house.test';
  let attempts = 0;
  const addedMeanwhile: typeof database.transactLong = (act) => {
    attempts += 1;
    return database.transactLong(async (db) => {
      const done = await act(db);
      // As a unique index says it of what another connection has committed since the plan.
      if (attempts === 1) throw Object.assign(new Error('duplicate key'), { code: '23505' });
      return done;
    });
  };
  const delivered = await runImport(
    { ...testApp.context, database: { ...database, transactLong: addedMeanwhile } },
    [
      {
        name: 'users.csv',
        content: heldContent(Buffer.from(`email,first name,last name,role\n${email},A,B,buyer`)),
      },
    ],
    {
      ...{ isDryRun: false, isPartial: false, isComplete: false, isForced: false, barred: new Set() },
      pictures: readPicturePattern(defaultPicturePattern) ?? expect.fail(),
    },
  );
  expect([delivered.outcome, attempts, config.importProfile]).toEqual(['written', 2, null]);
});

it('letters that are made of two signs are the letters', async () => {
  const look = (name: string) =>
    sentRows('looks', [{ look: 'bridge', 'name (en)': 'Bridge', 'name (de)': name }]);
  await imports.report([look('Brücke')]);
  expect((await imports.report([look('Bru\u0308cke')])).outcome).toBe('unchanged');
  const named = await imports.report([sentText('Besta\u0308nde.csv', 'EAN;Bestand\n')], { dryRun: true });
  expect(named.files[0]?.problem?.code).toBeUndefined();
});

it('half sizes keep their decimal comma', async () => {
  const [style] = await houseRows('styles.csv');
  const planned = async (sizes: string) => {
    const row = { ...style, 'style number': 'TW-9001', sizes };
    const report = await imports.report([sentRows('styles', [row])], { dryRun: true });
    return report.lines.flatMap(({ problems }) => problems.map(({ text }) => text));
  };
  const variant = { EAN: eanOf(900_003), style: 'TW-9001', colour: '010', size: '36,5' };
  for (const sizes of ['36|36,5|37', '36;36,5;37', '36,5']) {
    expect(await planned(sizes)).toEqual([]);
    const sent = [
      sentRows('styles', [{ ...style, 'style number': 'TW-9001', sizes }]),
      sentRows('colours', [{ ...(await houseRows('colours.csv'))[0], style: 'TW-9001' }]),
      sentRows('variants', [variant]),
    ];
    expect(outcomeOf(await imports.report(sent, { dryRun: true }))).toEqual(['planned']);
  }
});

it('a comma parts all other lists', async () => {
  const row = {
    email: 'half@house.test',
    'first name': 'A',
    'last name': 'B',
    role: 'buyer',
    customers: '10,5',
  };
  const report = await imports.report([sentRows('users', [row])], { dryRun: true });
  expect(report.lines.flatMap(({ problems }) => problems.map(({ code }) => code))).not.toContain('code');
});

it('a refusal counts what is refused: lines, files or both', async () => {
  const bad = sentText('unknown-kind.csv', 'a\n1\n');
  const line = sentRows('stock', [{ EAN: '1', stock: '1' }]);
  const texts = async (files: Parameters<typeof imports.report>[0], language: string) =>
    (await imports.report(files, {}, language)).text;
  expect(await texts([bad], 'en')).toBe('Nothing was changed. Refused: 1 file.');
  expect(await texts([line], 'de')).toBe('Es wurde nichts geändert. Abgelehnt: 1 Zeile.');
  expect(await texts([line, bad], 'de')).toBe('Es wurde nichts geändert. Abgelehnt: 1 Zeile und 1 Datei.');
});

it('a column that is there twice, or is told from another by signs alone, is not guessed', async () => {
  const prices = (column: string) => ({
    profile: 1,
    files: [
      {
        files: ['x*'],
        kinds: { prices: { style: 'Art', 'price list': { value: 'CH' }, 'wholesale price': column } },
      },
    ],
  });
  const read = async (text: string, column: string) => {
    const report = await imports.report(
      [sentText('x.csv', text), sentText('profile.json', JSON.stringify(prices(column)))],
      {
        dryRun: true,
      },
    );
    return [report.outcome, report.files[0]?.problem?.code, report.lines[0]?.changes[0]?.to];
  };
  expect(await read('Art;EK;EK\nTW-1003;52,10;1', 'EK')).toEqual(['refused', 'fileHeading', undefined]);
  expect(await read('Art;EK +;EK -\nTW-1003;52,10;1', 'EK +')).toEqual(['planned', undefined, '52.10']);
  expect(await read('Art;EK +;EK -\nTW-1003;52,10;1', 'ek')).toEqual(['refused', 'fileHeading', undefined]);
  expect(await read('Art;Цена;Имя\nTW-1003;52,10;1', 'цена')).toEqual(['planned', undefined, '52.10']);
  expect(await read('Art;Размер 1\nTW-1003;52,10', 'Цена 1')).toEqual([
    'refused',
    'profileColumn',
    undefined,
  ]);
});
