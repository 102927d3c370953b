/** Stores text by key. Any method may throw, and `set` may silently do nothing; the core then falls back to memory. */
export interface StoragePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** The address bar. Addresses are absolute. Paths are portal paths: `/path?search#hash`. */
export interface LocationPort {
  href(): string;
  /** Navigates to an address, possibly on another site. */
  assign(address: string): void;
  /** Adds a portal path to the history, without a reload; `onChange` reports it. */
  open(path: string): void;
  /** Replaces the current history entry with a portal path, without a reload; `onChange` reports it. */
  replace(path: string): void;
  /**
   * Like `replace`, but only after the screen for the path has been painted. If called several times, the last call
   * wins. Does nothing if the address has changed in the meantime.
   */
  replaceSoon(path: string): void;
  reload(): void;
  /** Calls the listener on every change of path, search or hash without a reload. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Sends messages to the other pages of the same portal in this browser, not to the sending page itself. */
export interface ChannelPort {
  post(message: string): void;
  listen(listener: (message: string) => void): () => void;
}

/** Locks shared by the pages of the portal in one browser. */
export interface LockPort {
  /**
   * Takes a lock for the lifetime of the page. Resolves to false when another page holds the lock and still holds it
   * after `patience` milliseconds. The default is a few hundred, because a page that is being left usually releases
   * its lock within that time. Resolves to true where locks are not supported.
   */
  claim(name: string, patience?: number): Promise<boolean>;
}

/** The page came back: shown again, restored from the back-forward cache, or online after being offline. */
export interface WakePort {
  subscribe(listener: () => void): () => void;
  /** Whether the device knows that it has no network; undefined where it cannot know. */
  readonly isOffline?: () => boolean;
}

/** The page is going to the background, or is about to be left or closed: the last chance to save something. */
export interface HidePort {
  subscribe(listener: () => void): () => void;
}

/** The setting of the user's system for reduced motion; a browser's `MediaQueryList` is one. */
export interface MotionSetting {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

/** Cookies of the portal that scripts may read. */
export interface CookiePort {
  read(name: string): string | null;
  /**
   * Stores a plain value for `seconds` (0 deletes it), with the settings of the consent cookie (I1). May do nothing.
   */
  write(name: string, value: string, seconds: number): void;
}

/** A sheet of an Excel file. Cells are text, numbers keep all their digits, dates are 'YYYY-MM-DD'. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Reads and writes Excel files (XLSX). The code for this is loaded on first use. */
export interface WorkbookPort {
  /**
   * @param how `tell` is called with the progress, from 0 to 1; aborting the signal stops the work
   * @throws {UnreadableList} `broken`, `farCell`, `tooManyCells`, or `tooLarge` when unpacked; anything else when the
   * code could not be loaded.
   */
  read(
    bytes: Uint8Array,
    how?: { readonly signal?: AbortSignal; readonly tell?: (share: number) => void },
  ): Promise<readonly WorkbookSheet[]>;
  /** Writes a workbook with one sheet. Strings stay text, numbers stay numbers; the first row is the heading. */
  write(sheet: {
    readonly name: string;
    readonly rows: readonly (readonly (string | number)[])[];
  }): Promise<Uint8Array>;
}

/** The platform features needed for signing in, calling the API and saving quantities. */
export interface PagePorts {
  /** Belongs to this page only and survives reloads. */
  readonly sessionStorage: StoragePort;
  /** Shared by all pages of the portal in this browser. */
  readonly localStorage: StoragePort;
  readonly location: LocationPort;
  readonly channel: ChannelPort;
  readonly locks: LockPort;
  readonly wake: WakePort;
  readonly hide: HidePort;
  /** Cryptographically strong random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** SHA-256. Rejects where Web Crypto is unavailable (an insecure origin). */
  readonly sha256: (data: Uint8Array) => Promise<Uint8Array>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Epoch milliseconds by the device's clock. */
  readonly now: () => number;
}

/** All platform features the portal needs from its host: a browser page, or a test. */
export interface Ports extends PagePorts {
  readonly cookies: CookiePort;
  /** Opens an address in a new window without an opener. Browsers block this some time after the click. */
  readonly openWindow: (address: string) => void;
  /** Offset of local time from UTC at a moment (epoch milliseconds), in minutes: 60 or 120 in Berlin. */
  readonly utcOffset: (time: number) => number;
  /** Whether the user is within a dialog or a field of the page. */
  readonly isEngaged: () => boolean;
  /** False while the page is in the background. */
  readonly isVisible: () => boolean;
  /** Loads a picture into the browser's cache, so that it is there when it is shown. */
  readonly fetchPicture: (address: string) => void;
  /** Whether the user's system asks for reduced motion. */
  readonly reducedMotion: () => MotionSetting;
  /** Resolves when the page has nothing else to do, at the latest after so many milliseconds. */
  readonly whenIdle: (longest: number) => Promise<void>;
  readonly workbooks: WorkbookPort;
  /**
   * Has the host keep the page's code, so that it opens sooner the next time, and without a network. A host
   * that cannot do it does nothing; where it rejects, nothing is kept.
   */
  readonly keepPage?: () => Promise<void>;
  /** Gives the user a file, as a browser download does. */
  readonly saveFile: (file: {
    readonly name: string;
    readonly type: string;
    readonly bytes: Uint8Array;
  }) => void;
}
