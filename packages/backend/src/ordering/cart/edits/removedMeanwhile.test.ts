import { changeLines } from '@selvedge/core/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarAt } from '../../../demo/house/calendar.ts';
import { type FreshDatabase, freshDatabase } from '../../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../../testing/postgres/server.ts';
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts';
import { type At, cartAt, partner, styleAt, variantIn } from '../../testing/partner.ts';

let server: PostgresServer;
let fresh: FreshDatabase;
let testApp: TestApp;
beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
  testApp = await startTestApp({ database: fresh, demo: { styles: 300 } });
}, 120_000);
afterAll(async () => {
  await testApp.close();
  await fresh.remove();
  await server.close();
});

it('N5 HZ4: a variant that an import removes in the moment it is stored is one that is not there', async () => {
  const { open } = calendarAt(Date.now());
  const at: At = {
    ...{ rightEnv: 'preorder', season: open.season, subdivision: '13-0', collectionType: 'main' },
    customerId: 'C1001',
  };
  const buyer = await partner(testApp, 'buyer@selvedge.test');
  const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
  const { head } = await cartAt(buyer, at);
  const removing = new pg.Client({ connectionString: fresh.location.databaseUrl ?? '' });
  await removing.connect();
  await removing.query('begin');
  await removing.query('delete from variants where article_variant_id = $1', [articleVariantId]);
  const changes = [{ articleVariantId, quantity: 2, was: 0 }];
  const changing = buyer.ask(changeLines, { params: head, body: { version: head.version, changes } });
  // The line refers to the row, so that it waits for what becomes of that.
  await expect
    .poll(async () => {
      const { rows } = await removing.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length;
    })
    .toBe(1);
  await removing.query('commit');
  await removing.end();
  const answer = await changing;
  expect([answer.statusCode, answer.json().refused]).toEqual([
    200,
    [{ articleVariantId, finding: expect.objectContaining({ code: 'notAllowedForCart' }) }],
  ]);
});
