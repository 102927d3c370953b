import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { houseFiles, importing, sentText } from './testing/houseFiles.ts';
import { largeSeason } from './testing/largeSeason.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
});
afterAll(() => testApp.close());

/** How many rows the database plans with. */
async function plannedRows(): Promise<number> {
  const { rows } = (await testApp.context.database.db.execute(
    sql`select reltuples::float as rows from pg_class where relname = 'variants'`,
  )) as { rows: { rows: number }[] };
  return rows[0]?.rows ?? Number.NaN;
}

it('after a large delivery the database plans with as many rows as there are', async () => {
  const imports = await importing(testApp);
  await imports.report(await houseFiles());
  expect(await plannedRows()).toBeLessThan(1_000);
  const season = Object.entries(largeSeason(60)).map(([name, rows]) => sentText(name, rows.join('\n')));
  expect((await imports.report(season)).outcome).toBe('written');
  expect(await plannedRows()).toBeGreaterThan(1_500);
});
