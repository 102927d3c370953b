import {
  confirmationDocument,
  type Language,
  mailConfirmation,
  orderConfirmation,
  printConfirmation,
} from '@selvedge/core/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import type { AppContext } from '../../../appContext.ts';
import { bind } from '../../../endpoint/bind.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { enqueueMails, RECIPIENTS_PER_HOUR } from '../../../mail/enqueue.ts';
import { type DocumentWords, showFailuresAsPages } from '../../../printToken/documentPages.ts';
import { usePrintToken } from '../../../printToken/printToken.store.ts';
import { findUser, signedInUser } from '../../../user/user.store.ts';
import { leftOf } from '../../../work/queuedCaller.ts';
import { createFileCache } from '../../document/fileCache.ts';
import { confirmationMail } from './confirmationMail.ts';
import { confirmationPdf, fileNameOf } from './confirmationPdf.ts';
import { orderUntil, readersOf } from './readers.ts';
import { type ConfirmationSheet, readConfirmation } from './sheet.ts';
import { stylePictures } from './stylePictures.ts';

const words: DocumentWords = {
  missingTitle: 'document.order.missing.title',
  missingText: 'document.order.missing.text',
  expiredText: 'document.order.expired.text',
};

/** The confirmation of an order: as a file, in a window of its own with a print token, and by mail. */
export function registerConfirmationRoutes(app: FastifyInstance, context: AppContext): void {
  const { database, now } = context;
  const { brand, timeZone } = context.config;
  const documents = { fairUse: 'documents', waits: 'queue' } as const;
  const shelf = createFileCache<ConfirmationSheet>();
  const fileOf = (user: SignedInUser, orderId: string, language: Language, left: AbortSignal) =>
    shelf.take(
      { who: user.userId, left },
      () => readConfirmation(database.db, user, orderId, { language, timeZone }),
      async (sheet, ended) => {
        const pictures = await stylePictures(context, sheet.order, { who: user.userId, left: ended });
        const file = await confirmationPdf(brand, sheet, pictures.of, ended);
        return { file, isWhole: pictures.isWhole() };
      },
    );
  /** A signal that never aborts: a mail is sent even if the user who requested it has left. */
  const staying = (): AbortSignal => new AbortController().signal;
  const named = (reply: FastifyReply, sheet: ConfirmationSheet, how: 'attachment' | 'inline'): void => {
    reply.type('application/pdf').headers({
      'content-disposition': `${how}; filename="${fileNameOf(sheet)}"`,
      'referrer-policy': 'no-referrer',
    });
  };

  bind(
    app,
    context,
    orderConfirmation,
    async ({ params: { orderId }, user, language, reply }) => {
      const { said, file } = await fileOf(user, orderId, language, leftOf(reply));
      named(reply, said, 'attachment');
      return file;
    },
    documents,
  );

  bind(
    app,
    context,
    mailConfirmation,
    async ({ params, body: { recipients }, user, language, reply }) => {
      const { said, file } = await fileOf(user, params.orderId, language, staying());
      const readers = await readersOf(database.db, recipients);
      const until = await orderUntil(database.db, user, said.order, now());
      const content = (recipient: string) =>
        confirmationMail(said, {
          house: brand.name,
          file,
          sender: user,
          reader: readers.get(recipient.toLowerCase()) ?? null,
          orderUntil: until,
        });
      const sender = { userId: user.userId, perHour: RECIPIENTS_PER_HOUR };
      await enqueueMails(database, { recipients, content, sender }, now());
      reply.code(202);
      return null;
    },
    documents,
  );

  void app.register(async (scope) => {
    showFailuresAsPages(scope, brand, words);

    bind(
      scope,
      context,
      printConfirmation,
      async ({ params: { orderId }, query, request, reply }) => {
        // A request for the headers alone would use up the token.
        if (request.method === 'HEAD') throw notFound();
        const { lang: language, 'print-token': token } = query;
        const document = confirmationDocument(orderId);
        const userId = await usePrintToken(database, token, document, now(), { bound: true });
        const row = userId === null ? null : await findUser(database, userId);
        if (!row) throw new Refusal(401, 'unauthorized');
        const { said, file } = await fileOf(signedInUser(row), orderId, language, leftOf(reply));
        named(reply, said, 'inline');
        return file;
      },
      documents,
    );
  });
}
