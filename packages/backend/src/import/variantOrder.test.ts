import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eanOf } from '../demo/catalogue/ean.ts';
import { colours, variants } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
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

/** Lengths and sizes of a style's one colour in the order in which they are shown. */
async function shownOf(style: string): Promise<string> {
  const rows = await testApp.context.database.db
    .select({ length: variants.articleLength, size: variants.size })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(eq(styles.articleNumber, style))
    .orderBy(variants.position);
  return rows.map(({ length, size }) => `${length}/${size}`).join(' ');
}

const variant = (nth: number, length: string, size: string) => ({
  ...{ EAN: eanOf(nth), style: 'TW-9', colour: '010', length, size },
});

it('variants stand in the order of their style’s lengths and sizes, in whatever order they are delivered', async () => {
  const [known] = await houseRows('styles.csv');
  const [colour] = await houseRows('colours.csv');
  const style = { ...known, 'style number': 'TW-9', sizes: 'S|M', lengths: '30|32' };
  const written = await imports.report([
    sentRows('styles', [style]),
    sentRows('colours', [{ ...colour, style: 'TW-9' }]),
    sentRows('variants', [variant(1, '32', 'M'), variant(2, '30', 'M'), variant(3, '30', 'S')]),
  ]);
  expect([written.outcome, await shownOf('TW-9')]).toEqual(['written', '30/S 30/M 32/M']);

  const resized = await imports.report([
    sentRows('styles', [{ ...style, sizes: 'L|M|S', lengths: '32|30' }]),
    sentRows('variants', [variant(4, '30', 'L'), variant(5, '32', 'S')]),
  ]);
  expect([resized.outcome, await shownOf('TW-9')]).toEqual(['written', '32/M 32/S 30/L 30/M 30/S']);
});
