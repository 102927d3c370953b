import { createDeviceSignIn, requestTokens, TokenRefusal, type Tokens } from '@selvedge/core/validation';
import { toPromise } from 'xstate';
import type { Asked } from './command.ts';
import { type ExitCode, exitCodes } from './exitCodes.ts';
import { findProvider, type Provider, portalAddress, Unreachable } from './provider.ts';
import { type TokenFile, tokenFile, tokenPath } from './tokenFile.ts';

const demoGrant = 'urn:selvedge:params:oauth:grant-type:demo';
const TIME_LIMIT = 15_000;

export const tokensKept = ({ given, around }: Asked): TokenFile =>
  tokenFile(tokenPath(around), new URL(portalAddress(given, around)).origin);

/** `portal sign-in`: shows a code, and waits until somebody has signed in with it in a browser. */
export async function signIn(asked: Asked): Promise<ExitCode> {
  const { given, around, say, language } = asked;
  const access = await findProvider(given, around);
  const ports = { fetch: (request: Request) => fetch(request), now: around.now, tokens: tokensKept(asked) };
  const actor = createDeviceSignIn({ access, ports, language });
  let shown = false;
  actor.subscribe(({ context: { grant } }) => {
    if (shown || grant === null) return;
    shown = true;
    const { userCode, addressWithCode } = grant;
    if (given.json) around.say(JSON.stringify({ code: userCode, address: addressWithCode }));
    else around.complain(say('commandLine.signIn.code', { code: userCode, address: addressWithCode }));
  });
  actor.start();
  const end = await toPromise(actor);
  if (given.json) around.say(JSON.stringify({ signIn: end }));
  if (end === 'signedIn') {
    if (!given.json) around.complain(say('commandLine.signIn.done'));
    return exitCodes.fine;
  }
  if (end === 'unreachable') throw new Unreachable(portalAddress(given, around));
  around.complain(end === 'expired' ? say('commandLine.signIn.expired') : say('commandLine.signIn.refused'));
  return exitCodes.signIn;
}

/** `portal sign-out`: revokes the tokens at the provider, and deletes them here in any case. */
export async function signOut(asked: Asked): Promise<ExitCode> {
  const { given, around, say } = asked;
  const kept = tokensKept(asked);
  const tokens = kept.read();
  kept.clear();
  if (tokens !== null) {
    const { revocationUrl, client } = await findProvider(given, around);
    const token = tokens.refreshToken ?? tokens.accessToken;
    if (revocationUrl !== null) await revoke(revocationUrl, { token, client_id: client.auth.clientId });
  }
  around.complain(say('commandLine.signOut.done'));
  return exitCodes.fine;
}

async function revoke(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const body = new URLSearchParams(fields);
  const answer = await fetch(address, { method: 'POST', body, signal }).catch((cause: unknown) => {
    throw new Unreachable(address, { cause });
  });
  if (!answer.ok) throw new Unreachable(address);
}

/**
 * Tokens of a demo account, for this run only.
 *
 * @throws {TokenRefusal} if the portal issues none.
 */
export async function demoTokens({ given, around }: Asked, { client: { auth } }: Provider): Promise<Tokens> {
  const ports = { fetch: (request: Request) => fetch(request), now: around.now };
  const fields = { grant_type: demoGrant, account: given.demo ?? '' };
  try {
    const { tokens } = await requestTokens(
      ports,
      auth,
      auth.tokenUrl,
      fields,
      AbortSignal.timeout(TIME_LIMIT),
    );
    return tokens;
  } catch (cause) {
    if (cause instanceof TokenRefusal) throw cause;
    throw new Unreachable(auth.tokenUrl, { cause });
  }
}
