import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import { assertConfiguration } from '@selvedge/core';

const embedded = /<script type="application\/json" id="portal-config">([\s\S]*?)<\/script>/;

/** What the provider gives somebody who has signed in. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const succeed = async (answer: APIResponse): Promise<APIResponse> => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`);
  return answer;
};

/**
 * Signs in at the portal's own provider by the code flow the page uses, without the page. The provider's cookies stay
 * with `http`: one of a browser's context leaves that browser signed in at the provider, as its page would.
 */
export async function signInPast(
  http: APIRequestContext,
  url: string,
  email: string,
  password: string,
): Promise<Session> {
  const index = await succeed(await http.get(url, { headers: { accept: 'text/html' } }));
  const { auth } = assertConfiguration(JSON.parse(embedded.exec(await index.text())?.[1] ?? 'null'));
  const verifier = randomBytes(32).toString('base64url');
  const form = await succeed(
    await http.get(auth.authUrl, {
      params: {
        response_type: 'code',
        client_id: auth.clientId,
        redirect_uri: auth.redirectUrl,
        scope: auth.scope,
        state: 'calls',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      },
    }),
  );
  const arrived = await succeed(
    await http.post(form.url(), {
      form: { email, password, language: 'en' },
      headers: { accept: 'text/html' },
    }),
  );
  const code = new URL(arrived.url()).searchParams.get('code');
  if (code === null) throw new Error(`No code came back: ${arrived.url()}`);
  const secret = Buffer.from(`${auth.clientId}:${auth.clientSecret}`).toString('base64');
  const answer = await succeed(
    await http.post(auth.tokenUrl, {
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: auth.redirectUrl,
        code_verifier: verifier,
      },
      headers: { authorization: `Basic ${secret}` },
    }),
  );
  const given = await answer.json();
  return {
    accessToken: given.access_token,
    refreshToken: given.refresh_token,
    expiresAt: Date.now() + given.expires_in * 1000,
  };
}

/** An access token of a session of its own, which no browser can end. */
export async function accessTokenOf(url: string, email: string, password: string): Promise<string> {
  const http = await request.newContext();
  try {
    return (await signInPast(http, url, email, password)).accessToken;
  } finally {
    await http.dispose();
  }
}
