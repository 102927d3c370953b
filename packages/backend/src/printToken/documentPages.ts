import { asLanguage, type Language } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '../configuration/brand/brand.ts';
import { html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { failureBody } from '../http/failure.ts';
import type { Refusal } from '../http/refusal.ts';
import { noted } from '../http/refuse.ts';
import { languageFrom } from '../language/language.ts';
import { say } from '../language/words.ts';

/** Ids of the texts for a document that cannot be shown, in the core's catalogues. */
export interface DocumentWords {
  readonly missingTitle: string;
  readonly missingText: string;
  readonly expiredText: string;
}

/** The language in the address, or the browser's if the address names no valid one. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const wanted = query !== null && typeof query === 'object' && 'lang' in query ? query.lang : undefined;
  return asLanguage(wanted) ?? languageFrom(headers['accept-language']);
}

function wordsFor(
  refusal: Refusal,
  { missingTitle, missingText, expiredText }: DocumentWords,
  language: Language,
  tracking: string,
): { title: string; text: string } {
  if (refusal.status === 401)
    return { title: say(language, 'document.expired.title'), text: say(language, expiredText) };
  if (refusal.status === 404) return { title: say(language, missingTitle), text: say(language, missingText) };
  const { message } = failureBody(refusal, language, tracking);
  return {
    title: say(language, 'document.failed.title'),
    text: `${message} ${say(language, 'document.failed.tracking', { tracking })}`,
  };
}

function failurePage(
  brand: Brand,
  refusal: Refusal,
  words: DocumentWords,
  language: Language,
  tracking: string,
): string {
  const { title, text } = wordsFor(refusal, words, language, tracking);
  const main = html`
    <section class="entry">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="submit" href="/">${say(language, 'document.back')}</a></p>
    </section>`;
  return page({ brand, language, title, main, addressIn: null });
}

/** Shows failures of a scope's routes as pages for people, since its documents open in windows of their own. */
export function showFailuresAsPages(scope: FastifyInstance, brand: Brand, words: DocumentWords): void {
  scope.setErrorHandler((error, request, reply) => {
    const refusal = noted(error, request, reply);
    return reply
      .code(refusal.status)
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(failurePage(brand, refusal, words, languageOf(request), request.id));
  });
}
