import { generalConditions, type Language, staticPage } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../endpoint/bind.ts';
import { notFound } from '../http/refusal.ts';
import { textPolicy } from '../http/securityHeaders.ts';
import type { LegalKind } from './legal.schema.ts';
import { legalText, writtenIn } from './legal.store.ts';

/** The texts of the house (requirements H1 and H3). Anybody may read them, signed in or not. */
export function registerLegalRoutes(app: FastifyInstance, context: AppContext): void {
  const textOf = async (
    kind: LegalKind,
    name: string,
    language: Language,
    reply: FastifyReply,
  ): Promise<string> => {
    const html = await legalText(context.database, kind, name, language);
    if (html === null) throw notFound();
    reply.headers({
      'content-language': writtenIn(kind, name, language),
      'content-security-policy': textPolicy,
    });
    return html;
  };
  bind(app, context, staticPage, ({ params, language, reply }) =>
    textOf('page', params.page, language, reply),
  );
  bind(app, context, generalConditions, ({ params, language, reply }) =>
    textOf('conditions', params.id, language, reply),
  );
}
