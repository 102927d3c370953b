import { randomBytes } from 'node:crypto';
import type { Language } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { AppContext } from '../../appContext.ts';
import { takeTurn } from '../../fairUse/fairUse.ts';
import { cookie, cookieIn } from '../../http/cookies.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { cookiePrefix } from '../../identity/provider/cookiePrefix.ts';
import { touchSession } from '../../identity/provider/sessionTimes.ts';
import { findUser, type UserRow } from '../../user/user.store.ts';
import { authorizationAddress, exchangeCode, isStillSignedIn, newSignIn } from './codeFlow.ts';
import { identityChecks } from './identityCheck.ts';
import { asked, quietly, wasAsked } from './quietSignIn.ts';
import { endSession, endSignIn, findSession, findSignIn, type SignIn, storeSignIn } from './session.store.ts';
import { field } from './visit.ts';

const signInMinutes = 10;
const sessionHours = 8;

/** The area's own sign-in, with sessions of its own that end with the provider's. */
export interface Sessions {
  /** The user of a request; null when nobody is signed in. */
  userOf(request: FastifyRequest): Promise<UserRow | null>;
  /** Sends a browser to the provider, and then on to `returnTo`. */
  begin(
    request: FastifyRequest,
    reply: FastifyReply,
    returnTo: string,
    language: Language,
  ): Promise<FastifyReply>;
  /** As `begin`, but never shows a form: a browser that the provider does not know returns without a user. */
  askQuietly(
    request: FastifyRequest,
    reply: FastifyReply,
    returnTo: string,
    language: Language,
  ): Promise<FastifyReply>;
  /**
   * Handles the return of a browser from the provider. Resolves to where it was going; null for a sign-in that is
   * not its own.
   */
  complete(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
}

export function createSessions(app: FastifyInstance, context: AppContext, provider: Provider): Sessions {
  const { database, config, now } = context;
  const { publicUrl, session: times } = config;
  const checks = identityChecks(app, provider);
  const sessionCookie = `${cookiePrefix(publicUrl)}selvedge_self_service`;
  const browserCookie = `${cookiePrefix(publicUrl)}selvedge_self_service_browser`;
  const secure = publicUrl.startsWith('https:');
  const set = (reply: FastifyReply, name: string, value: string, seconds: number) =>
    reply.header('set-cookie', cookie(name, value, { path: selfServicePath, secure, seconds }));

  async function send(
    { headers, ip }: FastifyRequest,
    reply: FastifyReply,
    returnTo: string,
    addressOf: (signIn: SignIn) => string,
  ): Promise<FastifyReply> {
    await takeTurn(context, 'signIns', { userId: null, address: ip });
    const browser = cookieIn(headers.cookie, browserCookie) ?? randomBytes(32).toString('base64url');
    const signIn = newSignIn(browser, returnTo, now() + signInMinutes * 60_000);
    await storeSignIn(database, signIn);
    return set(reply, browserCookie, browser, signInMinutes * 60)
      .header('cache-control', 'no-store')
      .redirect(addressOf(signIn), 303);
  }

  return {
    async userOf({ headers }) {
      const token = cookieIn(headers.cookie, sessionCookie);
      const session = token && (await findSession(database, token, now()));
      if (!token || !session) return null;
      if (await isStillSignedIn(provider, session)) {
        await touchSession(database, times, session.providerSession);
        return (await findUser(database, session.userId)) ?? null;
      }
      await endSession(database, token);
      return null;
    },

    begin: (request, reply, returnTo, language) =>
      send(request, reply, returnTo, (signIn) => authorizationAddress(publicUrl, signIn, language)),

    askQuietly: (request, reply, returnTo, language) =>
      send(request, reply, asked(returnTo), (signIn) =>
        quietly(authorizationAddress(publicUrl, signIn, language)),
      ),

    async complete({ headers, query, ip }, reply) {
      const browser = cookieIn(headers.cookie, browserCookie);
      const state = field(query, 'state');
      if (!browser || !state) return null;
      const back = { state, browser };
      const signIn = await findSignIn(database, back, now());
      if (!signIn) return null;
      const code = field(query, 'code');
      // Keep the sign-in until the provider has said yes or no: the browser may come back with it again.
      const identified = code && (await exchangeCode({ app, provider, publicUrl, checks }, code, signIn, ip));
      if (!identified) {
        await endSignIn(database, back, null, now());
        return wasAsked(signIn.returnTo) ? signIn.returnTo : null;
      }
      const token = randomBytes(32).toString('base64url');
      const session = { ...identified, expiresAt: now() + sessionHours * 3_600_000 };
      if (!(await endSignIn(database, back, { token, session }, now()))) return null;
      set(reply, sessionCookie, token, sessionHours * 3600);
      return signIn.returnTo;
    },
  };
}
