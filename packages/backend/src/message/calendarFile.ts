import { TZDate } from '@date-fns/tz';
import type { Language } from '@selvedge/core/contract';
import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { MessageRow } from './message.store.ts';
import { plainText } from './plainText.ts';
import { utcOffset } from './zonedTime.ts';

/** The clock changes of a time zone as a VTIMEZONE; null for an unknown zone. */
function zoneBlock(timeZone: string): string | null {
  const [block] = [tzlib_get_ical_block(timeZone)].flat();
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null;
}

// RFC 5545 allows no control character in a text except the tab; line breaks are escaped.
const inText = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? sign : ' '));

const minute = 60_000;
const day = 1440 * minute;

/** Whether this local time occurs twice in the zone, as when summer time ends. Then only UTC is unambiguous. */
function isShownTwice(timeZone: string, at: number): boolean {
  const offsetAt = (moment: number): number => utcOffset(timeZone, moment);
  const back = (offsetAt(at - day) - offsetAt(at + day)) * minute;
  return back > 0 && [at - back, at + back].some((other) => offsetAt(other) !== offsetAt(at));
}

/** The domain for an event's UID, and the event's address. */
export interface EventAddress {
  readonly domain: string;
  readonly url: string;
}

/**
 * An event as an iCalendar file (RFC 5545): CRLF, lines folded at 75 octets, texts in one language. Times are in
 * the event's zone with its clock changes, or in UTC where the local time occurs twice. An event has the same UID
 * in each export. An end that is not after the start is left out.
 */
export function calendarFile(
  { messageId, startsAt, endsAt, timeZone, brands, changedAt, ...texts }: MessageRow,
  language: Language,
  { domain, url }: EventAddress,
): string {
  const { title, content } = texts[language];
  const endsAfter = endsAt !== null && endsAt > startsAt ? endsAt : null;
  const inZone =
    zoneBlock(timeZone) !== null &&
    ![startsAt, endsAfter ?? startsAt].some((moment) => isShownTwice(timeZone, moment));
  const momentAt = (at: number): Date => (inZone ? new TZDate(at, timeZone) : new Date(at));
  const calendar = ical({
    prodId: { company: 'Selvedge', product: 'Partner portal', language: language.toUpperCase() },
    timezone: { name: null, generator: zoneBlock },
  });
  calendar.createEvent({
    id: `${messageId}@${domain}`,
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    start: momentAt(startsAt),
    ...(endsAfter !== null && { end: momentAt(endsAfter) }),
    ...(inZone && { timezone: timeZone }),
    summary: inText(title),
    description: plainText(content),
    categories: brands.filter((name) => name !== '').map((name) => ({ name: inText(name) })),
    url,
  });
  return `${calendar.toString()}\r\n`;
}

/** A file name from the event's title that every system accepts: letters without accents, digits and hyphens. */
export function calendarFileName(title: string): string {
  const plain = title
    .replaceAll('ß', 'ss')
    .replace(/[äöüÄÖÜ]/g, (letter) => `${letter}e`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .split('-')
    .filter((word) => word !== '')
    .join('-');
  return `${plain || 'event'}.ics`;
}
