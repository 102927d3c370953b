import { TZDate } from '@date-fns/tz';
import type { Language } from '@selvedge/core/contract';
import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { MessageRow } from './message.store.ts';
import { plainText } from './plainText.ts';
import { utcOffset } from './zonedTime.ts';

/** The clock changes of a time zone as a VTIMEZONE; null where the zone is not known. */
function zoneBlock(timeZone: string): string | null {
  const [block] = [tzlib_get_ical_block(timeZone)].flat();
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null;
}

// RFC 5545 allows no control characters in a text but the tab; line breaks are escaped.
const inText = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? sign : ' '));

const minute = 60_000;
const day = 1440 * minute;

/** Whether a zone's clocks show this moment's time twice, as when summer ends: then only UTC tells which is meant. */
function isShownTwice(timeZone: string, at: number): boolean {
  const offsetAt = (moment: number): number => utcOffset(timeZone, moment);
  const back = (offsetAt(at - day) - offsetAt(at + day)) * minute;
  return back > 0 && [at - back, at + back].some((other) => offsetAt(other) !== offsetAt(at));
}

/** Where an event is found: its UID's domain, and its address. */
export interface EventAddress {
  readonly domain: string;
  readonly url: string;
}

/**
 * An event as an iCalendar file (RFC 5545): CRLF, lines folded at 75 octets, times in the event's zone with its clock
 * changes (in UTC where its clocks show the time twice), texts in one language. The same event is the same UID in each export. An end that is not after the start is
 * left out.
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

/** A file name that every system takes, from the event's title: letters without accents, digits and hyphens. */
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
