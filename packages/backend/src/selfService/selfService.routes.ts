import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { AppContext } from '../appContext.ts';
import { html } from '../html/html.ts';
import { notFound } from '../http/refusal.ts';
import { providerHeaders } from '../http/securityHeaders.ts';
import { selfServicePath, signedInPath } from '../identity/clients/selfService.ts';
import { say } from '../language/words.ts';
import { registerAssets } from './assets.ts';
import { registerCalendar } from './calendar/calendarPage.ts';
import { registerContacts } from './contacts/contactsPage.ts';
import { registerDeliveries } from './deliveries/deliveryPages.ts';
import { registerFaq } from './faq/faqPages.ts';
import { heading } from './frame/frame.ts';
import { type Area, opened, registerFailures, sendPage, visited } from './frame/pages.ts';
import { registerFiles } from './manuals/files.ts';
import { registerManuals } from './manuals/manualPages.ts';
import { registerPeople } from './people/peoplePages.ts';
import { registerRequest } from './request/requestPage.ts';
import { asked } from './session/quietSignIn.ts';
import { createSessions } from './session/session.ts';
import { field } from './session/visit.ts';
import { startPage } from './startPage.ts';

function registerSignedIn(area: Area): void {
  const { app, sessions } = area;
  if (!sessions) return;
  app.get(signedInPath, async (request, reply) => {
    const who = await opened(area, request);
    const returnTo = await sessions.complete(request, reply);
    if (returnTo !== null) return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
    const { language } = who;
    // The silent sign-in failed in a browser that keeps no cookies: show the contact form without a user.
    if (field(request.query, 'error') === 'login_required')
      return reply.redirect(asked(`${selfServicePath}/request?lang=${language}`), 303);
    const title = say(language, 'selfService.signIn.failed');
    const main = html`
      ${heading(title, say(language, 'signIn.expired.text'))}
      <p><a class="button" href="${selfServicePath}">${say(language, 'selfService.signIn.again')}</a></p>`;
    return sendPage(area, request, reply, { status: 400, title, main }, who);
  });
}

/** The self-service area: an application of its own behind the portal's sign-in. Its pages have no scripts. */
export function registerSelfService(
  root: FastifyInstance,
  context: AppContext,
  provider: Provider | null,
  webAssets: readonly string[],
): void {
  registerAssets(root, webAssets, context.config.brand);
  void root.register(async (app) => {
    await app.register(formbody, { bodyLimit: 65_536 });
    app.addHook('onRoute', (route) => {
      route.config = Object.assign(route.config ?? {}, { helmet: providerHeaders });
    });
    const sessions = provider && createSessions(root, context, provider);
    const area: Area = { app, context, sessions };
    registerFailures(area);
    registerSignedIn(area);
    visited(area, '', startPage);
    registerCalendar(area);
    registerManuals(area);
    registerFiles(area);
    registerFaq(area);
    registerContacts(area);
    registerDeliveries(area);
    registerPeople(area);
    registerRequest(area);
    app.get(`${selfServicePath}/`, async (_request, reply) => reply.redirect(selfServicePath, 301));
    app.all(`${selfServicePath}/*`, async (request) => {
      await opened(area, request);
      throw notFound();
    });
  });
}
