import { randomUUID } from 'node:crypto';
import { takeTurn } from '../../fairUse/fairUse.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { type Area, addressOf, callerOf, opened, sendPage } from '../frame/pages.ts';
import { wasAsked } from '../session/quietSignIn.ts';
import { field } from '../session/visit.ts';
import { storeRequest } from './contactRequest.store.ts';
import { type Entry, longest, problemsOf } from './entry.ts';
import { requestForm, requestSent } from './requestForm.ts';

const address = `${selfServicePath}/request`;

const typed = (body: unknown, name: string): string =>
  (field(body, name) ?? '').replaceAll('\r\n', '\n').trim();

/** The value of a one-line field. Line breaks are removed, so that nobody can forge lines of the mail. */
const typedLine = (body: unknown, name: string): string =>
  typed(body, name).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

function entryIn(body: unknown): Entry {
  const formId = typed(body, 'formId');
  return {
    formId: /^[\w-]{20,64}$/.test(formId) ? formId : randomUUID(),
    name: typedLine(body, 'name'),
    email: typed(body, 'email'),
    subject: typedLine(body, 'subject'),
    message: typed(body, 'message'),
  };
}

/** The contact form, for people who are signed in and for those who are not. */
export function registerRequest(area: Area): void {
  const { app, context } = area;

  app.get(address, async (request, reply) => {
    const who = await opened(area, request);
    const { user, language } = who;
    const { sessions } = area;
    const sent = field(request.query, 'sent');
    if (sent !== undefined && /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(sent)) {
      const title = say(language, 'selfService.request.sent.title');
      return sendPage(area, request, reply, { title, main: requestSent(language, sent) }, who);
    }
    if (!user && sessions && !wasAsked(addressOf(request)))
      return sessions.askQuietly(request, reply, addressOf(request), language);
    const entry: Entry = {
      formId: randomUUID(),
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      subject: (field(request.query, 'subject') ?? '').slice(0, longest.subject),
      message: (field(request.query, 'message') ?? '').slice(0, longest.message),
    };
    const main = requestForm({ language, entry, problems: {} });
    return sendPage(area, request, reply, { title: say(language, 'selfService.request.title'), main }, who);
  });

  app.post(address, async (request, reply) => {
    const who = await opened(area, request);
    const { user, language } = who;
    const entry = entryIn(request.body);
    const problems = problemsOf(entry);
    if (Object.keys(problems).length > 0) {
      const title = say(language, 'selfService.request.title');
      const main = requestForm({ language, entry, problems });
      return sendPage(area, request, reply, { status: 422, title, main }, who);
    }
    await takeTurn(context, 'contact', callerOf(request, who));
    const userId = user?.userId ?? null;
    const requestId = await storeRequest(context.database, entry, {
      userId,
      language,
      sentAt: context.now(),
      serviceMail: context.config.serviceMail,
    });
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${address}?lang=${language}&sent=${requestId}`, 303);
  });
}
