import type { Language } from '@selvedge/core/contract';
import { readableDocuments } from '@selvedge/core/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { type Caller, takePartOfTurn } from '../../fairUse/fairUse.ts';
import { html } from '../../html/html.ts';
import { failureBody } from '../../http/failure.ts';
import { badRequest } from '../../http/refusal.ts';
import { noted } from '../../http/refuse.ts';
import { isWellFormed } from '../../http/wellFormed.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { signedInUser, type UserRow } from '../../user/user.store.ts';
import type { Sessions } from '../session/session.ts';
import { languageOf, type Page, type Visit } from '../session/visit.ts';
import { framed, heading } from './frame.ts';

/** The area as its pages see it. `sessions` is null when a foreign provider signs people in. */
export interface Area {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly sessions: Sessions | null;
}

/** Path and query of a request, even if the client sends an absolute address (RFC 9112, section 3.2.2). */
export const addressOf = ({ url }: FastifyRequest): string => url.replace(/^https?:\/\/[^/]*/i, '');

interface Opened {
  readonly language: Language;
  readonly user: UserRow | null;
}

/** Sends a page in its frame. It must not be cached. */
export function sendPage(
  { context }: Pick<Area, 'context'>,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { language, user }: Opened,
): FastifyReply {
  if (page.status === 403)
    context.security.note('rights.refused', request, {
      user: user?.userId ?? null,
      what: 'right',
      call: `${request.method} ${request.routeOptions.url ?? ''}`,
    });
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'cookie, accept-language')
    .header('content-language', language)
    .send(
      framed({
        ...page,
        language,
        address: request.method === 'GET' ? addressOf(request) : selfServicePath,
        person: user && `${user.firstName} ${user.lastName}`,
        readsDocuments: user !== null && readableDocuments(user.rights).length > 0,
        publicUrl: context.config.publicUrl,
        brand: context.config.brand,
      }),
    );
}

const openings = new WeakMap<FastifyRequest, Promise<Opened>>();

async function open({ context, sessions }: Area, request: FastifyRequest): Promise<Opened> {
  if (!isWellFormed([request.params, request.query, request.body])) throw badRequest();
  // Before the session is looked up and kept in use: that is what a flood would cost.
  await takePartOfTurn(context, 'pages', { userId: null, address: request.ip }, 'address');
  const user = (await sessions?.userOf(request)) ?? null;
  const who = { user, language: languageOf(request, user?.selectedLanguage ?? null) };
  await takePartOfTurn(context, 'pages', callerOf(request, who), 'caller');
  return who;
}

/**
 * The user and the language of a request, which is counted. Asked for again, as by the page of an error, it is not
 * looked up a second time.
 *
 * @throws {Refusal} for malformed text, and 429 `tooMany`.
 */
export function opened(area: Area, request: FastifyRequest): Promise<Opened> {
  const known = openings.get(request) ?? open(area, request);
  openings.set(request, known);
  return known;
}

/** The caller for whom a page counts its calls. */
export const callerOf = ({ ip }: FastifyRequest, { user }: Opened): Caller => ({
  userId: user?.userId ?? null,
  address: ip,
});

/** Shown when people sign in elsewhere: this portal cannot know who they are. */
const elsewhere = (language: Language, address: string, here: string): Page => ({
  status: 404,
  title: say(language, 'selfService.elsewhere.title'),
  main: html`
    ${heading(say(language, 'selfService.elsewhere.title'), say(language, 'selfService.elsewhere.text'))}
    ${address === here ? null : html`<p><a class="button" href="${address}">${say(language, 'selfService.elsewhere.open')}</a></p>`}`,
});

/**
 * Registers a page for signed-in users; others are sent to sign in and come back. If `answer` resolves to null, it
 * has already sent `reply`.
 */
export function visited(
  area: Area,
  path: string,
  answer: (visit: Visit, reply: FastifyReply) => Promise<Page | null> | Page,
): void {
  const { app, context, sessions } = area;
  const { selfServiceUrl, publicUrl } = context.config;
  app.get(`${selfServicePath}${path}`, async (request, reply) => {
    const who = await opened(area, request);
    const { user, language } = who;
    if (!sessions) {
      const page = elsewhere(language, selfServiceUrl, `${publicUrl}${selfServicePath}`);
      return sendPage(area, request, reply, page, who);
    }
    if (!user) return sessions.begin(request, reply, addressOf(request), language);
    const answered = await answer({ user: signedInUser(user), language, request }, reply);
    return answered ? sendPage(area, request, reply, answered, who) : reply;
  });
}

/** Shows errors of pages as a page: what happened, the way back, and the code to quote to support. */
export function registerFailures(area: Area): void {
  area.app.setErrorHandler(async (error, request, reply) => {
    const refusal = noted(error, request, reply);
    const stranger = { user: null, language: languageOf(request, null) };
    // Finding the user may fail for the same reason; then show the page without one. Do not wait a second time for
    // a database that is away.
    const who = refusal.status === 503 ? stranger : await opened(area, request).catch(() => stranger);
    const { language } = who;
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    const { message } = failureBody(refusal, language, request.id);
    const title = say(
      language,
      refusal.status === 404 ? 'selfService.notFound.title' : 'selfService.failed.title',
    );
    const main = html`
      ${heading(title, message)}
      <p class="fine">${say(language, 'signIn.error.tracking', { tracking: request.id })}</p>
      <p><a class="button" href="${selfServicePath}">${say(language, 'selfService.toStart')}</a></p>`;
    return sendPage(area, request, reply, { status: refusal.status, title, main }, who);
  });
}
