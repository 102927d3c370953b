import * as contract from '@selvedge/core/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../endpoint/bind.ts';
import { maintenanceOf, operatorOf } from '../testing/operator.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { maintenanceTable } from './maintenance.schema.ts';
import { isPublished } from './maintenance.ts';

const day = 86_400;
const noon = Date.parse('2026-11-21T12:00:00Z') / 1000;

let clock = noon * 1000;
let testApp: TestApp;
let headers: Readonly<Record<string, string>>;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  testApp = await startTestApp({ now: () => clock });
  ({ headers } = await signedIn(testApp, 'buyer@selvedge.test'));
  operator = await operatorOf(testApp);
});
afterAll(() => testApp.close());

afterEach(async () => {
  clock = noon * 1000;
  for (const { id } of (await operator('GET', '/maintenances')).json())
    await operator('DELETE', `/maintenances/${id}`);
});

async function add(start: number, end: number, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { statusCode, body } = await operator('POST', '/maintenances', maintenanceOf(start, end, more));
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
}

async function listed(language = 'en', query = ''): Promise<contract.Maintenance[]> {
  const answer = await testApp.app.inject({
    url: `/api/v1/maintenances${query}`,
    headers: { 'x-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

type AnyEndpoint = contract.Endpoint<unknown, unknown, unknown, unknown>;
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'credentials' in value && 'path' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

const ask = (endpoint: AnyEndpoint, rightEnv = 'preorder') =>
  testApp.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint).replace(':rightEnv', rightEnv).replace(/:\w+/g, 'x'),
    headers,
  });

const refused = async (rightEnv?: string): Promise<string[]> => {
  const answers = await Promise.all(
    endpoints.map(async (endpoint) => ({
      name: endpoint.name,
      isRefused: (await ask(endpoint, rightEnv)).statusCode === 503,
    })),
  );
  return answers.flatMap(({ name, isRefused }) => (isRefused ? [name] : [])).sort();
};

const openOnes = ['generalConditions', 'maintenances', 'staticPage', 'updateLanguage', 'userSettings'];
const names = (of: (endpoint: AnyEndpoint) => boolean): string[] =>
  endpoints
    .filter(of)
    .map(({ name }) => name)
    .sort();

describe('maintenances', () => {
  it('B7, E1: are told to anybody in the language of the call, with all their fields', async () => {
    await add(noon + day, noon + 2 * day, {
      id: 'tidy',
      parts: ['preorder'],
      tiles: ['preorder'],
      features: ['SCAN_ARTICLES'],
      announcement: { start: noon, end: noon + day, message: { en: '<p>Soon</p>', de: '<p>Bald</p>' } },
    });
    const common = {
      id: 'tidy',
      start: noon + day,
      end: noon + 2 * day,
      parts: ['preorder'],
      tiles: ['preorder'],
      features: ['SCAN_ARTICLES'],
    };
    expect(await listed('en')).toEqual([
      {
        ...common,
        message: '<p>We tidy up.</p>',
        announcement: { start: noon, end: noon + day, message: '<p>Soon</p>' },
      },
    ]);
    expect(await listed('de')).toEqual([
      {
        ...common,
        message: '<p>Wir räumen auf.</p>',
        announcement: { start: noon, end: noon + day, message: '<p>Bald</p>' },
      },
    ]);
  });

  it('B7: can be asked for by features, and then are those that name one of them', async () => {
    await add(noon + day, noon + 2 * day, { id: 'scan', features: ['SCAN_ARTICLES', 'CAMERA'] });
    await add(noon + day, noon + 2 * day, { id: 'other', features: ['MAIL'] });
    await add(noon + day, noon + 2 * day, { id: 'whole' });
    const ids = async (query: string) => (await listed('en', query)).map(({ id }) => id).sort();
    expect(await ids('')).toEqual(['other', 'scan', 'whole']);
    expect(await ids('?features=CAMERA')).toEqual(['scan']);
    expect(await ids('?features=CAMERA,%20MAIL')).toEqual(['other', 'scan']);
    expect(await ids('?features=NOTHING')).toEqual([]);
  });

  it('E1: are told within 60 days of their start or announcement, and until they are over', () => {
    const row = (startsAt: number, endsAt: number, announced: number | null = null) => ({
      startsAt,
      endsAt,
      announcement:
        announced === null ? null : { start: announced, end: startsAt, message: { en: '', de: '' } },
    });
    const horizon = 60 * day;
    expect(isPublished(row(noon + horizon, noon + 70 * day), noon)).toBe(true);
    expect(isPublished(row(noon + horizon + 1, noon + 70 * day), noon)).toBe(false);
    expect(isPublished(row(noon + 90 * day, noon + 91 * day, noon - day), noon)).toBe(true);
    expect(isPublished(row(noon + 90 * day, noon + 91 * day, noon + horizon), noon)).toBe(true);
    expect(isPublished(row(noon + 90 * day, noon + 91 * day, noon + horizon + 1), noon)).toBe(false);
    expect(isPublished(row(noon - day, noon + 1), noon)).toBe(true);
    expect(isPublished(row(noon - day, noon), noon)).toBe(false);
  });
});

describe('while the whole portal is under maintenance', () => {
  it('B5, E3, HZ28: every call is refused but those that say so, from the start on and until the end', async () => {
    await add(noon + 60, noon + 120);
    const probe = async (second: number, part = 0) => {
      clock = second * 1000 + part;
      return (await testApp.app.inject({ url: '/api/v1/user/roles', headers })).statusCode;
    };
    expect(await probe(noon + 59, 999)).toBe(200);
    expect(await probe(noon + 60)).toBe(503);
    expect(await refused()).toEqual(names(({ name }) => !openOnes.includes(name)));
    expect(await probe(noon + 119, 999)).toBe(503);
    expect(await probe(noon + 120)).toBe(200);
    expect(await refused()).toEqual([]);
  });

  it('B5: the refusal is the same in every language, and says when to come back', async () => {
    await add(noon - 60, noon + 90);
    await add(noon - 60, noon + 30);
    for (const language of ['en', 'de']) {
      const answer = await testApp.app.inject({
        url: '/api/v1/dashboard/tiles',
        headers: { ...headers, 'x-language': language },
      });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '90']);
      expect(answer.json()).toEqual({
        message: 'Maintenance is active.',
        code: 'maintenance',
        tracking: expect.any(String),
      });
    }
  });

  it('E3: it is refused before a token is looked at, so that nobody is sent to sign in', async () => {
    await add(noon - 60, noon + 60);
    const answer = await testApp.app.inject({
      url: '/api/v1/user/roles',
      headers: { 'x-extranet-token': 'x' },
    });
    expect(answer.statusCode).toBe(503);
  });

  it('B5: one that another process of the portal adds is met soon', async () => {
    const roles = async () => (await testApp.app.inject({ url: '/api/v1/user/roles', headers })).statusCode;
    expect(await roles()).toBe(200);
    const { start, end, ...rest } = maintenanceOf(noon - 60, noon + 60);
    await testApp.context.database.db.insert(maintenanceTable).values({
      ...rest,
      maintenanceId: 'elsewhere',
      startsAt: start,
      endsAt: end,
      parts: [],
      tiles: [],
      features: [],
    });
    await expect.poll(roles, { timeout: 5_000 }).toBe(503);
  });

  it('E3: signing in, texts, settings, pictures and the health of the server go on', async () => {
    await add(noon - 60, noon + 60);
    await expect(signedIn(testApp, 'manager@selvedge.test')).resolves.toBeDefined();
    for (const url of [
      '/api/v1/content/static/imprint',
      '/api/v1/content/general-conditions/1100',
      '/api/v1/user/settings',
      '/tile-pictures/preorder.svg',
      '/healthz',
    ])
      expect([url, (await testApp.app.inject({ url, headers })).statusCode]).toEqual([url, 200]);
  });
});

describe('while a part is under maintenance', () => {
  const ofEnvironments = names(({ path }) => path.includes(':rightEnv'));

  it.each(['preorder', 'postorder'])('E3: the calls of %s are refused, and no others', async (part) => {
    await add(noon - 60, noon + 60, { parts: [part] });
    const other = part === 'preorder' ? 'postorder' : 'preorder';
    expect(ofEnvironments.length).toBeGreaterThan(10);
    expect(await refused(part)).toEqual(ofEnvironments);
    expect(await refused(other)).toEqual([]);
  });

  it('E3: nothing is refused for a tile, for the dashboard, or where only features are affected', async () => {
    await add(noon - 60, noon + 60, { tiles: ['preorder'] });
    await add(noon - 60, noon + 60, { parts: ['preorder'], tiles: ['preorder'] });
    await add(noon - 60, noon + 60, { parts: ['dashboard'] });
    await add(noon - 60, noon + 60, { parts: ['preorder'], features: ['SCAN_ARTICLES'] });
    await add(noon - 60, noon + 60, { features: ['SCAN_ARTICLES'] });
    expect(await refused('preorder')).toEqual([]);
    expect(await listed()).toHaveLength(5);
  });
});
