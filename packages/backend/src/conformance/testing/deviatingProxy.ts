import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { routes } from '@selvedge/conformance';

type Route = (typeof routes)[number];

/** A request on its way to the backend. */
export interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/** An answer on its way back. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** What is done to the calls of one route, and nothing else; either may be left out. */
export interface Alteration {
  readonly says: string;
  request?(asked: Asked): Asked;
  response?(answered: Answered, asked: Asked): Answered;
}

/** A server that hands everything on to a backend, but alters one thing of one route. */
export interface DeviatingProxy {
  readonly url: string;
  alter(route: Route, alteration: Alteration): void;
  close(): Promise<void>;
}

const pathOf = ({ base, version, path }: Route): RegExp =>
  new RegExp(`^/${base === 'api' ? `api/${version}` : 'extranet'}${path.replaceAll(/:\w+/g, '[^/]+')}$`);

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Headers that are the connection's own, not the message's. */
const ofConnection = ['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive'];

async function handOn({ url, method, headers, body }: Asked): Promise<Answered> {
  for (const name of ofConnection) headers.delete(name);
  headers.set('accept-encoding', 'identity');
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  const answered = new Headers(response.headers);
  for (const name of [...ofConnection, 'content-encoding']) answered.delete(name);
  return { status: response.status, headers: answered, body: Buffer.from(await response.arrayBuffer()) };
}

export async function deviatingProxy(backend: string): Promise<DeviatingProxy> {
  let target: { readonly path: RegExp; readonly method: string; readonly by: Alteration } | null = null;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', backend);
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const asked = { url, headers, method: request.method ?? 'GET', body: await read(request) };
    const by = target?.method === asked.method && target.path.test(url.pathname) ? target.by : null;
    const sent = by?.request?.(asked) ?? asked;
    const came = await handOn(sent);
    const { status, headers: result, body } = by?.response?.(came, asked) ?? came;
    response.writeHead(status, Object.fromEntries(result)).end(body);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  // A call between two of these may take longer than Node keeps a connection, and the next must not meet its end.
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    alter(route, by) {
      target = { path: pathOf(route), method: route.method, by };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
