import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { webhookDeliveries } from '../webhook/webhook.schema.ts';
import { importing, sentRows } from './testing/houseFiles.ts';

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  testApp = await startTestApp({
    environment: {
      DEMO: 'off',
      WEBHOOKS: 'http://127.0.0.1:9/hook',
      WEBHOOK_SECRET: Buffer.alloc(32, 1).toString('base64'),
    },
  });
  imports = await importing(testApp);
});
afterAll(() => testApp.close());

const queued = async () =>
  (await testApp.context.database.db.select().from(webhookDeliveries)).map(({ event, body }) => {
    const { type, data } = JSON.parse(body);
    return { event, type, data };
  });

it('O7: an import that was written is an event with the counts of its kinds, any other import is none', async () => {
  const name = 'Clara Example';
  const good = { brand: 1, name };
  const bad = { brand: -1, name };
  await imports.report([sentRows('brands', [good])], { dryRun: true });
  expect((await imports.report([sentRows('brands', [good, bad])])).outcome).toBe('refused');
  expect(await queued()).toEqual([]);

  expect((await imports.report([sentRows('brands', [good, bad])], { partial: true })).outcome).toBe(
    'written',
  );
  expect((await imports.report([sentRows('brands', [good])])).outcome).toBe('unchanged');
  const counts = { added: 1, changed: 0, unchanged: 0, withdrawn: 0, refused: 1 };
  expect(await queued()).toEqual([
    {
      event: 'import.done',
      type: 'import.done',
      data: { outcome: 'written', kinds: [{ kind: 'brands', ...counts }], files: 1, filesRefused: 0 },
    },
  ]);
  expect(JSON.stringify(await queued())).not.toContain(name);
});
