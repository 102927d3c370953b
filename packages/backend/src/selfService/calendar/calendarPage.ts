import type { Language } from '@selvedge/core/contract';
import { type Html, html } from '../../html/html.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { findMessage, type MessageRow, messagesWithin } from '../../message/message.store.ts';
import { heading, nothing } from '../frame/frame.ts';
import { type Area, visited } from '../frame/pages.ts';
import { serverProse } from '../frame/serverProse.ts';
import { field, type Visit } from '../session/visit.ts';
import { type Month, monthAfter, monthAsked, monthAt, monthBefore, spanOf } from './month.ts';

const locales = { en: 'en-GB', de: 'de-DE' } as const;

const addressOf = ({ year, month }: Month): string =>
  `${selfServicePath}/calendar?year=${year}&month=${month}`;

const nameOf = (language: Language, { year, month }: Month): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** Start and end, in the event's time zone. */
function rangeOf(language: Language, { startsAt, endsAt, timeZone }: MessageRow): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return endsAt === null ? format.format(startsAt) : format.formatRange(startsAt, endsAt);
}

function dayOf(language: Language, { startsAt, timeZone }: MessageRow): Html {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(startsAt);
  return html`<p class="day" aria-hidden="true"><span class="day-number">${part({ day: 'numeric' }).replace('.', '')}</span>
    <span>${part({ month: 'short' })}</span></p>`;
}

const event = (language: Language, message: MessageRow, chosen: boolean): Html => {
  const { title, content } = message[language];
  return html`
    <li class="${chosen ? 'event chosen' : 'event'}" id="event-${message.messageId}"${chosen ? html` aria-current="true"` : null}>
      ${dayOf(language, message)}
      <details${chosen ? html` open` : null}>
        <summary><h2>${title}</h2><span class="fine">${rangeOf(language, message)}</span></summary>
        ${message.brands.length > 0 ? html`<p class="brands">${message.brands.join(' · ')}</p>` : null}
        <div class="prose">${serverProse(content)}</div>
      </details>
    </li>`;
};

function lead(language: Language, asked: boolean, chosen: boolean, id: string | undefined): string {
  if (id !== undefined && !chosen) return say(language, 'selfService.calendar.gone');
  return say(language, asked ? 'selfService.calendar.lead' : 'selfService.calendar.noMonth');
}

/** The fashion calendar, month by month; `id` opens one event (G4). */
export function registerCalendar(area: Area): void {
  const { database, now } = area.context;
  visited(area, '/calendar', async ({ language, request: { query } }: Visit) => {
    const [year, month, id] = [field(query, 'year'), field(query, 'month'), field(query, 'id')];
    const wanted = id === undefined ? undefined : await findMessage(database, id);
    const asked = monthAsked(year, month) ?? (wanted ? monthAt(wanted.startsAt) : null);
    const shown = asked ?? monthAt(now());
    const events = await messagesWithin(database, spanOf(shown));
    // A message without an end lasts for ever, but is listed only in the month in which it begins.
    const listed = events.filter(({ startsAt, endsAt }) => endsAt !== null || startsAt >= spanOf(shown).from);
    const chosen = listed.some(({ messageId }) => messageId === id);
    const [before, after] = [monthBefore(shown), monthAfter(shown)];
    const main = html`
      ${heading(say(language, 'selfService.calendar.title'), lead(language, asked !== null || (year ?? month) === undefined, chosen, id))}
      <nav class="months" aria-label="${say(language, 'selfService.calendar.months')}">
        <a rel="prev" href="${addressOf(before)}"><span aria-hidden="true">←</span> ${nameOf(language, before)}</a>
        <p class="month" aria-current="date">${nameOf(language, shown)}</p>
        <a rel="next" href="${addressOf(after)}">${nameOf(language, after)} <span aria-hidden="true">→</span></a>
      </nav>
      ${
        listed.length > 0
          ? html`<ol class="events">${listed.map((message) => event(language, message, message.messageId === id))}</ol>`
          : nothing(
              say(language, 'selfService.calendar.empty.title'),
              say(language, 'selfService.calendar.empty.text'),
            )
      }`;
    return { title: say(language, 'selfService.calendar.title'), main, section: 'calendar' };
  });
}
