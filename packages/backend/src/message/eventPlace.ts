import type { Config } from '../configuration/config.ts';
import type { EventAddress } from './calendarFile.ts';
import type { MessageRow } from './message.store.ts';
import { zonedIso } from './zonedTime.ts';

/** The address of an event: its month in the calendar of the self-service area (G4). */
export function eventPlace(
  { publicUrl, selfServiceUrl }: Pick<Config, 'publicUrl' | 'selfServiceUrl'>,
  { messageId, startsAt, timeZone }: Pick<MessageRow, 'messageId' | 'startsAt' | 'timeZone'>,
): EventAddress {
  const [year = 0, month = 1] = zonedIso(timeZone, startsAt).split('-').map(Number);
  const query = new URLSearchParams({ year: String(year), month: String(month), id: messageId });
  return { domain: new URL(publicUrl).hostname, url: `${selfServiceUrl}/calendar?${query}` };
}
