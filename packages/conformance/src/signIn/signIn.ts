import { createHash, randomBytes } from 'node:crypto';
import { assertConfiguration, type Configuration } from '@selvedge/core';
import { string, type } from 'superstruct';
import { CouldNotRun } from '../http/deviation.ts';
import { Visitor } from './visitor.ts';

const embedded = /<script type="application\/json" id="portal-config">([\s\S]*?)<\/script>/;
const tokensStruct = type({ access_token: string() });

/** Who signs in, and at which portal. The portal's page names the provider. */
export interface SignIn {
  readonly portal: string;
  readonly email: string;
  readonly password: string;
}

const random = (): string => randomBytes(32).toString('base64url');

async function codeFor(
  visitor: Visitor,
  { auth }: Configuration,
  who: SignIn,
  challenge: string,
): Promise<string> {
  const address = new URL(auth.authUrl);
  const asked = {
    response_type: 'code',
    client_id: auth.clientId,
    redirect_uri: auth.redirectUrl,
    scope: auth.scope,
    state: random(),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const form = await visitor.open(address.href);
  const fields = new URLSearchParams({ email: who.email, password: who.password, language: 'en' });
  const isBack = (url: URL) => url.href.startsWith(auth.redirectUrl);
  const { url } = await visitor.open(form.url.href, { method: 'POST', body: fields }, isBack);
  const code = url.searchParams.get('code');
  if (code === null) throw new Error(`no code came back to ${url.origin}${url.pathname}`);
  return code;
}

/**
 * Gets an access token by the code flow of the portal's page, through the provider's own form. `ask`: how it asks, in place of
 * the platform's fetch.
 *
 * @throws {CouldNotRun} when the portal or its provider refuses.
 */
export async function signIn(who: SignIn, ask: typeof fetch = fetch): Promise<string> {
  const visitor = new Visitor(ask);
  try {
    const page = await visitor.open(who.portal);
    const configuration = assertConfiguration(JSON.parse(embedded.exec(page.text)?.[1] ?? 'null'));
    const { auth } = configuration;
    const verifier = random();
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const code = await codeFor(visitor, configuration, who, challenge);
    const basic = Buffer.from(`${auth.clientId}:${auth.clientSecret ?? ''}`).toString('base64');
    const answer = await visitor.open(auth.tokenUrl, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(auth.mode === 'basic' && { authorization: `Basic ${basic}` }),
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: auth.redirectUrl,
        code_verifier: verifier,
        ...(auth.mode !== 'basic' && { client_id: auth.clientId }),
      }),
    });
    return tokensStruct.create(JSON.parse(answer.text)).access_token;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CouldNotRun(`${who.email} cannot sign in at ${who.portal}: ${why}`, error);
  }
}
