import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { type Infer, number, optional, string, type } from 'superstruct';
import { Browser, locationOf } from './browser.ts';
import type { TestApp } from './startTestApp.ts';

const tokensStruct = type({
  access_token: string(),
  refresh_token: string(),
  expires_in: number(),
  id_token: optional(string()),
});
export type Tokens = Infer<typeof tokensStruct>;

const random = (): string => randomBytes(32).toString('base64url');

/** A sign-in that is under way: what was sent, and what must come back. */
export interface Authorization {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly address: string;
}

/** The address that a browser is sent to, with PKCE; `changed` overrides or (null) leaves out parameters. */
export function authorization(
  { identity: { page } }: TestApp,
  changed: Readonly<Record<string, string | null>> = {},
): Authorization {
  const verifier = random();
  const state = random();
  const nonce = random();
  const url = new URL(page.authUrl);
  const parameters = {
    response_type: 'code',
    client_id: page.clientId,
    redirect_uri: page.redirectUrl,
    scope: page.scope,
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value);
  return { verifier, state, nonce, address: url.href };
}

/** Walks a browser from the authorization address over the sign-in page to the code. */
export async function codeFor(
  browser: Browser,
  { address }: Authorization,
  email: string,
  password = 'selvedge',
): Promise<URL> {
  const first = locationOf(await browser.get(address));
  if (!first.pathname.startsWith('/oidc/interaction/')) return first;
  const submitted = locationOf(await browser.submit(first.pathname, { email, password }));
  return locationOf(await browser.get(submitted.href));
}

/** Posts to the token address, or another of the provider's, as the page does in the configured mode. */
export function postToken(
  { app, identity: { page } }: TestApp,
  fields: Readonly<Record<string, string>>,
  url = new URL(page.tokenUrl).pathname,
): Promise<LightMyRequestResponse> {
  const basic = Buffer.from(`${page.clientId}:${page.clientSecret ?? ''}`).toString('base64');
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(page.mode === 'basic' && { authorization: `Basic ${basic}` }),
    },
    payload: new URLSearchParams(
      page.mode === 'basic' ? { ...fields } : { ...fields, client_id: page.clientId },
    ).toString(),
  });
}

export const exchange = (
  testApp: TestApp,
  code: string,
  verifier: string,
  redirect = testApp.identity.page.redirectUrl,
): Promise<LightMyRequestResponse> =>
  postToken(testApp, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirect,
  });

export const refresh = (testApp: TestApp, refreshToken: string): Promise<LightMyRequestResponse> =>
  postToken(testApp, { grant_type: 'refresh_token', refresh_token: refreshToken });

export const tokensIn = (response: LightMyRequestResponse): Tokens => tokensStruct.create(response.json());

/** A user who came the whole way through the provider; `headers` are those of the API, in English. */
export async function signedIn(
  testApp: TestApp,
  email: string,
  browser: Browser = new Browser(testApp.app),
  password?: string,
): Promise<{ readonly tokens: Tokens; readonly headers: Readonly<Record<string, string>> }> {
  const asked = authorization(testApp);
  const back = await codeFor(browser, asked, email, password);
  const tokens = tokensIn(await exchange(testApp, back.searchParams.get('code') ?? '', asked.verifier));
  return { tokens, headers: { 'x-extranet-token': tokens.access_token, 'x-language': 'en' } };
}
