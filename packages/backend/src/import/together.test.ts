import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eanOf } from '../demo/catalogue/ean.ts';
import { variants } from '../ordering/style/colour.schema.ts';
import { variantPrices } from '../ordering/style/price.schema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { houseFiles, houseRows, importing, sentRows } from './testing/houseFiles.ts';

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
