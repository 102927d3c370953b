import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClaimsMapping } from '../../configuration/claimsMapping.ts';
import { houseFiles, importing } from '../../import/testing/houseFiles.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { userCustomers, users } from '../../user/user.schema.ts';
import { checkRoles } from './provisioning.ts';

const mapping = {
  role: { claim: 'realm.roles', values: { 'b2b-look': 'viewer', 'b2b-buy': 'buyer', 'b2b-all': 'employee' } },
  customers: { claim: 'https://house.example/customers', all: '*' },
  firstName: 'given_name',
  lastName: 'family_name',
  language: 'locale',
};
const people: Record<string, Record<string, unknown>> = {
  buyer: {
    ...{
      given_name: 'Nora',
      family_name: 'Egli',
      locale: 'de-CH',
      realm: { roles: ['x', 'b2b-look', 'b2b-buy'] },
    },
    'https://house.example/customers': ['30011', '99999'],
  },
  all: { realm: { roles: 'b2b-all' }, 'https://house.example/customers': '*' },
  list: { realm: { roles: ['b2b-look'] }, 'https://house.example/customers': '30011, 30012' },
  noRole: { realm: { roles: ['constructor', 'other'] }, 'https://house.example/customers': ['30011'] },
  noCustomer: { realm: { roles: ['b2b-buy'] }, 'https://house.example/customers': ['99999'] },
  nothing: {},
  odd: { realm: 'b2b-buy', 'https://house.example/customers': { 30011: true } },
  unverified: { realm: { roles: ['b2b-buy'] }, 'https://house.example/customers': ['30011'] },
};
let server: Server;
let provider: Provider;
let testApp: TestApp;
beforeAll(async () => {
  server = createServer((request, response) => void provider.callback()(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientOf = (client_id: string) => ({
    ...{ client_id, client_secret: `${client_id}-secret`, response_types: ['code' as const] },
    redirect_uris: ['http://localhost:18080/oauth/v2/grant'],
    grant_types: ['authorization_code', 'refresh_token'],
  });
  provider = new Provider(issuer, {
    clients: [clientOf('portal'), clientOf('backend')],
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true, allowedPolicy: (_ctx, client) => client.clientId === 'backend' },
    },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale', 'realm', 'https://house.example/customers'],
    },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({
        ...{
          sub: accountId,
          email: `${accountId}@House.example`,
          email_verified: accountId !== 'unverified',
        },
        ...people[accountId],
      }),
    }),
  });
  const file = join(tmpdir(), `selvedge-claims-${process.pid}.json`);
  await writeFile(file, JSON.stringify(mapping));
  testApp = await startTestApp({
    environment: {
      ...{ DEMO: 'off', OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'portal-secret' },
      OIDC_INTROSPECTION_CLIENT_ID: 'backend',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'backend-secret',
      OIDC_CLAIMS: file,
    },
  });
  expect((await (await importing(testApp)).report(await houseFiles())).outcome).toBe('written');
});
afterAll(async () => {
  await testApp.close();
  server.close();
});

async function tokenOf(accountId: string): Promise<string> {
  const client = await provider.Client.find('portal');
  if (!client) throw new Error('no such client');
  const grant = new provider.Grant({ accountId, clientId: 'portal' });
  grant.addOIDCScope('openid email profile');
  const facts = { accountId, client, grantId: await grant.save(), scope: 'openid email profile' };
  return new provider.AccessToken({ ...facts, gty: 'authorization_code' }).save();
}
const enter = async (accountId: string) => {
  const headers = { authorization: `Bearer ${await tokenOf(accountId)}` };
  return testApp.app.inject({ url: '/extranet/api/userProfile', headers });
};
async function stored(email: string) {
  const { db } = testApp.context.database;
  const [row] = await db.select().from(users).where(eq(users.email, email));
  const own = row ? await db.select().from(userCustomers).where(eq(userCustomers.userId, row.userId)) : [];
  return { row, customers: own.length };
}

it('who signs in for the first time is added as the claims say, once', async () => {
  const answers = await Promise.all([enter('buyer'), enter('buyer'), enter('buyer')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { row, customers } = await stored('buyer@house.example');
  expect([row?.firstName, row?.lastName, row?.selectedLanguage, row?.everyCustomer, customers]).toEqual([
    ...['Nora', 'Egli', 'de', false],
    1,
  ]);
  expect(row?.roles).toContain('ROLE_BUYER');
  expect((await enter('all')).statusCode).toBe(200);
  const { row: everywhere } = await stored('all@house.example');
  expect([everywhere?.everyCustomer, everywhere?.firstName]).toEqual([true, 'all']);
  expect((await enter('list')).statusCode).toBe(200);
  expect((await stored('list@house.example')).customers).toBe(2);
});

it.each(['noRole', 'noCustomer', 'nothing', 'odd', 'unverified'])('%s stays unknown', async (accountId) => {
  const answer = await enter(accountId);
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'userUnknown']);
  expect((await stored(`${accountId.toLowerCase()}@house.example`)).row).toBeUndefined();
});

it('what operators decided stays, whatever the claims say later', async () => {
  await enter('list');
  const { db } = testApp.context.database;
  await db.update(users).set({ disabled: true }).where(eq(users.email, 'list@house.example'));
  expect((await enter('list')).statusCode).toBe(401);
  people.buyer = { ...people.buyer, realm: { roles: ['b2b-all'] } };
  expect((await enter('buyer')).statusCode).toBe(200);
  expect((await stored('buyer@house.example')).row?.roles).toContain('ROLE_BUYER');
});

it('A9: a mapping that cannot be used ends the start', async () => {
  const file = join(tmpdir(), `selvedge-claims-bad-${process.pid}.json`);
  for (const bad of [
    '{',
    '{}',
    JSON.stringify({ ...mapping, role: { claim: 'x', values: { a: 1 } } }),
    JSON.stringify({ ...mapping, more: 1 }),
  ]) {
    await writeFile(file, bad);
    expect(() => readClaimsMapping({ OIDC_CLAIMS: file })).toThrow(/OIDC_CLAIMS/);
  }
  expect(() => readClaimsMapping({ OIDC_CLAIMS: `${file}.none` })).toThrow(/OIDC_CLAIMS/);
  expect(readClaimsMapping({})).toBeNull();
  const king = { ...mapping, role: { claim: 'x', values: { a: 'king' } } };
  expect(() => checkRoles(king)).toThrow(/OIDC_CLAIMS.*viewer, buyer, manager, employee/);
});
