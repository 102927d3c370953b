import { randomBytes } from 'node:crypto';
import { changeLines, openCart, readCart } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { restock, variantIdsAt } from '../ordering/finalization/testing/killStage.ts';
import { partner } from '../ordering/testing/partner.ts';
import { operatorOf } from '../testing/operator.ts';
import { type SmallDisk, smallDisk } from '../testing/smallDisk.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let testApp: TestApp | undefined;
let disk: SmallDisk | undefined;
afterEach(async () => {
  await testApp?.close();
  await disk?.close();
  testApp = undefined;
  disk = undefined;
});

async function started(): Promise<TestApp> {
  testApp = await startTestApp();
  return testApp;
}

const asked = async ({ app }: TestApp, path: string) => {
  const { statusCode, headers, body } = await app.inject(path);
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body)];
};

/** A look that takes too long says so; then it is asked again. */
const patience = { timeout: 50_000 };
const well = [200, { status: 'ok' }];
const unready = (...reasons: readonly string[]) => [503, { status: 'not ready', reasons }];

describe('a server says whether it lives and whether it is ready', () => {
  it('when all is well', async () => {
    const app = await started();
    for (const path of ['/livez', '/readyz', '/healthz']) expect(await asked(app, path)).toEqual(well);
  });

  it('when migrations are missing', async () => {
    const app = await started();
    await app.context.database.db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    expect(await asked(app, '/readyz')).toEqual(unready('migrations'));
    expect(await asked(app, '/livez')).toEqual(well);
  });

  it('when the database is gone', async () => {
    const app = await started();
    await app.context.database.close();
    expect(await asked(app, '/readyz')).toEqual(unready('database'));
    const [status, body] = await asked(app, '/healthz');
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(await asked(app, '/livez')).toEqual(well);
  });
});

describe('a full disk', () => {
  const path = '/api/v1/content/static/we-care';
  const message = {
    en: 'Nothing can be saved at the moment. What was saved before is safe. Please try again in a few minutes.',
    de: 'Zurzeit kann nichts gespeichert werden. Was bereits gespeichert war, ist sicher. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  };

  async function onSmallDisk(): Promise<{ app: TestApp; small: SmallDisk }> {
    const small = await smallDisk();
    disk = small;
    const location = { dataDir: small.folder, databaseUrl: null };
    testApp = await startTestApp({ database: { location, remove: async () => {} } });
    return { app: testApp, small };
  }

  /** One who orders at a place of a customer's own, a piece more each time. */
  async function buyer(app: TestApp) {
    const who = await partner(app, 'employee@selvedge.test');
    const at = restock('C1001');
    const { rightEnv, ...place } = at;
    const [articleVariantId = ''] = await variantIdsAt(who, at);
    const { head } = await who.get(openCart, { params: { rightEnv }, body: place });
    const params = { rightEnv, cartId: head.cartId };
    const state = { pieces: head.pieces, version: head.version };
    return {
      state,
      read: () => who.get(readCart, { params }),
      async orderOneMore(language: 'en' | 'de' = 'en') {
        const { pieces: was, version } = state;
        const body = { version, changes: [{ articleVariantId, quantity: was + 1, was }] };
        const response = await who.ask(changeLines, { params, body, headers: { 'x-language': language } });
        if (response.statusCode === 200) Object.assign(state, response.json().head);
        return response;
      },
    };
  }

  const refusedIn = (language: 'en' | 'de') => ({
    code: 'cannotStore',
    message: message[language],
    tracking: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  });

  it('B4 is said as what it is: what was acknowledged stays, reading goes on, and it is over by itself', async () => {
    const { app, small } = await onSmallDisk();
    const operate = await operatorOf(app);
    const store = (text: string) => operate('PUT', '/texts/page/we-care/en', { html: `<p>${text}</p>` });
    const large = () => randomBytes(100_000).toString('hex');
    let stored = large();
    expect((await store(stored)).statusCode).toBe(200);

    await small.fill();
    let refused: LightMyRequestResponse;
    for (;;) {
      const next = large();
      refused = await store(next);
      if (refused.statusCode !== 200) break;
      stored = next;
    }
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([507, '60']);
    expect(refused.json().error).toContain(message.en);
    await expect.poll(() => asked(app, '/readyz'), patience).toEqual(unready('storage', 'disk'));
    expect(await asked(app, '/livez')).toEqual(well);
    expect((await app.app.inject(path)).body).toContain(stored);

    await small.empty();
    await expect.poll(() => asked(app, '/readyz'), patience).toEqual(well);
    expect((await store('Again')).statusCode).toBe(200);
  });

  it('B4 that ends the database within the process loses nothing, and it is opened anew once there is room', async () => {
    const { app, small } = await onSmallDisk();
    const { state, read, orderOneMore } = await buyer(app);
    expect((await orderOneMore()).statusCode).toBe(200);
    await small.fill();
    // The log goes on in files that are there already, until it needs a new one and there is no room for it.
    let refused = await orderOneMore();
    while (refused.statusCode === 200) {
      await app.context.database.db.execute(sql`select pg_switch_wal()`).catch(() => {});
      refused = await orderOneMore();
    }
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      507,
      '60',
      refusedIn('en'),
    ]);
    const german = await orderOneMore('de');
    expect([german.statusCode, german.json()]).toEqual([507, refusedIn('de')]);
    expect(await asked(app, '/livez')).toEqual(well);
    expect((await asked(app, '/readyz'))[0]).toBe(503);

    await small.empty();
    await expect.poll(() => asked(app, '/readyz'), patience).toEqual(well);
    expect((await read()).head).toMatchObject({ pieces: state.pieces, version: state.version });
    expect((await orderOneMore()).statusCode).toBe(200);
  });
});
