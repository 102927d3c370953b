import type { FilesConfig } from '../configuration/files.ts';
import type { FilesCall } from '../metrics/metrics.ts';
import { type FileStore, FilesAway, keyFor } from './fileStore.ts';
import { s3Store } from './s3Store.ts';

/** Where the bytes of a row are: in it, or in the store under the key. Exactly one is null. */
export interface StoredBytes {
  readonly bytes: Uint8Array | null;
  readonly fileKey: string | null;
}

/** The bytes of pictures and manuals, wherever they are kept. */
export interface Files {
  /** null: the database keeps what comes new. */
  readonly store: FileStore | null;
  /**
   * The bytes of a row; null: the store does not have them any more, or has others.
   *
   * @throws {FilesAway}
   */
  read(row: StoredBytes): Promise<Uint8Array | null>;
}

/** How a store does: told once when it goes away and once when it is back; `lost` for each key once. */
export type FilesNews = (state: 'away' | 'back' | 'lost', what: unknown) => void;

/** ms for which nobody asks a store that was away a moment ago: each would wait for it in vain. */
const PAUSE = 2_000;
/** Lost keys that are remembered as told. */
const MOST_TOLD = 1_000;

/** Watches over the calls of a store, so that each is counted, and an outage is told once however many calls meet it. */
function watched(store: FileStore, tell: FilesNews, count: (call: FilesCall) => void): FileStore {
  let isAway = false;
  async function call<Result>(
    operation: FilesCall['operation'],
    run: () => Promise<Result>,
  ): Promise<Result> {
    const began = performance.now();
    const counted = (outcome: FilesCall['outcome']): void =>
      count({ operation, outcome, seconds: (performance.now() - began) / 1000 });
    try {
      const result = await run();
      counted(result === null ? 'absent' : 'done');
      if (isAway) tell('back', null);
      isAway = false;
      return result;
    } catch (error) {
      if (error instanceof FilesAway) {
        counted('away');
        if (!isAway) tell('away', error);
        isAway = true;
      }
      throw error;
    }
  }
  return {
    put: (key, bytes) => call('put', () => store.put(key, bytes)),
    get: (key) => call('get', () => store.get(key)),
    remove: (key) => call('remove', () => store.remove(key)),
    async *list() {
      const pages = store.list()[Symbol.asyncIterator]();
      for (;;) {
        const page = await call('list', () => pages.next());
        if (page.done) return;
        yield page.value;
      }
    },
  };
}

/**
 * Opens what keeps files. `tell` hears of what a call cannot say in the log without filling it, `count` of each call of a
 * store.
 */
export async function openFiles(
  config: FilesConfig | null,
  tell: FilesNews = () => {},
  count: (call: FilesCall) => void = () => {},
): Promise<Files> {
  const store = config && watched(await s3Store(config), tell, count);
  const told = new Set<string>();
  const tellOnce = (state: 'away' | 'lost', about: string, what: unknown): void => {
    if (told.has(about) || told.size >= MOST_TOLD) return;
    told.add(about);
    tell(state, what);
  };
  let quietUntil = 0;
  let last: unknown;

  async function fetched(key: string): Promise<Uint8Array | null> {
    if (!store) {
      const away = new FilesAway('FILES_S3 is not set, but files were put into a bucket');
      tellOnce('away', 'none', away);
      throw away;
    }
    if (performance.now() < quietUntil) throw last;
    try {
      const bytes = await store.get(key);
      if (bytes !== null && keyFor(bytes) === key) return bytes;
      tellOnce('lost', key, key);
      return null;
    } catch (error) {
      quietUntil = performance.now() + PAUSE;
      last = error;
      throw error;
    }
  }

  return {
    store,
    read: async ({ bytes, fileKey }) => bytes ?? (fileKey === null ? null : fetched(fileKey)),
  };
}
