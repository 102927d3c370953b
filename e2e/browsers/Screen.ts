import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver.ts';

/** By their names in the page: `window.TestingLibraryDom`. */
const finders = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);
const MARK = 'data-found';
/** A busy machine and a browser without a graphics card take their time (ms). */
const PATIENCE = 60_000;

export interface Wanted {
  readonly role: string;
  readonly name?: string | RegExp;
  /** An accessible name of an element around it. */
  readonly within?: { readonly role: string; readonly name: string };
  /** CSS that it matches besides. */
  readonly matching?: string;
}

const written = (name: string | RegExp) => (typeof name === 'string' ? JSON.stringify(name) : String(name));
const query = (around: string, { role, name }: Pick<Wanted, 'role' | 'name'>) =>
  `TestingLibraryDom.queryAllByRole(${around}, ${JSON.stringify(role)}, { ${name === undefined ? '' : `name: ${written(name)}`} })`;

/** Finds what a page shows by role and accessible name, as a screen reader does, and acts by the browser's own input. */
export class Screen {
  constructor(readonly driver: Driver) {}

  async #ready() {
    const has = await this.driver.evaluate<boolean>(
      `typeof window.TestingLibraryDom === 'object' && document.body !== null`,
    );
    if (!has)
      await this.driver.evaluate(
        `(() => { const define = undefined, exports = undefined, module = undefined; ${finders} })()`,
      );
  }

  /** Marks the first element that fits, and tells its text; null if there is none. */
  async #find(wanted: Wanted): Promise<string | null> {
    await this.#ready();
    const { within, matching } = wanted;
    const found = within
      ? `${query('document.body', within)}.flatMap((around) => ${query('around', wanted)})`
      : query('document.body', wanted);
    return this.driver.evaluate<string | null>(`(() => {
      for (const old of document.querySelectorAll('[${MARK}]')) old.removeAttribute('${MARK}');
      const [first] = ${found}.filter((one) => one.checkVisibility() && one.matches(${JSON.stringify(matching ?? '*')}));
      if (!first) return null;
      first.setAttribute('${MARK}', '');
      return first.textContent;
    })()`);
  }

  /** Waits for an element, and returns its text. */
  async sees(wanted: Wanted): Promise<string> {
    const until = Date.now() + PATIENCE;
    let last: unknown = 'it was not there';
    while (Date.now() < until) {
      try {
        const text = await this.#find(wanted);
        if (text !== null) return text;
      } catch (error) {
        // A page that is being left has no document to ask.
        last = error;
      }
      await pause(150);
    }
    const { role, name = 'any name' } = wanted;
    throw new Error(`${this.driver.name} shows no ${role} “${name}” at ${await this.driver.url()}: ${last}`);
  }

  /** Presses an element that stands still: a list that is being narrowed moves under the pointer. */
  async press(wanted: Wanted): Promise<void> {
    let before = '';
    for (let still = 0; still < 2; ) {
      await this.sees(wanted);
      const place = await this.driver.evaluate<string>(
        `JSON.stringify(document.querySelector('[${MARK}]')?.getBoundingClientRect())`,
      );
      still = place === before ? still + 1 : 0;
      before = place;
      await pause(100);
    }
    await this.driver.click(`[${MARK}]`);
  }

  async write(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await this.driver.type(text);
  }

  /** The value of the field that has the focus. */
  focused(): Promise<string | null> {
    return this.driver.evaluate<string | null>(`document.activeElement?.value ?? null`);
  }

  /** Whether the page is wider than the window: what lies beside it is out of sight. */
  overflows(): Promise<boolean> {
    return this.driver.evaluate<boolean>(
      `document.documentElement.scrollWidth > document.documentElement.clientWidth`,
    );
  }
}
