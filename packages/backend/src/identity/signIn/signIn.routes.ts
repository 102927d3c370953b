import formbody from '@fastify/formbody';
import { asLanguage, type Language } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { size, string, type } from 'superstruct';
import type { AppContext } from '../../appContext.ts';
import { sendPage } from '../../html/sendPage.ts';
import { cookie, cookieIn } from '../../http/cookies.ts';
import { failureBody } from '../../http/failure.ts';
import { badRequest, Refusal } from '../../http/refusal.ts';
import { noted } from '../../http/refuse.ts';
import { providerHeaders } from '../../http/securityHeaders.ts';
import { isWellFormed } from '../../http/wellFormed.ts';
import { languageFrom } from '../../language/language.ts';
import { say } from '../../language/words.ts';
import { demoAccounts, isDemoAccount } from '../../user/demoAccounts.ts';
import {
  currentPasswordHash,
  findUserByEmail,
  storeLanguage,
  storePasswordHash,
  type UserRow,
} from '../../user/user.store.ts';
import { leftOf } from '../../work/queuedCaller.ts';
import { expiredPage, failurePage } from '../provider/providerPages.ts';
import { providerPath } from '../provider/providerPath.ts';
import { type DeviceCookies, deviceSeconds } from './deviceCookie.ts';
import { type Compared, comparePassword, comparePublished } from './password.ts';
import { inCountingTurn, inPasswordTurn } from './passwordTurns.ts';
import { type Attempt, giveBackAttempt, takeAttempt } from './signInLimits.ts';
import { signInPage } from './signInPage.ts';

interface Deps {
  readonly provider: Provider;
  readonly devices: DeviceCookies;
}

const pageOptions = {
  helmet: providerHeaders,
  config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
};

const entryStruct = type({ email: size(string(), 0, 254), password: size(string(), 0, 200) });

const field = (from: unknown, name: string): string | undefined => {
  const value =
    from !== null && typeof from === 'object' ? (from as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The provider's sign-in page. It works without scripts. The interaction's own cookie (SameSite) guards the form. */
export function registerSignIn(
  app: FastifyInstance,
  { config, database, now, security }: AppContext,
  { provider, devices }: Deps,
): void {
  const secure = config.publicUrl.startsWith('https:');

  async function wantedLocales(
    { raw, params }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    const interaction = await provider.interactionDetails(raw, reply.raw);
    if (interaction.uid !== field(params, 'uid')) throw new errors.SessionNotFound('another interaction');
    const { ui_locales: locales } = interaction.params;
    return typeof locales === 'string' ? locales : undefined;
  }

  /** The language that the person chose on the page; the link that does so leaves it in the address. */
  const chosenLanguage = ({ query }: FastifyRequest): Language | null => asLanguage(field(query, 'language'));

  const languageOf = (request: FastifyRequest, locales: string | undefined): Language =>
    languageFrom(
      field(request.body, 'language') ??
        field(request.query, 'language') ??
        locales ??
        request.headers['accept-language'],
    );

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    { language, email = '', problem = null }: { language: Language; email?: string; problem?: string | null },
  ) =>
    sendPage(
      reply,
      status,
      signInPage({
        brand: config.brand,
        language,
        address: `${providerPath}/interaction/${field(request.params, 'uid') ?? ''}`,
        isChosen: chosenLanguage(request) !== null,
        email,
        problem,
        accounts: config.demo ? await demoAccounts(database) : [],
      }),
    );

  /** Takes as long for an account that does not exist. */
  const compare = (user: UserRow | undefined, password: string): Promise<Compared> => {
    const isPublished = user !== undefined && isDemoAccount(user.email);
    const hash = user?.passwordHash ?? null;
    if (!isPublished) return comparePassword(password, hash);
    return config.demo && hash !== null ? comparePublished(password, hash) : comparePassword(password, null);
  };

  /** Compares when the attempt's turn comes. An attempt that is never compared is not counted. */
  async function compareInTurn(
    attempt: Attempt,
    left: AbortSignal,
    user: UserRow | undefined,
    password: string,
  ): Promise<Compared> {
    let begun = false;
    try {
      return await inPasswordTurn(attempt, left, () => {
        begun = true;
        return compare(user, password);
      });
    } catch (error) {
      if (!begun) await giveBackAttempt(database, attempt);
      throw error;
    }
  }

  /**
   * Whether a password that was right still is: it may have been set anew, or the account disabled, while it was
   * compared. One that was only kept anew, at another cost, is compared once more.
   */
  async function isStillRight(user: UserRow, password: string): Promise<boolean> {
    const current = await currentPasswordHash(database, user.userId);
    if (current === null || current === user.passwordHash) return current !== null;
    return (await comparePassword(password, current)).fits;
  }

  /**
   * After a right password: takes the attempt back, marks the browser as known, and stores the password at today's
   * cost, and the chosen language of somebody who has none yet (J1).
   */
  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    attempt: Attempt,
    renewed: string | null,
  ): Promise<void> {
    const { email } = attempt;
    await giveBackAttempt(database, attempt);
    security.note('signIn.succeeded', request, { user: user.userId });
    if (renewed !== null) await storePasswordHash(database, user, renewed);
    const language = chosenLanguage(request);
    if (language !== null && user.selectedLanguage === null)
      await storeLanguage(database, user.userId, language);
    const value = devices.valueFor({ email, passwordHash: renewed ?? user.passwordHash }, now());
    const options = { path: providerPath, secure, seconds: deviceSeconds };
    reply.header('set-cookie', cookie(devices.nameFor(email), value, options));
  }

  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 4096 });
    scope.setErrorHandler((error, request, reply) => {
      const language = languageOf(request, undefined);
      if (error instanceof errors.SessionNotFound)
        return sendPage(reply, 410, expiredPage(config.brand, language, request.id));
      const refusal = noted(error, request, reply);
      const { message } = failureBody(refusal, language, request.id);
      return sendPage(reply, refusal.status, failurePage(config.brand, language, message, request.id));
    });

    scope.get(`${providerPath}/interaction/:uid`, pageOptions, async (request, reply) => {
      const language = languageOf(request, await wantedLocales(request, reply));
      return show(request, reply, 200, { language });
    });

    scope.post(`${providerPath}/interaction/:uid`, pageOptions, async (request, reply) => {
      const language = languageOf(request, await wantedLocales(request, reply));
      const [error, entry] = entryStruct.validate(request.body);
      if (error || !isWellFormed(entry)) throw badRequest(error);
      const email = entry.email.trim().toLowerCase();
      const user = await findUserByEmail(database, email);
      const account = { email, passwordHash: user?.passwordHash ?? null };
      const device = cookieIn(request.headers.cookie, devices.nameFor(email));
      const attempt = { email, address: request.ip, device: devices.deviceOf(account, device, now()) };
      const met = await inCountingTurn(attempt, () => takeAttempt(database, attempt, now()));
      if (met !== null) {
        security.note('signIn.locked', request, { account: security.pseudonym(email), by: met });
        return show(request, reply, 429, { language, email, problem: say(language, 'signIn.tooMany') });
      }
      const compared = await compareInTurn(attempt, leftOf(reply), user, entry.password).catch(
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'tooMany') return error;
          throw error;
        },
      );
      if (compared instanceof Refusal) {
        noted(compared, request, reply);
        return show(request, reply, 429, {
          language,
          email,
          problem: failureBody(compared, language, request.id).message,
        });
      }
      const wrong = () => {
        security.note('signIn.refused', request, {
          user: user?.userId ?? null,
          account: security.pseudonym(email),
        });
        return show(request, reply, 422, { language, email, problem: say(language, 'signIn.wrong') });
      };
      if (!user || !compared.fits || !(await isStillRight(user, entry.password))) return wrong();
      const returnTo = await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: user.userId, remember: false, amr: ['pwd'] },
      });
      // Whoever sets a new password ends what was kept by then; what was kept a moment later ends here.
      if (!(await isStillRight(user, entry.password))) {
        await provider.interactionResult(request.raw, reply.raw, {});
        return wrong();
      }
      await welcome(request, reply, user, attempt, compared.renewed);
      return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
    });
  });
}
