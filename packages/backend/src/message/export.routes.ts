import { exportMessage, inLanguage } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../endpoint/bind.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { type DocumentWords, showFailuresAsPages } from '../printToken/documentPages.ts';
import { usePrintToken } from '../printToken/printToken.store.ts';
import { calendarFile, calendarFileName } from './calendarFile.ts';
import { eventPlace } from './eventPlace.ts';
import { findMessage } from './message.store.ts';

const words: DocumentWords = {
  missingTitle: 'document.missing.title',
  missingText: 'document.missing.text',
  expiredText: 'document.expired.text',
};

/**
 * An event's calendar file (F5). It opens in a window of its own, with a print token in the address, so a failure
 * is a page for people. A HEAD request is refused, since it would use up the token.
 */
export function registerMessageExport(app: FastifyInstance, context: AppContext): void {
  const { config, database, now } = context;
  void app.register(async (scope) => {
    showFailuresAsPages(scope, context.config.brand, words);

    bind(scope, context, exportMessage, async ({ params: { messageId }, query, request, reply }) => {
      if (request.method === 'HEAD') throw notFound();
      const { lang: language, 'print-token': token } = query;
      const userId = await usePrintToken(database, token, `message:${messageId}`, now());
      if (userId === null) throw new Refusal(401, 'unauthorized');
      const message = await findMessage(database, messageId);
      if (!message) throw notFound();
      const name = calendarFileName(inLanguage(message.texts, language).title);
      reply.type('text/calendar; charset=utf-8').headers({
        'content-disposition': `attachment; filename="${name}"`,
        'referrer-policy': 'no-referrer',
      });
      return calendarFile(message, language, eventPlace(config, message));
    });
  });
}
