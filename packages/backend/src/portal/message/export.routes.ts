import { exportMessage, type Language } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { html } from '../../identity/html.ts';
import { page } from '../../identity/page.ts';
import { bind } from '../../server/bind.ts';
import { failureBody } from '../../server/failure.ts';
import { languageFrom } from '../../server/language.ts';
import { notFound, Refusal } from '../../server/refusal.ts';
import { noted } from '../../server/refuse.ts';
import { say } from '../../server/words.ts';
import { usePrintToken } from '../printToken/printToken.store.ts';
import { calendarFile, calendarFileName } from './calendarFile.ts';
import { eventPlace } from './eventPlace.ts';
import { findMessage } from './message.store.ts';

/** The language of the address; it may be a wrong one, and then the browser's. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const wanted = query !== null && typeof query === 'object' && 'lang' in query ? query.lang : undefined;
  return wanted === 'en' || wanted === 'de' ? wanted : languageFrom(headers['accept-language']);
}

function wordsFor(refusal: Refusal, language: Language, tracking: string): { title: string; text: string } {
  if (refusal.status === 401)
    return { title: say(language, 'document.expired.title'), text: say(language, 'document.expired.text') };
  if (refusal.status === 404)
    return { title: say(language, 'document.missing.title'), text: say(language, 'document.missing.text') };
  const { message } = failureBody(refusal, language, tracking);
  return {
    title: say(language, 'document.failed.title'),
    text: `${message} ${say(language, 'document.failed.tracking', { tracking })}`,
  };
}

function failurePage(refusal: Refusal, language: Language, tracking: string): string {
  const { title, text } = wordsFor(refusal, language, tracking);
  const main = html`
    <section class="entry">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="submit" href="/">${say(language, 'document.back')}</a></p>
    </section>`;
  return page({ language, title, main, otherLanguage: null });
}

/**
 * An event's calendar file (specification, section 7). It opens in a window of its own, by a print token in the address;
 * so a failure is a page for people. To look at the headers alone is refused: it would use the token up.
 */
export function registerMessageExport(app: FastifyInstance, context: AppContext): void {
  const { config, database, now } = context;
  void app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const refusal = noted(error, request);
      return reply
        .code(refusal.status)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'accept-language' })
        .type('text/html; charset=utf-8')
        .send(failurePage(refusal, languageOf(request), request.id));
    });

    bind(scope, context, exportMessage, async ({ params: { messageId }, query, request, reply }) => {
      if (request.method === 'HEAD') throw notFound();
      const { lang: language, 'print-token': token } = query;
      const userId = await usePrintToken(database, token, `message:${messageId}`, now());
      if (userId === null) throw new Refusal(401, 'unauthorized');
      const message = await findMessage(database, messageId);
      if (!message) throw notFound();
      const name = calendarFileName(message[language].title);
      reply.type('text/calendar; charset=utf-8').headers({
        'content-disposition': `attachment; filename="${name}"`,
        'referrer-policy': 'no-referrer',
      });
      return calendarFile(message, language, eventPlace(config, message));
    });
  });
}
