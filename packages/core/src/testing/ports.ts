import { UnreadableList } from '../ordering/entry/table.ts';
import type { Ports, StoragePort, WorkbookPort } from '../platform/ports.ts';
import { sampleKeys } from './identityTokens.ts';
import { listeners } from './listeners.ts';
import { sampleConfiguration } from './samples/configuration.ts';

/** A request of the page that nobody has answered yet. */
export interface PendingRequest {
  readonly request: Request;
  /** The body's form fields. */
  form(): Promise<Record<string, string>>;
  answer(status: number, body?: unknown, headers?: Record<string, string>): void;
  lose(): void;
}

export type SavedFile = Parameters<Ports['saveFile']>[0];

/** Workbooks as JSON behind the first bytes of a zip; what is not written so is broken. */
const plainWorkbooks: WorkbookPort = {
  read: async (bytes) => {
    try {
      return JSON.parse(new TextDecoder().decode(bytes.subarray(4)));
    } catch {
      throw new UnreadableList({ code: 'broken' });
    }
  },
  write: async ({ name, rows }) =>
    new TextEncoder().encode(
      `PK\u0003\u0004${JSON.stringify([{ name, rows: rows.map((row) => row.map(String)) }])}`,
    ),
};

/** One page of a browser, with everything it asks of its place that the test controls. */
export interface FakePage {
  readonly ports: Ports;
  readonly pending: readonly PendingRequest[];
  /** Every request so far, as 'METHOD address'. */
  readonly requested: readonly string[];
  /** Addresses the page left for, oldest first. */
  readonly left: readonly string[];
  readonly reloads: () => number;
  /** Path, search and hash of the address bar. */
  readonly path: () => string;
  /** Another address without a reload, as by a link: a new entry of the history, those ahead are gone. */
  go(path: string): void;
  /** The history entry before; nothing where this page began with the present one. */
  back(): void;
  /** The history entry that was gone back from. */
  forward(): void;
  wake(): void;
  /** The device loses its network; with `false` it is back, which wakes the page. */
  loseNetwork(lost: boolean): void;
  /** Moves the clock of the machine, no timers. */
  pass(milliseconds: number): void;
  readonly session: Map<string, string>;
  readonly local: Map<string, string>;
  readonly cookies: Map<string, string>;
  /** Addresses shown in windows of their own. */
  readonly opened: readonly string[];
  /** Pictures that were loaded ahead. */
  readonly pictures: readonly string[];
  /** Files handed to the user. */
  readonly saved: readonly SavedFile[];
  /** Brings the page to the front, or sends it to the background. */
  show(shown: boolean): void;
  /** The user is within a dialog or a field, or no longer. */
  engage(within: boolean): void;
  /** The user asks the system for reduced motion, or no longer. */
  reduceMotion(wished: boolean): void;
  /** The page is closed: its locks are free, and it receives nothing any more. */
  close(): void;
}

/** A browser in memory, made by `fakeBrowser`; its pages see each other. */
export interface FakeBrowser {
  /** A page at an address; with the session storage of another page, as after a reload, or as a copy of it. */
  open(href: string, session?: ReadonlyMap<string, string>): FakePage;
}

/** Storage over a map. */
export const mapStorage = (map: Map<string, string>): StoragePort => ({
  get: (key) => map.get(key) ?? null,
  set: (key, value) => {
    map.set(key, value);
  },
  remove: (key) => {
    map.delete(key);
  },
  keys: () => [...map.keys()],
});

/** Storage that a browser blocks: every use throws. */
const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** Storage that a browser blocks: each use throws a `SecurityError`. */
export const blockedStorage: StoragePort = { get: blocked, set: blocked, remove: blocked, keys: blocked };

const network = () => {
  const pending: PendingRequest[] = [];
  const requested: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    // The provider's keys lie open, and are there at once.
    if (request.url === sampleConfiguration().auth.keysUrl) return Response.json(await sampleKeys());
    return asked(request);
  };
  const asked = (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        const at = pending.indexOf(entry);
        if (at >= 0) pending.splice(at, 1);
      };
      const entry: PendingRequest = {
        request,
        form: async () => Object.fromEntries(new URLSearchParams(await request.clone().text())),
        answer(status, body, headers = { 'content-type': 'application/json' }) {
          leave();
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          resolve(new Response(body === undefined ? null : text, { status, headers }));
        },
        lose() {
          leave();
          reject(new TypeError('fetch failed'));
        },
      };
      request.signal.addEventListener('abort', () => {
        leave();
        reject(request.signal.reason);
      });
      requested.push(`${request.method} ${request.url}`);
      pending.push(entry);
    });
  return { pending, requested, fetch };
};

/** A browser in memory: its pages share local storage, channel, locks and clock. */
export function fakeBrowser(): FakeBrowser {
  const local = new Map<string, string>();
  const cookies = new Map<string, string>();
  const locks = new Map<string, object>();
  const messages = listeners<[from: object, message: string]>();
  let time = Date.UTC(2026, 10, 21, 8);

  const open = (address: string, copied: ReadonlyMap<string, string> = new Map()): FakePage => {
    const me = {};
    const session = new Map(copied);
    const changes = listeners<[]>();
    const wakes = listeners<[]>();
    const hides = listeners<[]>();
    const heard = new Set<() => void>();
    const left: string[] = [];
    const motions = listeners<[]>();
    const pictures: string[] = [];
    const opened: string[] = [];
    const saved: SavedFile[] = [];
    let visible = true;
    let engaged = false;
    let offline = false;
    let reduced = false;
    const { pending, requested, fetch } = network();
    const history = [new URL(address).href];
    let at = 0;
    let reloads = 0;
    const href = () => history[at] ?? address;
    const go = (path: string) => {
      history.splice(at + 1, history.length, new URL(path, href()).href);
      at += 1;
      changes.tell();
    };
    const replace = (path: string) => {
      history[at] = new URL(path, href()).href;
      changes.tell();
    };
    const turn = (entry: number) => {
      if (history[entry] === undefined) return;
      at = entry;
      changes.tell();
    };
    const ports: Ports = {
      whenIdle: () => Promise.resolve(),
      sessionStorage: mapStorage(session),
      localStorage: mapStorage(local),
      location: {
        href,
        assign: (next) => {
          left.push(next);
        },
        open: go,
        replace,
        replaceSoon: (path) => {
          const from = href();
          queueMicrotask(() => {
            if (href() === from) replace(path);
          });
        },
        reload: () => {
          reloads += 1;
        },
        onChange: changes.add,
      },
      channel: {
        post: (message) => messages.tell(me, message),
        listen: (listener) => {
          const stop = messages.add((from, message) => {
            if (from !== me) listener(message);
          });
          heard.add(stop);
          return stop;
        },
      },
      locks: {
        claim: async (name) => {
          const holder = locks.get(name) ?? me;
          locks.set(name, holder);
          return holder === me;
        },
      },
      wake: { subscribe: wakes.add, isOffline: () => offline },
      hide: { subscribe: hides.add },
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      sha256: async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(data))),
      fetch,
      now: () => time,
      cookies: {
        read: (name) => cookies.get(name) ?? null,
        write: (name, value, seconds) => {
          if (seconds > 0) cookies.set(name, value);
          else cookies.delete(name);
        },
      },
      fetchPicture: (address) => {
        pictures.push(address);
      },
      reducedMotion: () => {
        const stops = new Map<() => void, () => void>();
        return {
          get matches() {
            return reduced;
          },
          addEventListener: (_, listener) => {
            stops.set(listener, motions.add(listener));
          },
          removeEventListener: (_, listener) => stops.get(listener)?.(),
        };
      },
      openWindow: (address) => {
        opened.push(address);
      },
      utcOffset: () => 60,
      isEngaged: () => engaged,
      isVisible: () => visible,
      workbooks: plainWorkbooks,
      saveFile: (file) => {
        saved.push(file);
      },
    };
    return {
      ports,
      pending,
      requested,
      left,
      reloads: () => reloads,
      path: () => href().slice(new URL(href()).origin.length),
      go,
      back: () => turn(at - 1),
      forward: () => turn(at + 1),
      wake: wakes.tell,
      loseNetwork: (lost) => {
        offline = lost;
        if (!lost) wakes.tell();
      },
      pass: (milliseconds) => {
        time += milliseconds;
      },
      session,
      local,
      cookies,
      opened,
      pictures,
      saved,
      engage: (within) => {
        engaged = within;
      },
      reduceMotion: (wished) => {
        reduced = wished;
        motions.tell();
      },
      show: (shown) => {
        visible = shown;
        if (shown) wakes.tell();
        else hides.tell();
      },
      close: () => {
        for (const stop of heard) stop();
        for (const [name, holder] of locks) if (holder === me) locks.delete(name);
      },
    };
  };
  return { open };
}
