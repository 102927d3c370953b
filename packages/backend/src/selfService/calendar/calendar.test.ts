import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../message/message.schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { enter } from '../testing/enter.ts';

let testApp: TestApp;
let browser: Browser;
const now = Date.parse('2026-09-15T10:00:00Z');

const event = (messageId: string, from: string, to: string | null, title = messageId) => ({
  messageId,
  startsAt: Date.parse(from),
  endsAt: to === null ? null : Date.parse(to),
  timeZone: 'Europe/Berlin',
  brands: ['Aldermere'],
  en: { title, tickerText: title, content: `<p>About ${messageId}</p><script>alert(1)</script>` },
  de: { title: `${title} (de)`, tickerText: title, content: '<p>Über</p>' },
  changedAt: now,
});

beforeAll(async () => {
  testApp = await startTestApp({ now: () => now });
  browser = await enter(testApp, 'manager@selvedge.test');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  const { db } = testApp.context.database;
  await db.delete(messages);
  await db
    .insert(messages)
    .values([
      event('fair', '2026-10-24T08:00:00Z', '2026-10-26T16:00:00Z', 'Fair <b>bold</b>'),
      event('across', '2026-09-29T08:00:00Z', '2026-10-02T16:00:00Z'),
      event('endless', '2026-08-03T08:00:00Z', null),
      event('edge', '2026-09-30T22:30:00Z', '2026-09-30T23:00:00Z'),
    ]);
});

const titlesAt = async (query: string): Promise<string[]> => {
  const { body } = await browser.get(`/self-service/calendar${query}`);
  return [...body.matchAll(/id="event-([^"]+)"/g)].map(([, id = '']) => id);
};

describe('the fashion calendar', () => {
  it('C3 G4: shows a month with all that happens in it, on the clocks of the house', async () => {
    expect(await titlesAt('?year=2026&month=9')).toEqual(['across']);
    expect(await titlesAt('?year=2026&month=10')).toEqual(['across', 'edge', 'fair']);
    expect(await titlesAt('?year=2026&month=08')).toEqual(['endless']);
    expect(await titlesAt('?year=2026&month=11')).toEqual([]);
    expect(await titlesAt('')).toEqual(['across']);
  });

  it('G4: opens the event that is asked for, whatever its month', async () => {
    for (const query of ['?year=2026&month=10&id=fair', '?id=fair']) {
      const { body } = await browser.get(`/self-service/calendar${query}&lang=en`);
      expect(body).toMatch(/class="event chosen" id="event-fair" aria-current="true"/);
      expect(body.match(/<details open>/g)?.length).toBe(1);
      expect(body).toContain('October 2026');
    }
    const gone = await browser.get('/self-service/calendar?year=2026&month=10&id=gone&lang=en');
    expect(gone.body).toContain('no longer in the calendar');
  });

  it('C3: leads to the months before and after, over the turn of the year', async () => {
    const { body } = await browser.get('/self-service/calendar?year=2026&month=12');
    expect(body).toContain('year=2026&amp;month=11');
    expect(body).toContain('year=2027&amp;month=1"');
    expect((await browser.get('/self-service/calendar?year=2027&month=1')).body).toContain(
      'year=2026&amp;month=12',
    );
  });

  it('HZ48: takes no month that there is not', async () => {
    for (const query of [
      '?year=2026&month=13',
      '?year=x&month=1',
      '?year=999999&month=1',
      '?month=0',
      '?year=2026',
    ])
      expect((await browser.get(`/self-service/calendar${query}&lang=en`)).body).toContain('September 2026');
    expect((await browser.get('/self-service/calendar?year=2026&month=13&lang=en')).body).toContain(
      'There is no such month',
    );
  });

  it('HZ6: shows titles and content of the server as text', async () => {
    const { body } = await browser.get('/self-service/calendar?year=2026&month=10&id=fair');
    expect(body).toContain('Fair &lt;b&gt;bold&lt;/b&gt;');
    expect(body).toContain('<p>About fair</p>');
    expect(body).not.toContain('alert(1)');
  });
});
