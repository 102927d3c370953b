import formbody from '@fastify/formbody';
import { isEmail, type Language } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaulted, size, string, type } from 'superstruct';
import type { AppContext } from '../../appContext.ts';
import { countCall } from '../../fairUse/callCount.store.ts';
import { sendPage } from '../../html/sendPage.ts';
import { failureBody } from '../../http/failure.ts';
import { networkOf } from '../../http/networkOf.ts';
import { badRequest } from '../../http/refusal.ts';
import { noted } from '../../http/refuse.ts';
import { providerHeaders } from '../../http/securityHeaders.ts';
import { isWellFormed } from '../../http/wellFormed.ts';
import { languageFrom } from '../../language/language.ts';
import { isDemoAccount } from '../../user/demoAccounts.ts';
import { findUserByEmail } from '../../user/user.store.ts';
import { leftOf } from '../../work/queuedCaller.ts';
import { createUnhurried } from '../../work/unhurried.ts';
import { failurePage } from '../provider/providerPages.ts';
import { forgottenPath } from '../provider/providerPath.ts';
import { hashInTurn } from '../signIn/passwordTurns.ts';
import { operatorOf } from './firstOperator.ts';
import { forgottenPage, linkSentPage } from './forgottenPage.ts';
import { addFirstOperator, type LinkedPerson, personOf, setPassword } from './passwordLink.store.ts';
import {
  deadLinkPage,
  type EntryProblem,
  type OperatorEntry,
  passwordPage,
  passwordPath,
  savedPage,
} from './passwordPage.ts';
import { passwordProblem } from './passwordRules.ts';
import { sendLink } from './sendLink.ts';

const quarter = 15 * 60_000;
/** Mails with a link that one account gets, and that one network may ask for, within a quarter of an hour. */
const MOST_LINKS = { account: 3, network: 20 } as const;

const pageOptions = {
  helmet: providerHeaders,
  config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
};

const words = (most: number) => defaulted(size(string(), 0, most), '');
const queryStruct = type({ token: words(64), language: words(20) });
const passwordStruct = type({
  // One more than is taken, so that a longer one is told from one that fits.
  password: words(1_000),
  repeated: words(1_000),
  email: words(254),
  firstName: words(100),
  lastName: words(100),
});
const forgottenStruct = type({ email: words(254) });

type PasswordEntry = ReturnType<typeof passwordStruct.create>;

const entryIn = ({ email, firstName, lastName }: PasswordEntry): OperatorEntry => ({
  email: email.trim().toLowerCase(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

const nobody: OperatorEntry = { email: '', firstName: '', lastName: '' };

function problemOf(entry: PasswordEntry, { user }: LinkedPerson): EntryProblem | null {
  const operator = entryIn(entry);
  if (!user && !isEmail(operator.email)) return 'email';
  if (!user && (operator.firstName === '' || operator.lastName === '')) return 'name';
  const { email, firstName, lastName } = user ?? operator;
  return passwordProblem(entry, [email, firstName, lastName]);
}

/** The built-in provider's pages to set a password by a link, and to have one sent. They work without scripts. */
export function registerPasswordLinks(app: FastifyInstance, context: AppContext): void {
  const { config, database, now, security } = context;
  const { brand, publicUrl } = config;
  const unhurried = createUnhurried(context.pause);
  app.addHook('onClose', () => unhurried.end());

  const queryOf = ({ query }: FastifyRequest) => {
    if (!isWellFormed(query)) throw badRequest();
    return queryStruct.create(query);
  };
  const languageOf = (request: FastifyRequest): Language => {
    const { language } = request.query as { readonly language?: unknown };
    return languageFrom(typeof language === 'string' ? language : request.headers['accept-language']);
  };

  /** Mails a link where there is an account. How long it takes would tell whether there is one. */
  async function sendForgotten(request: FastifyRequest, email: string): Promise<void> {
    const subject = `forgotten ${email}`;
    const { calls } = await countCall(
      database,
      { subject, most: MOST_LINKS.account, window: quarter },
      now(),
    );
    const user = await findUserByEmail(database, email);
    if (!user || isDemoAccount(user.email) || calls > MOST_LINKS.account) return;
    await sendLink(database, user, { purpose: 'forgotten', publicUrl, house: brand.name }, now());
    security.note('password.linkSent', request, { user: user.userId });
  }

  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8192 });
    scope.setErrorHandler((error, request, reply) => {
      const language = languageOf(request);
      const refusal = noted(error, request, reply);
      const { message } = failureBody(refusal, language, request.id);
      return sendPage(reply, refusal.status, failurePage(brand, language, message, request.id));
    });

    scope.get(passwordPath, pageOptions, async (request, reply) => {
      const language = languageOf(request);
      const { token: secret } = queryOf(request);
      const person = await personOf(database, secret, now());
      if (!person) return sendPage(reply, 410, deadLinkPage(brand, language));
      return sendPage(
        reply,
        200,
        passwordPage({ brand, language, secret, person, entry: nobody, problem: null }),
      );
    });

    scope.post(passwordPath, pageOptions, async (request, reply) => {
      const language = languageOf(request);
      const { token: secret } = queryOf(request);
      const [error, entry] = passwordStruct.validate(request.body ?? {}, { coerce: true });
      if (error || !isWellFormed(entry)) throw badRequest(error);
      const person = await personOf(database, secret, now());
      if (!person) return sendPage(reply, 410, deadLinkPage(brand, language));
      const operator = entryIn(entry);
      const problem = problemOf(entry, person);
      if (problem !== null)
        return sendPage(
          reply,
          422,
          passwordPage({ brand, language, secret, person, entry: operator, problem }),
        );
      const email = person.user?.email ?? operator.email;
      const passwordHash = await hashInTurn(
        { email, address: request.ip, device: null },
        leftOf(reply),
        entry.password,
      );
      const added = operatorOf(operator, passwordHash);
      const { userId } = person.user ?? added;
      const isSet = person.user
        ? await setPassword(database, secret, { userId, passwordHash }, now())
        : await addFirstOperator(database, secret, added, now());
      if (!isSet) return sendPage(reply, 410, deadLinkPage(brand, language));
      security.note('password.set', request, { user: userId, by: person.purpose });
      return sendPage(reply, 200, savedPage(brand, language));
    });

    scope.get(forgottenPath, pageOptions, async (request, reply) =>
      sendPage(reply, 200, forgottenPage({ brand, language: languageOf(request), email: '', problem: null })),
    );

    scope.post(forgottenPath, pageOptions, async (request, reply) => {
      const language = languageOf(request);
      const [error, entry] = forgottenStruct.validate(request.body ?? {}, { coerce: true });
      if (error || !isWellFormed(entry)) throw badRequest(error);
      const email = entry.email.trim().toLowerCase();
      if (!isEmail(email))
        return sendPage(
          reply,
          422,
          forgottenPage({ brand, language, email, problem: 'password.problem.email' }),
        );
      const { calls } = await countCall(
        database,
        { subject: `forgotten from ${networkOf(request.ip)}`, most: MOST_LINKS.network, window: quarter },
        now(),
      );
      if (calls > MOST_LINKS.network)
        return sendPage(reply, 429, forgottenPage({ brand, language, email, problem: 'signIn.tooMany' }));
      unhurried.begin(
        () => sendForgotten(request, email),
        (failed) => request.log.error({ err: failed }, 'a link for a forgotten password was not sent'),
      );
      return sendPage(reply, 200, linkSentPage(brand, language, email));
    });
  });
}
