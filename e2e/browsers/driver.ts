/** What the journey needs of a browser that Playwright cannot drive. Elements are named by a CSS selector. */
export interface Driver {
  /** Name and version, as the browser tells them. */
  readonly name: string;
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Evaluates an expression in the page. The result is JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks at the middle of the element as a hand does, once it is scrolled into view. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'ArrowRight' | 'Tab' | 'Enter'): Promise<void>;
  /** Writes a picture of the window as PNG. */
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Starts a browser with a new, empty profile. `locale` is what it asks pages for, if it can be told, for instance `de-DE`. */
export type Start = (locale: string, size: WindowSize) => Promise<Driver>;
