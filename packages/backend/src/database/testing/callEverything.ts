import { readToken } from '../../operator/operatorToken.ts';
import type { OutageStage } from './outageStage.ts';

interface Asked {
  readonly name: string;
  readonly status: number;
  readonly namesRetryTime: boolean;
  /** It says what is wrong in words, with the code to quote to support. */
  readonly namesCause: boolean;
  readonly took: number;
  /** What it said where it is neither made nor refused with a time to retry. */
  readonly otherwise?: string;
}

async function ask(url: string, name: string, path: string, init: RequestInit): Promise<Asked> {
  const from = performance.now();
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  const body = await response.text();
  return {
    name,
    status: response.status,
    namesRetryTime: Number(response.headers.get('retry-after')) > 0,
    namesCause: /(?:is not responding at the moment|antwortet gerade nicht).*[0-9A-Z]{4}-[0-9A-Z]{4}/s.test(
      body,
    ),
    took: Math.round(performance.now() - from),
    ...(response.status !== 200 && response.status !== 503 && { otherwise: body.slice(0, 400) }),
  };
}

/** Asks for the confirmation of an order so often at once: documents are made one after the other. */
export function askForDocuments(
  { portal, session, orderId }: OutageStage,
  count: number,
): Promise<readonly Asked[]> {
  const path = `/api/v1/orders/${orderId}/confirmation`;
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      // In each language the file is another one, and is made once.
      ask(portal.url, 'a document asked for before', path, {
        headers: { ...session, 'x-language': at % 2 ? 'de' : 'en' },
      }),
    ),
  );
}

/** Asks one call of each kind that needs the database, all at once, and waits for every answer. */
export async function callEverything({
  portal,
  session,
  fresh,
  orderId,
  signIn,
  signInPath,
}: OutageStage): Promise<Asked[]> {
  const token = await readToken(fresh.location.dataDir);
  const page = { headers: { accept: 'text/html' } };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const calls: Readonly<Record<string, readonly [string, RequestInit]>> = {
    'a read': ['/api/v1/preorder/customers', { headers: session }],
    'a document': [`/api/v1/orders/${orderId}/confirmation`, { headers: session }],
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
  return Promise.all(Object.entries(calls).map(([name, [path, init]]) => ask(portal.url, name, path, init)));
}
