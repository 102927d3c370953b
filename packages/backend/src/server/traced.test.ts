import { createRequire } from 'node:module';
import { approveCart, changeLines } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../configuration/config.ts';
import { addressOf } from '../endpoint/bind.ts';
import { restock, variantIdsAt } from '../ordering/finalization/testing/killStage.ts';
import { cartAt, fill, partnerWith } from '../ordering/testing/partner.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { startModalProvider } from '../testing/modalProvider.ts';
import { type PortalProcess, startPortal } from '../testing/portalProcess.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { attributesOf, type Collector, startCollector } from '../tracing/testing/collector.ts';
import { type Receiver, startReceiver } from '../webhook/testing/receiver.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const given = { traceparent: `00-${traceId}-${parentId}-01`, 'x-request-id': 'proxy-4711' };
const errorId = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

describe('a call is part of its caller’s trace', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.close());

  const idsOf = async (headers: Readonly<Record<string, string>>, url = '/livez') => {
    const answer = await testApp.app.inject({ url, headers });
    return [answer.headers['x-request-id'], answer.headers['x-tracking-id']];
  };

  it('and its request id is answered, also by what is refused', async () => {
    expect(await idsOf(given)).toEqual(['proxy-4711', expect.stringMatching(errorId)]);
    for (const url of ['/api/v1/none', '/%ff', '/extranet/api/userProfile', '/oidc/none', '/'])
      expect((await idsOf(given, url))[0]).toBe('proxy-4711');
  });

  it('without one that can be believed, it is the Error ID', async () => {
    const none: Readonly<Record<string, string>> = {};
    const unfit = ['anna@example.com', 'x'.repeat(200)].map((id) => ({ 'x-request-id': id }));
    for (const headers of [none, ...unfit]) {
      const [request, tracking] = await idsOf(headers);
      expect(tracking).toMatch(errorId);
      expect(request).toBe(tracking);
    }
  });

  it('and the security log says so', async () => {
    await testApp.app.inject({ method: 'DELETE', url: '/operator/maintenances/none', headers: given });
    expect(JSON.parse(testApp.securityLines.at(-1) ?? '')).toMatchObject({
      ...{ security: 'operator.refused', instance: testApp.context.config.instance },
      ...{ request: 'proxy-4711', trace: traceId },
    });
  });

  it('without a collector no library for it is loaded', () => {
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    expect(loaded.some((path) => path.includes('prom-client'))).toBe(true);
    expect(loaded.filter((path) => /opentelemetry.(sdk|exporter|otlp)/.test(path))).toEqual([]);
  });

  it('settings that make no sense are refused', () => {
    expect(readConfig({}).tracing).toBe(null);
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readConfig(endpoint).tracing).toEqual({
      ...{ endpoint: 'http://collector:4318', share: 1, service: 'selvedge' },
    });
    expect(() => readConfig({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
    );
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address',
    );
    expect(() => readConfig({ INSTANCE: 'two words' })).toThrow('INSTANCE must have 1 to 100');
  });
});

it('another provider is told the trace of the call for which it is asked', async () => {
  const provider = await startModalProvider('buyer@selvedge.test');
  const testApp = await startTestApp({ environment: provider.environment });
  const token = await provider.token('right and signed');
  const answer = await testApp.app.inject({
    url: '/extranet/api/userProfile',
    headers: { ...given, authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  const told = provider.asked.filter(({ path }) => path !== '/.well-known/openid-configuration');
  expect(told.length).toBeGreaterThan(1);
  for (const { traceparent } of told) {
    expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
    expect(traceparent).not.toContain(parentId);
  }
  await testApp.close();
  await provider.close();
});

describe('a portal in a process of its own', () => {
  let collector: Collector;
  let receiver: Receiver;
  let fresh: FreshDatabase;
  let portal: PortalProcess;
  let params: { readonly rightEnv: 'preorder' | 'postorder'; readonly cartId: string };
  let answer: Response;

  beforeAll(async () => {
    [collector, receiver, fresh] = await Promise.all([
      startCollector(),
      startReceiver(() => 'take'),
      freshDatabase(),
    ]);
    const environment = { PUBLIC_URL: 'http://localhost:18080', DEMO: 'on', DEMO_LIVE: 'off' };
    const before = await startTestApp({ environment, database: fresh });
    const { headers } = await signedIn(before, 'employee@selvedge.test');
    const who = partnerWith(before, 'employee@selvedge.test', headers);
    const at = restock('C1001');
    const [articleVariantId = ''] = await variantIdsAt(who, at);
    const { head } = await cartAt(who, at);
    params = { rightEnv: head.rightEnv, cartId: head.cartId };
    const changes = [{ articleVariantId, quantity: 3, was: 0 }];
    const { version } = (await who.get(changeLines, { params, body: { version: head.version, changes } }))
      .head;
    await before.close();
    portal = await startPortal(
      fresh,
      {
        ...environment,
        ...{ LOG_LEVEL: 'info', INSTANCE: 'one', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
        ...{ WEBHOOKS: receiver.url, WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 3).toString('base64')}` },
      },
      { keepLog: true },
    );
    answer = await fetch(portal.url + fill(addressOf(approveCart), params), {
      method: 'POST',
      headers: { ...headers, ...given, 'content-type': 'application/json' },
      body: JSON.stringify({ version }),
    });
    await answer.text();
  }, 240_000);
  afterAll(async () => {
    await portal.kill();
    await Promise.all([collector.close(), receiver.close(), fresh.remove()]);
  });

  const lines = () =>
    portal
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));

  it('names instance, request, trace and user in each line of a call', async () => {
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'proxy-4711']);
    await expect.poll(() => lines().some(({ msg }) => msg === 'answered')).toBe(true);
    expect(lines().find(({ msg, request }) => msg === 'answered' && request === 'proxy-4711')).toMatchObject({
      ...{ instance: 'one', trace: traceId, user: 'u-employee' },
      ...{ tracking: answer.headers.get('x-tracking-id'), res: { statusCode: 200 } },
    });
    expect(lines().every(({ instance }) => instance === 'one')).toBe(true);
    expect(portal.log()).not.toMatch(/selvedge\.test/);
  });

  it('passes the trace on with the webhook, whose call is another piece of work', async () => {
    await expect.poll(() => receiver.calls.length, { timeout: 30_000 }).toBe(1);
    const { traceparent } = receiver.calls[0]?.headers ?? {};
    expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
    expect(traceparent).not.toContain(parentId);
  });

  it('tells a collector of both, by pattern and status alone', async () => {
    const inTrace = () => collector.spans.filter((span) => span.traceId === traceId);
    await expect.poll(() => inTrace().length, { timeout: 30_000 }).toBe(2);
    const [server, client] = inTrace().toSorted((one, other) => one.kind - other.kind);
    const route = addressOf(approveCart);
    expect(server).toMatchObject({ name: `POST ${route}`, kind: 2, parentSpanId: parentId });
    expect(server && attributesOf(server)).toEqual({
      ...{ 'http.request.method': 'POST', 'http.route': route, 'http.response.status_code': 200 },
    });
    expect(client).toMatchObject({ name: 'webhook', kind: 3, parentSpanId: server?.spanId });
    expect(receiver.calls[0]?.headers.traceparent).toBe(`00-${traceId}-${client?.spanId}-01`);
    expect([...collector.paths]).toEqual(['POST /v1/traces application/json']);
    const all = collector.bodies.join('\n');
    expect(all).toContain('"service.instance.id"');
    for (const secret of [params.cartId, 'C1001', 'u-employee', 'selvedge.test', '127.0.0.1'])
      expect(all).not.toContain(secret);
  });
});
