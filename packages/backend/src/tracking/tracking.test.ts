import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { hits } from './hit.schema.ts';
import { sweepHits, trackingSummary } from './hit.store.ts';

let testApp: TestApp;
const start = Date.parse('2026-03-20T12:00:00Z');
let now = start;
beforeAll(async () => {
  testApp = await startTestApp({ now: () => now });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  now = start;
  await testApp.context.database.db.delete(hits);
});

const visitor = '0123456789abcdef';
const view = {
  idsite: '1',
  rec: '1',
  apiv: '1',
  rand: 'x',
  _id: visitor,
  action_name: 'dashboard',
  url: 'https://me:secret@portal.test/imprint?token=secret#secret',
  urlref: 'https://other.test/from?q=secret',
  dimension1: 'External',
};
const get = (parameters: Readonly<Record<string, string>>) =>
  testApp.app.inject({
    url: `/tracking/matomo.php?${new URLSearchParams(parameters)}`,
    remoteAddress: '192.0.2.77',
  });
const post = (parameters: Readonly<Record<string, string>>) =>
  testApp.app.inject({
    method: 'POST',
    url: '/tracking/matomo.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    payload: new URLSearchParams(parameters).toString(),
  });
const kept = () => testApp.context.database.db.select().from(hits);

describe('I2: the tracking service', () => {
  it('I2: takes a page view with its dimension, and answers with a picture or 204', async () => {
    const picture = await get(view);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/gif']);
    expect(picture.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
    expect(picture.headers['cache-control']).toBe('no-store');
    expect(picture.headers['set-cookie']).toBeUndefined();
    const silent = await post({ ...view, send_image: '0' });
    expect([silent.statusCode, silent.body]).toEqual([204, '']);
    expect(
      (await kept()).map(({ kind, page, title, roleClass }) => ({ kind, page, title, roleClass })),
    ).toEqual(
      Array(2).fill({
        kind: 'view',
        page: 'https://portal.test/imprint',
        title: 'dashboard',
        roleClass: 'External',
      }),
    );
  });

  it('I2: keeps no IP address and nothing of a query', async () => {
    await get(view);
    const [row] = await kept();
    const stored = JSON.stringify(row);
    for (const hidden of ['192.0.2.77', 'secret', 'token', '?']) expect(stored).not.toContain(hidden);
    expect(row?.referrer).toBe('https://other.test/from');
  });

  it('I2, G5: takes events, and lets a heartbeat prolong the view it belongs to', async () => {
    await post(view);
    now += 10_000;
    await post({ ...view, e_c: 'search', e_a: 'result', e_n: 'faq' });
    now += 10_000;
    await post({ ...view, ping: '1' });
    expect(await kept()).toHaveLength(2);
    const summary = await trackingSummary(testApp.context.database, { from: start, to: now + 1 });
    expect(summary).toEqual({
      views: 1,
      visitors: 1,
      pages: [{ title: 'dashboard', views: 1, seconds: 20 }],
      roleClasses: [{ roleClass: 'External', views: 1 }],
      events: [{ category: 'search', action: 'result', times: 1 }],
    });
    now += 1_800_001;
    await post({ ...view, ping: '1' });
    expect((await kept()).filter(({ kind }) => kind === 'ping')).toHaveLength(1);
    const empty = await trackingSummary(testApp.context.database, { from: 0, to: start });
    expect([empty.views, empty.pages, empty.events]).toEqual([0, [], []]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['another site', { idsite: '2' }],
    ['nothing to record', { rec: '0' }],
    ['an address of another kind', { url: 'javascript:alert(1)' }],
    ['no address', { url: 'imprint' }],
    ['an address without end', { url: `https://portal.test/${'x'.repeat(2_000)}` }],
    ['a visitor that is none', { _id: 'buyer@selvedge.test' }],
    ['a long name', { e_n: 'x'.repeat(201) }],
    ['NUL', { action_name: 'a\0b' }],
    ['what steers a terminal', { e_c: '\x1b[2J' }],
  ])('I2: refuses %s', async (_what, changed) => {
    for (const answer of [await get({ ...view, ...changed }), await post({ ...view, ...changed })])
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badRequest']);
    expect(await kept()).toHaveLength(0);
  });

  it('I2: refuses a field given twice, a foreign body and too much', async () => {
    expect((await testApp.app.inject('/tracking/matomo.php?idsite=1&idsite=1&rec=1')).statusCode).toBe(400);
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: '/tracking/matomo.php',
      payload: { idsite: { $ne: '' }, rec: '1' },
    });
    expect(statusCode).toBe(400);
    expect((await post({ ...view, more: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });

  it('I2: forgets what is older than it is asked to keep', async () => {
    await post(view);
    await sweepHits(testApp.context.database, start);
    expect(await kept()).toHaveLength(1);
    await sweepHits(testApp.context.database, start + 1);
    expect(await kept()).toHaveLength(0);
  });

  it('I2: is not there where tracking is off', async () => {
    const off = await startTestApp({ environment: { TRACKING: 'off' } });
    expect((await off.app.inject('/tracking/matomo.php?idsite=1&rec=1')).statusCode).toBe(404);
    await off.close();
  });

  it('I2: takes only so many from one address', async () => {
    const limited = await startTestApp({ environment: { FAIR_USE: '' } });
    const answers = [];
    for (let times = 0; times < 605; times += 1)
      answers.push((await limited.app.inject('/tracking/matomo.php?idsite=none&rec=1')).statusCode);
    expect([answers.at(599), answers.at(600)]).toEqual([400, 429]);
    await limited.close();
  });
});

it('F5, I2, HZ38: neither print tokens nor what is tracked reaches the log', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  const logging = await startTestApp({ environment: { LOG_LEVEL: 'debug' } });
  try {
    await logging.app.inject('/api/v1/content/messages/x/export?print-token=hidden-token&lang=en');
    await logging.app.inject('/tracking/matomo.php?idsite=1&rec=1&action_name=hidden-title&url=no-address');
    const log = written.join('');
    expect(log).toContain('"statusCode":401');
    expect(log).toContain('/tracking/matomo.php');
    expect(log).not.toContain('hidden');
  } finally {
    spy.mockRestore();
    await logging.close();
  }
});
