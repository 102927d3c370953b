import fc from 'fast-check';
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarFileName } from './calendarFile.ts';
import { demoMessages } from './message.seed.ts';
import type { MessageRow } from './message.store.ts';
import { plainText } from './plainText.ts';

const place = {
  domain: 'portal.test',
  url: 'https://portal.test/self-service/calendar?year=2026&month=3&id=fair',
};
const texts = { title: 'Fair', tickerText: '', content: '<p>Fair</p>' };
const event = (changed: Partial<MessageRow>): MessageRow => ({
  messageId: 'fair',
  startsAt: Date.parse('2026-03-28T10:00:00+01:00'),
  endsAt: Date.parse('2026-03-30T17:00:00+02:00'),
  timeZone: 'Europe/Berlin',
  brands: ['Aldermere'],
  en: texts,
  de: texts,
  changedAt: Date.parse('2026-02-01T12:00:00Z'),
  ...changed,
});

/** Read by a parser that knows nothing of what wrote it. */
function parsed(file: string): { root: ICAL.Component; event: ICAL.Event } {
  const root = new ICAL.Component(ICAL.parse(file));
  const vevent = root.getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('no event');
  return { root, event: new ICAL.Event(vevent) };
}
const zoneOf = (name: string): ICAL.Timezone =>
  new ICAL.Timezone({
    tzid: name,
    component: new ICAL.Component(ICAL.parse(String(tzlib_get_ical_block(name)[0]))),
  });
const shownIn = (zone: string, time: ICAL.Time): string => time.convertToZone(zoneOf(zone)).toString();

describe('F5: an event as a calendar file', () => {
  it('is right in Berlin and in New York on both sides of both changes of clocks', () => {
    const spring = parsed(calendarFile(event({}), 'en', place)).event;
    expect(spring.startDate.toString()).toBe('2026-03-28T10:00:00');
    expect(spring.startDate.zone.tzid).toBe('Europe/Berlin');
    expect(shownIn('America/New_York', spring.startDate)).toBe('2026-03-28T05:00:00');
    expect(spring.endDate.toString()).toBe('2026-03-30T17:00:00');
    expect(shownIn('America/New_York', spring.endDate)).toBe('2026-03-30T11:00:00');

    const autumn = parsed(
      calendarFile(
        event({
          startsAt: Date.parse('2026-10-24T10:00:00+02:00'),
          endsAt: Date.parse('2026-11-01T17:00:00+01:00'),
        }),
        'en',
        place,
      ),
    ).event;
    expect(autumn.startDate.toString()).toBe('2026-10-24T10:00:00');
    expect(shownIn('America/New_York', autumn.startDate)).toBe('2026-10-24T04:00:00');
    expect(autumn.endDate.toString()).toBe('2026-11-01T17:00:00');
    expect(shownIn('America/New_York', autumn.endDate)).toBe('2026-11-01T11:00:00');
  });

  it('is right in the hour that clocks show twice', () => {
    for (const iso of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
      const { startDate } = parsed(
        calendarFile(event({ startsAt: Date.parse(iso), endsAt: null }), 'en', place),
      ).event;
      expect(startDate.toJSDate().toISOString()).toBe(iso.replace('Z', '.000Z'));
    }
  });

  it('says title, text, brands and address in the language, and is the same event in each export', () => {
    const de = {
      title: 'Messe „Stoff, Schnitt; Faden“\\ Größe',
      tickerText: '',
      content:
        '<p>Zeile eins<br>Zeile zwei</p><p>Grüße &amp; Küsse; <a href="https://selvedge.test/x">mehr</a></p>',
    };
    const brands = ['Fenn & Rye', 'Eins, zwei; drei'];
    const file = calendarFile(event({ de, brands }), 'de', place);
    const { root, event: read } = parsed(file);
    expect(read.summary).toBe('Messe „Stoff, Schnitt; Faden“\\ Größe');
    expect(read.description).toBe('Zeile eins\nZeile zwei\n\nGrüße & Küsse; mehr (selvedge.test/x)');
    expect(read.component.getFirstProperty('categories')?.getValues()).toEqual(brands);
    expect(read.component.getFirstPropertyValue('url')).toBe(place.url);
    expect(read.uid).toBe('fair@portal.test');
    expect(String(read.component.getFirstPropertyValue('dtstamp'))).toBe('2026-02-01T12:00:00Z');
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(root.getFirstPropertyValue('prodid')).toContain('Selvedge');
    expect(root.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(parsed(calendarFile(event({}), 'en', place)).event.uid).toBe(read.uid);
  });

  it('HZ37: has no end before its start, and none where there is none', () => {
    for (const endsAt of [null, event({}).startsAt, event({}).startsAt - 1])
      expect(calendarFile(event({ endsAt }), 'en', place)).not.toContain('DTEND');
  });

  it('is readable for each message of the demo, in each language and in any season', () => {
    for (const day of ['2026-01-15', '2026-03-28', '2026-10-24', '2027-07-01'])
      for (const message of demoMessages(Date.parse(day)))
        for (const language of ['en', 'de'] as const) {
          const read = parsed(calendarFile(message, language, place)).event;
          expect(read.summary).toBe(message[language].title);
          expect(read.description).toBe(plainText(message[language].content));
          expect(read.startDate.toJSDate().getTime()).toBe(message.startsAt);
          expect(read.endDate.toJSDate().getTime()).toBe(message.endsAt ?? message.startsAt);
        }
  });

  const anyText = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => !text.includes('\0'));
  const clean = (text: string): string =>
    text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? sign : ' '));

  it('HZ37: brings back any text, folded within 75 octets, with CRLF alone', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.array(
          anyText.filter((name) => name !== ''),
          { minLength: 1, maxLength: 3 },
        ),
        (title, words, brands) => {
          const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
          const de = { title, tickerText: '', content: `<p>${escaped}</p>` };
          const file = calendarFile(event({ de, brands }), 'de', place);
          for (const line of file.split('\r\n')) {
            expect(line).not.toMatch(/[\r\n]/);
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          }
          const read = parsed(file).event;
          expect(read.summary).toBe(clean(title));
          expect(read.description).toBe(plainText(de.content));
          expect(read.component.getFirstProperty('categories')?.getValues()).toEqual(brands.map(clean));
          expect(read.component.getAllProperties('summary')).toHaveLength(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('HZ29: means the moment it was given, in any zone of the world', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'UTC',
    ];
    const moment = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        moment,
        fc.integer({ min: 1, max: 100_000 }),
        (timeZone, start, length) => {
          const [startsAt, endsAt] = [start * 60_000, (start + length) * 60_000];
          const read = parsed(calendarFile(event({ timeZone, startsAt, endsAt }), 'en', place)).event;
          expect(read.startDate.toJSDate().getTime()).toBe(startsAt);
          expect(read.endDate.toJSDate().getTime()).toBe(endsAt);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has a name that every system takes', () => {
    expect(calendarFileName('Größe: „Café“ / Übermaß')).toBe('Groesse-Cafe-Uebermass.ics');
    expect(calendarFileName('../../etc/passwd"\r\nX: y')).toBe('etc-passwd-X-y.ics');
    expect(calendarFileName('展示会')).toBe('event.ics');
    expect(calendarFileName('x'.repeat(500))).toHaveLength(64);
  });
});
