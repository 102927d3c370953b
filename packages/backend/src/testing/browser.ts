import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** As much of a browser as signing in needs: cookies by path, forms, and redirects that are looked at one by one. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #address: string;
  #cookies: readonly Cookie[] = [];

  /** @param address where its requests come from. */
  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  /** The names of the cookies that it keeps. */
  get cookieNames(): readonly string[] {
    return this.#cookies.map(({ name }) => name);
  }

  /** Keeps a cookie as if it had been set. */
  keep(name: string, value: string, path = '/'): void {
    this.#cookies = [...this.#cookies.filter((kept) => kept.name !== name), { name, value, path }];
  }

  /** What it sends in the header `cookie` to a path. */
  cookieHeader(pathname: string): string {
    return this.#cookies
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  get(address: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#ask('GET', address, headers);
  }

  submit(
    address: string,
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    return this.#ask('POST', address, form, new URLSearchParams(fields).toString());
  }

  async #ask(
    method: 'GET' | 'POST',
    address: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(address, 'http://localhost');
    const cookie = this.cookieHeader(pathname);
    const response = await this.#app.inject({
      method,
      url: pathname + search,
      remoteAddress: this.#address,
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, path = '/', expires } of response.cookies) {
      this.#cookies = this.#cookies.filter((kept) => kept.name !== name || kept.path !== path);
      if (!expires || expires.getTime() > Date.now())
        this.#cookies = [...this.#cookies, { name, value, path }];
    }
    return response;
  }
}

/** Where a redirect leads. */
export function locationOf({ statusCode, headers, body }: LightMyRequestResponse): URL {
  if (typeof headers.location !== 'string')
    throw new Error(`Expected a redirect, but got ${statusCode}: ${body.slice(0, 300)}`);
  return new URL(headers.location, 'http://localhost');
}
