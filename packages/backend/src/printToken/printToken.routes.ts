import { printToken } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../endpoint/bind.ts';
import { issuePrintToken, sweepPrintTokens } from './printToken.store.ts';

/** Tokens for addresses that open in a window of their own (B7). */
export function registerPrintTokenRoutes(app: FastifyInstance, context: AppContext): void {
  const { database, now } = context;
  bind(
    app,
    context,
    printToken,
    async ({ user: { userId }, query: { document = null } }) => {
      await sweepPrintTokens(database, now());
      return { 'print-token': await issuePrintToken(database, { userId, document }, now()) };
    },
    { fairUse: 'documents' },
  );
}
