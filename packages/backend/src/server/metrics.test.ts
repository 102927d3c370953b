import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeLines, followCart, openCart, readCart } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../configuration/config.ts';
import { addressOf } from '../endpoint/bind.ts';
import { sentRows } from '../import/testing/houseFiles.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { type Sample, sampleOf, samplesIn } from '../metrics/testing/samples.ts';
import { cartAt, fill, styleAt, variantIn } from '../ordering/testing/partner.ts';
import { type Stage, setStage } from '../ordering/testing/stage.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { operatorOf } from '../testing/operator.ts';
import { startPortal } from '../testing/portalProcess.ts';
import { copyPrepared } from '../testing/preparedData.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { queueEvent } from '../webhook/queueEvent.ts';
import { metricsServer } from './metricsServer.ts';

const calls = 'selvedge_http_request_duration_seconds_count';

let stage: Stage;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-metrics-'));
  stage = await setStage();
});
afterAll(async () => {
  await stage.testApp.close();
  await rm(folder, { recursive: true });
});

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const read = async ({ context }: TestApp): Promise<Sample[]> =>
  samplesIn((await context.metrics.read()).text);

/** By how much a metric grows during some work. */
async function grown(
  testApp: TestApp,
  name: string,
  labels: Readonly<Record<string, string>>,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = sampleOf(await read(testApp), name, labels) ?? 0;
  await work();
  return (sampleOf(await read(testApp), name, labels) ?? 0) - before;
}

async function listeningAt(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

describe('calls are counted', () => {
  it('by the pattern of their route, method and status', async () => {
    const { testApp, buyer } = stage;
    const at = stage.open('C1002');
    const { head } = await cartAt(buyer, at);
    const params = { rightEnv: at.rightEnv, cartId: head.cartId };
    const labels = { method: 'GET', route: '/api/v1/:rightEnv/carts/:cartId', held: 'no' };
    const work = () => buyer.get(readCart, { params });
    expect(await grown(testApp, calls, { ...labels, status: '200' }, work)).toBe(1);
    const missing = () => buyer.ask(readCart, { params: { ...params, cartId: 'none' } });
    expect(await grown(testApp, calls, { ...labels, status: '404' }, missing)).toBe(1);
  });

  it('with no address, id, name or mail of anybody in any label', async () => {
    const { testApp, buyer, manager } = stage;
    const at = stage.open('C1003');
    const { head } = await cartAt(buyer, at);
    const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
    const changes = [{ articleVariantId, quantity: 3, was: 0 }];
    await buyer.get(changeLines, { params: head, body: { version: head.version, changes } });
    await manager.ask(openCart, { params: { rightEnv: 'preorder' }, body: at });
    for (const url of ['/anna@example.com', '/api/v1/preorder/carts/secret-id?name=Anna', '/%ff'])
      await testApp.app.inject({ url, remoteAddress: '203.0.113.9' });
    const { text } = await testApp.context.metrics.read();
    for (const secret of [
      head.cartId,
      articleVariantId,
      at.customerId,
      at.season,
      'u-buyer',
      'selvedge.test',
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/anna|secret|203\.0\.113|Lindner/i);
    expect(sampleOf(samplesIn(text), calls, { route: 'none' })).toBe(1);
  });

  it('all files of the built page as one route', async () => {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');
    await writeFile(join(folder, 'assets', 'index-abc12345.js'), 'export {};');
    await writeFile(join(folder, 'assets', 'list-abc12345.js'), 'export {};');
    const testApp = await startTestApp({ web: folder });
    opened.push(testApp);
    for (const name of ['index', 'list'])
      expect((await testApp.app.inject(`/assets/${name}-abc12345.js`)).statusCode).toBe(200);
    const samples = await read(testApp);
    expect(sampleOf(samples, calls, { route: 'file of the page' })).toBe(2);
    expect(samples.some(({ labels }) => labels.route?.includes('abc12345'))).toBe(false);
  });

  it('while they are held, and when their caller leaves', async () => {
    const { testApp, manager } = stage;
    const at = stage.open('C1004');
    const first = await manager.get(followCart, { params: at, query: { after: '', hold: 'no' } });
    const held = manager.get(followCart, { params: at, query: { after: first.mark, hold: 'yes' } });
    await expect.poll(async () => sampleOf(await read(testApp), 'selvedge_held_calls')).toBe(1);
    expect(sampleOf(await read(testApp), 'selvedge_http_requests_in_flight')).toBe(1);
    await cartAt(stage.buyer, at);
    await held;
    const samples = await read(testApp);
    expect(sampleOf(samples, 'selvedge_held_calls')).toBe(0);
    expect(sampleOf(samples, 'selvedge_http_requests_in_flight')).toBe(0);
    expect(sampleOf(samples, calls, { held: 'yes', status: '200' })).toBe(2);
  });

  it('as left when their caller leaves', async () => {
    const { testApp, manager } = stage;
    const at = stage.open('C1003');
    const { mark } = await manager.get(followCart, { params: at, query: { after: '', hold: 'no' } });
    const { headers } = await signedIn(testApp, 'manager@selvedge.test');
    const url = await listeningAt(testApp.app);
    const path = fill(addressOf(followCart), at);
    const leaving = new AbortController();
    const left = fetch(`${url}${path}?after=${mark}&hold=yes`, {
      headers,
      signal: leaving.signal,
    }).catch(() => 'left');
    await expect.poll(async () => sampleOf(await read(testApp), 'selvedge_held_calls')).toBe(1);
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(async () => sampleOf(await read(testApp), 'selvedge_http_requests_in_flight')).toBe(0);
    const samples = await read(testApp);
    expect(sampleOf(samples, 'selvedge_held_calls')).toBe(0);
    expect(sampleOf(samples, calls, { held: 'yes', status: '499' })).toBe(1);
  });

  it('of each instance by itself, also of two in a process', async () => {
    const other = await startTestApp();
    opened.push(other);
    await other.app.inject('/livez');
    expect(sampleOf(await read(other), calls)).toBe(1);
    expect(sampleOf(await read(other), calls, { route: '/api/v1/:rightEnv/carts/:cartId' })).toBe(undefined);
  });
});

it('looks at tokens are counted by what they come to', async () => {
  const { testApp, buyer } = stage;
  const name = 'selvedge_token_checks_total';
  const ask = (token?: string) =>
    testApp.app.inject({
      url: '/extranet/api/userProfile',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  expect(await grown(testApp, name, { outcome: 'missing' }, () => ask())).toBe(1);
  expect(await grown(testApp, name, { outcome: 'expired' }, () => ask('invented'))).toBe(1);
  const at = stage.open('C1002');
  expect(await grown(testApp, name, { outcome: 'accepted' }, () => cartAt(buyer, at))).toBe(1);
});

describe('the queues and the process are told', () => {
  it('mails and webhooks by state, with the age of the oldest that waits', async () => {
    const { testApp } = stage;
    const { database, now } = testApp.context;
    const empty = await read(testApp);
    expect(sampleOf(empty, 'selvedge_mails', { state: 'failed' })).toBe(0);
    const mail = { recipient: 'anna@example.com', content: null, nextAt: now() };
    await database.db.insert(outgoingMails).values([
      { ...mail, mailId: '00000000-0000-4000-8000-000000000001', state: 'queued', queuedAt: now() - 90_000 },
      { ...mail, mailId: '00000000-0000-4000-8000-000000000002', state: 'queued', queuedAt: now() - 10_000 },
      { ...mail, mailId: '00000000-0000-4000-8000-000000000003', state: 'failed', queuedAt: now() - 900_000 },
    ]);
    await queueEvent(
      database.db,
      ['https://erp.example/'],
      { type: 'import.done', data: {} },
      now() - 60_000,
    );
    const samples = await read(testApp);
    expect(sampleOf(samples, 'selvedge_mails', { state: 'queued' })).toBe(2);
    expect(sampleOf(samples, 'selvedge_mails', { state: 'failed' })).toBe(1);
    const age = sampleOf(samples, 'selvedge_mails_oldest_age_seconds', { state: 'queued' }) ?? 0;
    expect(Math.round(age / 10)).toBe(9);
    expect(sampleOf(samples, 'selvedge_mails_oldest_age_seconds', { state: 'failed' })).toBe(undefined);
    expect(sampleOf(samples, 'selvedge_webhook_deliveries', { state: 'queued' })).toBe(1);
    expect(
      sampleOf(samples, 'selvedge_webhook_deliveries_oldest_age_seconds', { state: 'queued' }),
    ).toBeGreaterThan(55);
    await database.db.delete(outgoingMails);
    expect(sampleOf(await read(testApp), 'selvedge_mails', { state: 'queued' })).toBe(0);
  });

  it('imports by outcome, and when each kind was taken last', async () => {
    const testApp = await startTestApp({ environment: { DEMO: 'off' } });
    opened.push(testApp);
    const operate = await operatorOf(testApp);
    const brands = [{ ...sentRows('brands', [{ brand: 91, name: 'Nordwind' }]), madeAt: 1_700_000_000_000 }];
    expect((await operate('POST', '/imports', { files: brands })).json().outcome).toBe('written');
    expect((await operate('POST', '/imports', { files: brands, dryRun: true })).statusCode).toBe(200);
    const samples = await read(testApp);
    const name = 'selvedge_import_duration_seconds_count';
    expect(sampleOf(samples, name, { outcome: 'written' })).toBe(1);
    expect(sampleOf(samples, name, { outcome: 'planned' })).toBe(1);
    expect(sampleOf(samples, 'selvedge_imports_running')).toBe(0);
    const taken = sampleOf(samples, 'selvedge_last_import_timestamp_seconds', { kind: 'brands' }) ?? 0;
    expect(Math.abs(taken - Date.now() / 1000)).toBeLessThan(600);
  });

  it('the event loop and the memory', async () => {
    const samples = await read(stage.testApp);
    expect(sampleOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(sampleOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  });
});

describe('who may read', () => {
  it('operators, and programs with a token for it; nobody else', async () => {
    const { testApp } = stage;
    const operate = await operatorOf(testApp);
    const answer = await operate('GET', '/metrics');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(samplesIn(answer.body).length).toBeGreaterThan(50);
    const tokenFor = async (name: string) =>
      (await operate('POST', '/tokens', { name, parts: [name] })).json().token;
    const statusWith = async (token: string) =>
      (await testApp.app.inject({ url: '/operator/metrics', headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    expect(await statusWith(await tokenFor('metrics'))).toBe(200);
    expect(await statusWith(await tokenFor('orders'))).toBe(403);
    expect(await statusWith('invented')).toBe(401);
    for (const headers of [{}, { accept: 'text/html,*/*' }])
      expect((await testApp.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });

  it('whoever reaches the port of their own, also while the database is away', async () => {
    const testApp = await startTestApp();
    opened.push(testApp);
    const server = metricsServer(testApp.context.metrics);
    opened.push(server);
    const url = await listeningAt(server);
    const well = await (await fetch(`${url}/metrics`)).text();
    expect(sampleOf(samplesIn(well), 'selvedge_database_up')).toBe(1);
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/operator/users`)).status).toBe(404);
    await testApp.context.database.close();
    const away = await fetch(`${url}/metrics`);
    const samples = samplesIn(await away.text());
    expect([away.status, sampleOf(samples, 'selvedge_database_up')]).toEqual([200, 0]);
    expect(sampleOf(samples, 'selvedge_mails')).toBe(undefined);
  });

  it('a portal in a process of its own opens both ports, or neither where one is taken', async () => {
    const fresh = await freshDatabase();
    opened.push({ close: () => fresh.remove() });
    if (fresh.location.databaseUrl === null) await copyPrepared(fresh.location.dataDir, { styles: 60 });
    const own = metricsServer(stage.testApp.context.metrics);
    const port = new URL(await listeningAt(own)).port;
    const environment = {
      METRICS_PORT: port,
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DEMO_LIVE: 'off',
    };
    await expect(startPortal(fresh, environment, { keepLog: true })).rejects.toThrow('before it was ready');
    await own.close();
    const portal = await startPortal(fresh, environment);
    opened.unshift({ close: () => portal.kill() });
    expect((await fetch(`${portal.url}/livez`)).status).toBe(200);
    const samples = samplesIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    expect(sampleOf(samples, calls, { route: '/livez' })).toBe(1);
  });

  it('by default that port is not there, only this machine reaches it, and it is not the portal’s', () => {
    expect(readConfig({}).metrics).toBe(null);
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: 'localhost' });
    expect(() => readConfig({ METRICS_PORT: '8080' })).toThrow('METRICS_PORT must differ from PORT');
    expect(() => readConfig({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_HOST needs METRICS_PORT');
  });
});
