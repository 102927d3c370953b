import { readToken } from '../../operator/operatorToken.ts';
import type { OutageStage } from './outageStage.ts';

interface Asked {
  readonly name: string;
  readonly status: number;
  readonly isToldWhen: boolean;
  /** It says what is wrong in words, with the code to quote to support. */
  readonly isToldWhat: boolean;
  readonly took: number;
}

/** Asks one call of each kind that needs the database, all at once, and waits for every answer. */
export async function askAround({
  portal,
  session,
  fresh,
  signIn,
  signInPath,
}: OutageStage): Promise<Asked[]> {
  const token = await readToken(fresh.location.dataDir);
  const page = { headers: { accept: 'text/html' } };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const calls: Readonly<Record<string, readonly [string, RequestInit]>> = {
    'a read': ['/api/v1/preorder/customers', { headers: session }],
    'what anybody may read': ['/api/v1/maintenances', {}],
    'the operator': ['/operator/maintenances', { headers: { authorization: `Bearer ${token}` } }],
    'the self-service area': [
      '/self-service',
      { headers: { ...page.headers, cookie: 'selvedge_self_service=x' } },
    ],
    'a sign-in': [signInPath, page],
    'a sign-in under way': [signIn.path, { headers: { ...page.headers, cookie: signIn.cookie } }],
    'a token': [
      '/oidc/token',
      {
        method: 'POST',
        headers: { ...form, accept: 'application/json', authorization: `Basic ${btoa('x:y')}` },
        body: 'grant_type=refresh_token&refresh_token=x',
      },
    ],
  };
  return Promise.all(
    Object.entries(calls).map(async ([name, [path, init]]) => {
      const from = performance.now();
      const response = await fetch(portal.url + path, { redirect: 'manual', ...init });
      const body = await response.text();
      return {
        name,
        status: response.status,
        isToldWhen: Number(response.headers.get('retry-after')) > 0,
        isToldWhat: /does not answer at the moment.*[0-9A-Z]{4}-[0-9A-Z]{4}/s.test(body),
        took: Math.round(performance.now() - from),
      };
    }),
  );
}
