import { afterEach, describe, expect, it } from 'vitest';
import { browserCookies, parentDomain } from './cookies.ts';

const { jsdom } = globalThis as unknown as { jsdom: { reconfigure(settings: { url: string }): void } };
const home = window.location.href;
afterEach(() => jsdom.reconfigure({ url: home }));

/** A page with a real jar of cookies, and what was written to it. Each test has a host of its own. */
const pageAt = (url: string) => {
  jsdom.reconfigure({ url });
  const written: string[] = [];
  const { document: real } = window;
  const jar = {
    get cookie() {
      return real.cookie;
    },
    set cookie(text: string) {
      written.push(text);
      real.cookie = text;
    },
  };
  const { hostname, protocol } = new URL(url);
  const page = { document: jar, location: { hostname, protocol } } as unknown as Window;
  return { cookies: browserCookies(page), written, jar };
};

describe('the domain of a cookie', () => {
  it('I1 HZ40: is the parent, and none of the machine itself and addresses', () => {
    expect(parentDomain('portal.example.com')).toBe('example.com');
    expect(parentDomain('b2b.portal.example.com')).toBe('portal.example.com');
    expect(parentDomain('example.com')).toBe('example.com');
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'intranet']) expect(parentDomain(host)).toBeNull();
  });
});

describe('a cookie', () => {
  it('I1 is kept with its life, secure and cross-site, for the parent domain', () => {
    const { cookies, written } = pageAt('https://portal.house-1.com/');
    cookies.write('enable-tracking', 'true', 15_552_000);
    expect(written.at(-1)).toBe(
      'enable-tracking=true; path=/; max-age=15552000; domain=house-1.com; secure; samesite=none',
    );
    expect(cookies.read('enable-tracking')).toBe('true');
  });

  it('I1 is of the host alone where the parent is a public suffix', () => {
    const { cookies, written, jar } = pageAt('https://selvedge.co.uk/');
    cookies.write('enable-tracking', 'false', 15_552_000);
    expect(written.at(-1)).toBe('enable-tracking=false; path=/; max-age=15552000; secure; samesite=none');
    expect(jar.cookie).toBe('enable-tracking=false');
  });

  it('I1 HZ40: is of the host alone on localhost and addresses, and not secure without https', () => {
    for (const url of ['http://localhost:3000/', 'http://127.0.0.1:3000/']) {
      const { cookies, written } = pageAt(url);
      cookies.write('enable-tracking', 'true', 60);
      expect(written).toEqual(['enable-tracking=true; path=/; max-age=60; samesite=lax']);
      expect(cookies.read('enable-tracking')).toBe('true');
    }
  });

  it('I1 of the host alone from before does not hide a newer choice', () => {
    const { cookies, jar } = pageAt('https://portal.house-2.com/');
    jar.cookie = 'enable-tracking=true; path=/; secure';
    cookies.write('enable-tracking', 'false', 60);
    expect(jar.cookie).toBe('enable-tracking=false');
  });

  it('I1 ends with no seconds left, and is not mistaken for one whose name ends alike', () => {
    const { cookies, jar } = pageAt('https://portal.house-3.com/');
    jar.cookie = 'not-enable-tracking=true';
    expect(cookies.read('enable-tracking')).toBeNull();
    cookies.write('enable-tracking', 'true', 60);
    cookies.write('enable-tracking', '', 0);
    expect(cookies.read('enable-tracking')).toBeNull();
  });

  it('I1 HZ47: is not kept where cookies are blocked, and nothing breaks', () => {
    const document = {
      get cookie(): string {
        throw new DOMException('blocked', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    const location = { hostname: 'portal.example.com', protocol: 'https:' };
    const cookies = browserCookies({ document, location } as unknown as Window);
    cookies.write('enable-tracking', 'true', 60);
    expect(cookies.read('enable-tracking')).toBeNull();
  });
});
