import { allMessages } from '../../message/message.store.ts';
import { plainText } from '../../message/plainText.ts';
import { zonedIso } from '../../message/zonedTime.ts';
import { eventQuery, houseZone } from '../../selfService/calendar/month.ts';
import { type SearchEntry, type SearchSource, searchEntry } from './searchEntry.ts';

/** Events, including past ones. `start` and `end` are in the house's time zone, like the months of the calendar. */
export async function eventEntries({
  context: { database, config },
  language,
}: SearchSource): Promise<SearchEntry[]> {
  const messages = await allMessages(database);
  return messages.map(({ messageId, startsAt, endsAt, brands, ...texts }) => {
    const { title, tickerText, content } = texts[language];
    const address = `${config.selfServiceUrl}/calendar?${eventQuery(startsAt, messageId)}`;
    return searchEntry({
      filter: 'events',
      title,
      description: `${tickerText} ${brands.join(' ')}`,
      body: plainText(content),
      excerptIn: 'content',
      endsAt,
      result: {
        type: 'event',
        title,
        slug: messageId,
        start: zonedIso(houseZone, startsAt),
        end: endsAt === null ? null : zonedIso(houseZone, endsAt),
        url: address,
        link: address,
      },
    });
  });
}
