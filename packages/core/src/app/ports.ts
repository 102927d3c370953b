/** Keeps text by key. Every method may throw, or `set` may do nothing: the core then keeps things in memory. */
export interface StoragePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** The address bar. Addresses are absolute; paths are those of the portal: `/path?search#hash`. */
export interface LocationPort {
  href(): string;
  /** Leaves the page for an address, which may be another site's. */
  assign(address: string): void;
  /** Puts a path of the portal in place of the present history entry, with no reload; `onChange` reports it. */
  replace(path: string): void;
  /** The same once what the path says is painted; of several at once the last, none after another address has come. */
  replaceSoon(path: string): void;
  reload(): void;
  /** Reports every change of path, search or hash without a reload; returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** Reaches the other pages of the same portal and browser, not the page itself. */
export interface ChannelPort {
  post(message: string): void;
  listen(listener: (message: string) => void): () => void;
}

/** Locks among the pages of the portal in one browser. */
export interface LockPort {
  /**
   * Takes a lock for as long as the page lives. False when another page holds it and goes on holding it for `patience`
   * milliseconds, or else for some hundred (a page that is just being left mostly lets go in that time). True where
   * there are no locks.
   */
  claim(name: string, patience?: number): Promise<boolean>;
}

/** The page came back: shown again, restored from the back-forward cache, or online after being offline. */
export interface WakePort {
  subscribe(listener: () => void): () => void;
  /** Whether the device knows that it has no network; left out where it cannot know. */
  readonly isOffline?: () => boolean;
}

/** The page goes to the background, or is about to be left or closed: the last moment to keep something. */
export interface HidePort {
  subscribe(listener: () => void): () => void;
}

/** Cookies of the portal that its scripts may read. */
export interface CookiePort {
  read(name: string): string | null;
  /** Keeps a plain value for `seconds` (0 ends it), with the settings of the consent cookie (I1). May do nothing. */
  write(name: string, value: string, seconds: number): void;
}

/** A sheet of an Excel file: cells as text, numbers with all their digits, dates as 'YYYY-MM-DD'. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Reads and writes Excel files (XLSX). What does so is loaded when it is first needed. */
export interface WorkbookPort {
  /**
   * @param how `tell` is told how much is done, from 0 to 1; aborting ends the work
   * @throws {UnreadableList} `broken`, `farCell`, `tooManyCells`, or `tooLarge` when unpacked; anything else where it could not be loaded.
   */
  read(
    bytes: Uint8Array,
    how?: { readonly signal?: AbortSignal; readonly tell?: (share: number) => void },
  ): Promise<readonly WorkbookSheet[]>;
  /** A workbook of one sheet: texts stay texts, numbers are numbers; the first row is the heading. */
  write(sheet: {
    readonly name: string;
    readonly rows: readonly (readonly (string | number)[])[];
  }): Promise<Uint8Array>;
}

/** What signing in, calling and keeping quantities need of the place the core runs in. */
export interface PagePorts {
  /** Of this page alone, kept over reloads. */
  readonly sessionStorage: StoragePort;
  /** Shared by all pages of the portal in the browser. */
  readonly localStorage: StoragePort;
  readonly location: LocationPort;
  readonly channel: ChannelPort;
  readonly locks: LockPort;
  readonly wake: WakePort;
  readonly hide: HidePort;
  /** Cryptographically strong random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** SHA-256. Rejects where there is no cryptography (an insecure origin). */
  readonly sha256: (data: Uint8Array) => Promise<Uint8Array>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Epoch milliseconds by the machine's clock. */
  readonly now: () => number;
}

/** What the core needs of the place it runs in for the whole portal: a browser page, a test. */
export interface Ports extends PagePorts {
  readonly cookies: CookiePort;
  /** Shows an address in a window of its own, which has no opener. Browsers refuse it a while after the click. */
  readonly openWindow: (address: string) => void;
  /** Minutes by which local time is ahead of UTC at a moment (epoch milliseconds): 60 or 120 in Berlin. */
  readonly utcOffset: (time: number) => number;
  /** False while the page is in the background. */
  readonly isVisible: () => boolean;
  readonly workbooks: WorkbookPort;
  /** Hands the user a file, as a browser does with a download. */
  readonly saveFile: (file: {
    readonly name: string;
    readonly type: string;
    readonly bytes: Uint8Array;
  }) => void;
}
