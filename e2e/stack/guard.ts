import type { BrowserContext } from '@playwright/test';

/** Calls that wait for news end with the network, the server or the token, and are asked again; that is no fault of a page. */
const cutNews = /(net::ERR_|status of (401|503)).*\/news\//;

/** The last release's backend cannot load the demonstration's season whose limits are in another currency. */
const ofLastRelease = process.env.SELVEDGE_LAST_RELEASE
  ? [/status of 500 .*\/api\/v1\/preorder\/seasons\/\w+\/(HS|RS)\d\d\//]
  : [];

/** What a browser says of any call while no process listens: pages ask by their own clocks, whatever a journey does. */
export const nobodyListens = /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE)/;

/** Watches a context for what no visitor should ever cause: an error in the page, or a call to another host. */
export class Guard {
  readonly #faults: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(private readonly origin: string) {}

  watch(context: BrowserContext) {
    context.on('weberror', (event) => this.#note(`page error: ${event.error().stack ?? event.error()}`));
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      const local = url.origin === this.origin || ['data:', 'blob:', 'about:'].includes(url.protocol);
      if (!local) this.#note(`request to another host: ${url.origin}${url.pathname}`);
    });
  }

  /** Allows what a test provokes on purpose, for instance the 409 it is about. */
  expect(fault: RegExp) {
    this.#expected.push(fault);
  }

  /** Lets pass what may come or not, for instance a call that is under way while the portal ends. */
  allow(fault: RegExp) {
    this.#allowed.push(fault);
  }

  /** What was seen and not expected; an expected fault that never came is named too. */
  verdict(): string[] {
    const known = [...this.#expected, ...this.#allowed, cutNews, ...ofLastRelease];
    const unexpected = this.#faults.filter((fault) => !known.some((pattern) => pattern.test(fault)));
    const missing = this.#expected
      .filter((pattern) => !this.#faults.some((fault) => pattern.test(fault)))
      .map((pattern) => `expected, but did not come: ${pattern}`);
    return [...unexpected, ...missing];
  }

  #note(fault: string) {
    this.#faults.push(fault);
  }
}
