import { once } from 'node:events';
import { request } from 'node:http';
import { createPortal } from '@selvedge/core';
import { fakeBrowser } from '@selvedge/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { portalConfig } from '../../server/portalConfig.ts';
import { asking } from '../../testing/asking.ts';
import { Browser, locationOf } from '../../testing/browser.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
import { type RecordOutage, recordOutage } from '../../testing/recordOutage.ts';
import {
  authorization,
  codeFor,
  exchange,
  postToken,
  refresh,
  signedIn,
  tokensIn,
} from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

const buyer = 'buyer@selvedge.test';

/** A database of either kind, and what is to be ended after it. */
const databases = {
  PGlite: async (): Promise<[FreshDatabase, PostgresServer | null]> => [await freshDatabase(''), null],
  PostgreSQL: async (): Promise<[FreshDatabase, PostgresServer | null]> => {
    const server = await startPostgres();
    return [await freshDatabase(server.url()), server];
  },
} as const;

describe.each(['PGlite', 'PostgreSQL'] as const)(
  'an outage within one request of the provider, %s',
  (kind) => {
    let server: PostgresServer | null;
    let fresh: FreshDatabase;
    let testApp: TestApp;
    let begin: RecordOutage['begin'];
    let end: RecordOutage['end'];
    beforeAll(async () => {
      [fresh, server] = await databases[kind]();
      testApp = await startTestApp({ database: fresh });
      ({ begin, end } = await recordOutage(testApp.context.database));
    }, 240_000);
    afterEach(() => end());
    afterAll(async () => {
      await testApp.close();
      await fresh.remove();
      await server?.close();
    });

    const rolesWith = (token: string) =>
      testApp.app.inject({ url: '/api/v1/user/roles', headers: { 'x-extranet-token': token } });

    const away = { status: 503, namesRetryTime: true };
    const messageOf = ({ statusCode, headers }: Awaited<ReturnType<typeof refresh>>) => ({
      status: statusCode,
      namesRetryTime: Number(headers['retry-after']) > 0,
    });

    it.each(['UPDATE RefreshToken', 'INSERT RefreshToken', 'INSERT AccessToken', 'UPDATE Session'])(
      'A7 O5: a renewal that is broken off at %s can be asked for again',
      async (at) => {
        const { tokens } = await signedIn(testApp, buyer);
        await begin(at);
        expect(messageOf(await refresh(testApp, tokens.refresh_token))).toEqual(away);
        await end();
        expect((await rolesWith(tokens.access_token)).statusCode).toBe(200);
        const renewed = tokensIn(await refresh(testApp, tokens.refresh_token));
        expect((await rolesWith(renewed.access_token)).statusCode).toBe(200);
        // A token that was used up is still found out.
        expect((await refresh(testApp, tokens.refresh_token)).json().error).toBe('invalid_grant');
        expect((await rolesWith(renewed.access_token)).statusCode).toBe(401);
      },
    );

    it('A7 O5: a page that is to renew its tokens in the outage does so by itself when it is over', async () => {
      const { tokens } = await signedIn(testApp, buyer);
      const { page, config } = { page: testApp.identity.page, config: testApp.context.config };
      const stored = {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
        expiresAt: Date.now(),
      };
      const { ports } = fakeBrowser().open(
        `${config.publicUrl}/`,
        new Map([
          ['selvedge.page', 'one'],
          ['selvedge.tokens', JSON.stringify(stored)],
        ]),
      );
      const portal = createPortal({
        configuration: portalConfig(config, page),
        ports: { ...ports, fetch: asking(testApp), now: Date.now },
        browserLanguages: ['en'],
      });
      await begin('INSERT RefreshToken');
      portal.start();
      const { session } = portal.actor.getSnapshot().children;
      if (!session) throw new Error('there is no session');
      const { tokens: chart } = (await waitFor(session, ({ children }) => children.tokens !== undefined))
        .children;
      if (!chart) throw new Error('nobody is signed in');
      await waitFor(chart, ({ value }) => value === 'waiting');
      await end();
      const { context } = await waitFor(chart, ({ value }) => value === 'fresh');
      const kept = context.tokens;
      expect(kept?.refreshToken).not.toBe(tokens.refresh_token);
      expect((await rolesWith(kept?.accessToken ?? '')).statusCode).toBe(200);
      portal.stop();
    });

    it.each(['UPDATE AuthorizationCode', 'INSERT AccessToken', 'INSERT RefreshToken'])(
      'A4 O5: an exchange of a code that is broken off at %s can be asked for again',
      async (at) => {
        const asked = authorization(testApp);
        const back = await codeFor(new Browser(testApp.app), asked, buyer);
        const code = back.searchParams.get('code') ?? '';
        await begin(at);
        expect(messageOf(await exchange(testApp, code, asked.verifier))).toEqual(away);
        await end();
        const tokens = tokensIn(await exchange(testApp, code, asked.verifier));
        expect((await rolesWith(tokens.access_token)).statusCode).toBe(200);
        expect((await exchange(testApp, code, asked.verifier)).json().error).toBe('invalid_grant');
      },
    );

    it.each(['DELETE Interaction', 'INSERT Session', 'INSERT Grant', 'INSERT AuthorizationCode'])(
      'A4 O5: a sign-in whose way back is broken off at %s is there when the page is loaded again',
      async (at) => {
        const browser = new Browser(testApp.app);
        const first = locationOf(await browser.get(authorization(testApp).address));
        const submitted = locationOf(
          await browser.submit(first.pathname, { email: buyer, password: 'selvedge' }),
        );
        await begin(at);
        expect(messageOf(await browser.get(submitted.href))).toEqual(away);
        await end();
        expect(locationOf(await browser.get(submitted.href)).searchParams.get('code')).not.toBeNull();
      },
    );

    it.each(['DELETE Session', 'DELETE RefreshToken', 'DELETE AccessToken', 'DELETE Grant'])(
      'A12 O5: signing out that is broken off at %s ends all of it when it is asked for again',
      async (at) => {
        const browser = new Browser(testApp.app);
        const { tokens } = await signedIn(testApp, buyer, browser);
        const page = await browser.get(testApp.identity.page.logoutUrl ?? '', {
          'sec-fetch-site': 'same-origin',
        });
        const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
        const leave = () => browser.submit('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
        await begin(at);
        expect(messageOf(await leave())).toEqual(away);
        await end();
        expect((await rolesWith(tokens.access_token)).statusCode).toBe(200);
        expect(locationOf(await leave()).href).toBe('http://localhost:18080/');
        expect((await rolesWith(tokens.access_token)).statusCode).toBe(401);
        expect((await refresh(testApp, tokens.refresh_token)).json().error).toBe('invalid_grant');
      },
    );

    it('A12 O5: giving tokens back that is broken off ends all of them when it is asked for again', async () => {
      const { tokens } = await signedIn(testApp, buyer);
      const giveBack = () => postToken(testApp, { token: tokens.refresh_token }, '/oidc/token/revocation');
      await begin('DELETE AccessToken');
      expect(messageOf(await giveBack())).toEqual(away);
      await end();
      expect((await giveBack()).statusCode).toBe(200);
      expect((await rolesWith(tokens.access_token)).statusCode).toBe(401);
    });

    it('a client that does not end its form keeps nobody waiting', async () => {
      const browser = new Browser(testApp.app);
      const { tokens } = await signedIn(testApp, buyer, browser);
      const { hostname: host, port } = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }));
      const slow = request({
        host,
        port,
        method: 'POST',
        path: '/oidc/session/end/confirm',
        headers: {
          cookie: browser.cookieHeader('/oidc/session/end/confirm'),
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': 1_000,
        },
      });
      slow.on('error', () => {});
      const came = once(testApp.app.server, 'request');
      slow.write('xsrf=');
      await came;
      const renewed = tokensIn(await refresh(testApp, tokens.refresh_token));
      expect((await rolesWith(renewed.access_token)).statusCode).toBe(200);
      slow.destroy();
    });

    it('A7: of several renewals and other calls at the same moment each is answered', async () => {
      const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(testApp, buyer)));
      const answers = await Promise.all(
        people.flatMap(({ tokens }) => [
          refresh(testApp, tokens.refresh_token),
          rolesWith(tokens.access_token),
        ]),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    });
  },
);
