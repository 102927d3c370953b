import { createPortal } from '@selvedge/core';
import { fakeBrowser } from '@selvedge/core/testing';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { type CuttingProxy, cuttingProxy } from '../../database/testing/cuttingProxy.ts';
import { portalConfig } from '../../server/portalConfig.ts';
import { asking } from '../../testing/asking.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
import { postToken, signedIn, tokensIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { providerRecords as records } from '../identity.schema.ts';

const buyer = 'buyer@selvedge.test';
const key = (at: number): string => `the-key-of-renewal-number-${at}`;

let server: PostgresServer;
let fresh: FreshDatabase;
let proxy: CuttingProxy;
let testApp: TestApp;
beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
  proxy = await cuttingProxy(server.port);
  const byProxy = new URL(fresh.location.databaseUrl ?? '');
  byProxy.port = String(proxy.port);
  testApp = await startTestApp({
    database: { ...fresh, location: { ...fresh.location, databaseUrl: byProxy.href } },
  });
}, 240_000);
afterAll(async () => {
  await testApp.close();
  await proxy.close();
  await fresh.remove();
  await server.close();
});

const renew = (refreshToken: string, renewalKey?: string) =>
  postToken(testApp, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    ...(renewalKey !== undefined && { renewal_key: renewalKey }),
  });

const statusWith = async (token: string) =>
  (await testApp.app.inject({ url: '/api/v1/user/roles', headers: { 'x-extranet-token': token } }))
    .statusCode;

/** Signed in, and renewed once by a call whose answer nobody heard. */
async function renewedUnheard() {
  const { tokens } = await signedIn(testApp, buyer);
  const unheard = tokensIn(await renew(tokens.refresh_token, key(1)));
  return { tokens, unheard };
}

describe('a renewal whose answer was lost', () => {
  it.each(['unheard', 'unanswered'] as const)(
    'A7 O5: is asked for again where the connection broke while it was committed (%s)',
    async (when) => {
      const { tokens } = await signedIn(testApp, buyer);
      proxy.cutAtCommit(when);
      const lost = await renew(tokens.refresh_token, key(1));
      expect([lost.statusCode, Number(lost.headers['retry-after']) > 0]).toEqual([503, true]);
      const renewed = tokensIn(await renew(tokens.refresh_token, key(1)));
      expect(await statusWith(renewed.access_token)).toBe(200);
      expect(await statusWith(tokensIn(await renew(renewed.refresh_token, key(2))).access_token)).toBe(200);
    },
  );

  it.each(['unheard', 'unanswered'] as const)('A7 O5: costs a page no sign-in (%s)', async (when) => {
    const { tokens } = await signedIn(testApp, buyer);
    const stored = {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      expiresAt: Date.now(),
    };
    const { config } = testApp.context;
    const { ports } = fakeBrowser().open(
      `${config.publicUrl}/`,
      new Map([
        ['selvedge.page', 'one'],
        ['selvedge.tokens', JSON.stringify(stored)],
      ]),
    );
    const portal = createPortal({
      configuration: portalConfig(config, testApp.identity.page),
      ports: { ...ports, fetch: asking(testApp), now: Date.now },
      browserLanguages: ['en'],
    });
    proxy.cutAtCommit(when);
    portal.start();
    const { session } = portal.actor.getSnapshot().children;
    if (!session) throw new Error('there is no session');
    const { tokens: chart } = (await waitFor(session, ({ children }) => children.tokens !== undefined))
      .children;
    if (!chart) throw new Error('nobody is signed in');
    await waitFor(chart, ({ value }) => value === 'waiting');
    const { value, context } = await waitFor(chart, ({ value }) => value === 'fresh' || value === 'refused');
    expect(value).toBe('fresh');
    expect(context.tokens?.refreshToken).not.toBe(tokens.refresh_token);
    expect(await statusWith(context.tokens?.accessToken ?? '')).toBe(200);
    portal.stop();
  });

  it('A7: is answered anew, and what nobody heard of is void', async () => {
    const { tokens, unheard } = await renewedUnheard();
    const renewed = tokensIn(await renew(tokens.refresh_token, key(1)));
    expect(await statusWith(unheard.access_token)).toBe(401);
    expect((await renew(unheard.refresh_token, key(2))).json().error).toBe('invalid_grant');
    expect(await statusWith(renewed.access_token)).toBe(200);
    const again = tokensIn(await renew(tokens.refresh_token, key(1)));
    expect(await statusWith(again.access_token)).toBe(200);
  });

  it('A7: leaves one successor where its repetitions come at the same moment', async () => {
    const { tokens } = await renewedUnheard();
    const answers = await Promise.all(Array.from({ length: 4 }, () => renew(tokens.refresh_token, key(1))));
    const given = answers.map(tokensIn);
    const statuses = await Promise.all(given.map((one) => statusWith(one.access_token)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['without a key', undefined],
    ['with another key', key(9)],
    ['with a key that is too short', 'the-key'],
  ])('A7: is the end of the sign-in where its token comes again %s', async (_how, other) => {
    const { tokens, unheard } = await renewedUnheard();
    expect((await renew(tokens.refresh_token, other)).json().error).toBe('invalid_grant');
    expect(await statusWith(unheard.access_token)).toBe(401);
    expect((await renew(unheard.refresh_token, key(2))).json().error).toBe('invalid_grant');
    expect((await renew(tokens.refresh_token, key(1))).json().error).toBe('invalid_grant');
  });

  it('A7: is the end of the sign-in where a thief was first', async () => {
    const { tokens } = await signedIn(testApp, buyer);
    const stolen = tokensIn(await renew(tokens.refresh_token, key(8)));
    expect((await renew(tokens.refresh_token, key(1))).json().error).toBe('invalid_grant');
    expect(await statusWith(stolen.access_token)).toBe(401);
  });

  it('A7: was heard where its successor is used, and comes again for no good then', async () => {
    const { tokens, unheard } = await renewedUnheard();
    const next = tokensIn(await renew(unheard.refresh_token, key(2)));
    expect((await renew(tokens.refresh_token, key(1))).json().error).toBe('invalid_grant');
    expect(await statusWith(next.access_token)).toBe(401);
  });

  it('A7: is repeated for ten minutes and no longer', async () => {
    const { tokens, unheard } = await renewedUnheard();
    await testApp.context.database.db
      .update(records)
      .set({ consumedAt: sql`${records.consumedAt} - 601` })
      .where(and(eq(records.kind, 'RefreshToken'), sql`${records.consumedAt} is not null`));
    expect((await renew(tokens.refresh_token, key(1))).json().error).toBe('invalid_grant');
    expect(await statusWith(unheard.access_token)).toBe(401);
  });

  it('A7 HZ16: two that use a token at the same moment, each with a key of its own, end the sign-in', async () => {
    const { tokens } = await signedIn(testApp, buyer);
    const answers = await Promise.all([1, 2, 3].map((at) => renew(tokens.refresh_token, key(at))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const won = answers.find(({ statusCode }) => statusCode === 200);
    expect(won && (await statusWith(tokensIn(won).access_token))).toBe(401);
    const told = testApp.securityLines.map((line) => JSON.parse(line));
    expect(told.filter(({ security }) => security === 'token.reused').at(-1)).toMatchObject({
      user: 'u-buyer',
      kind: 'refresh token',
    });
  });
});
