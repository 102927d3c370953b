interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const REDIRECTS = 10;

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

function cookieOf(line: string): Cookie & { readonly ends: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const of = (wanted: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const expires = Date.parse(of('expires') ?? '');
  return { name, value: value.join('='), path: of('path') ?? '/', ends: expires <= Date.now() };
}

/** The parts of a browser that signing in needs: cookies by path, forms and redirects. */
export class Visitor {
  readonly #fetch: typeof fetch;
  #cookies: readonly Cookie[] = [];

  /** `fetch`: how it asks, in place of the platform's. */
  constructor(fetch: typeof globalThis.fetch) {
    this.#fetch = fetch;
  }

  /** Opens an address and follows redirects until `arrived` returns true. */
  async open(address: string, init: RequestInit = {}, arrived = (_: URL): boolean => false) {
    let url = new URL(address);
    let request = init;
    for (let step = 0; step < REDIRECTS; step += 1) {
      if (arrived(url)) return { url, text: '' };
      const response = await this.#ask(url, request);
      const location = response.headers.get('location');
      if (location === null) {
        const text = await response.text();
        if (!response.ok) throw new Error(`${url.origin}${url.pathname} answered ${response.status}`);
        return { url, text };
      }
      url = new URL(location, url);
      request = {};
    }
    throw new Error(`${address} leads on and on`);
  }

  async #ask(url: URL, init: RequestInit): Promise<Response> {
    const cookie = this.#cookies
      .filter(({ path }) => isWithin(url.pathname, path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await this.#fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...Object(init.headers) },
    });
    for (const { ends, ...cookie } of response.headers.getSetCookie().map(cookieOf)) {
      const others = this.#cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
      this.#cookies = ends ? others : [...others, cookie];
    }
    return response;
  }
}
