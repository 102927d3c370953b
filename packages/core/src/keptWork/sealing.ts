import { userSettings } from '../contract/index.ts';
import type { Api } from '../platform/api/client.ts';
import type { PagePorts, StoragePort } from '../platform/ports.ts';
import { isKeptWork } from './keepsWork.ts';
import type { Seal } from './seal.ts';

/** What sealed texts begin with; no plain one does, for those are JSON. */
export const MARK = 'sealed.';

/**
 * Seals the work that is kept in this browser, so that only its owner can read it, who gets the key by signing in. The key
 * is never stored.
 */
export interface Sealing {
  /** Resolves once work can be read and kept: before, nothing of it is. Rejects if the key cannot be had now. */
  ready(): Promise<void>;
  /** A storage whose kept work is sealed; everything else in it stays as it is. */
  over(storage: StoragePort): StoragePort;
}

function sealingWith(api: Api, { randomBytes }: Pick<PagePorts, 'randomBytes'>): Sealing {
  /** null: the house gives no key; undefined: not known yet. */
  let seal: Seal | null | undefined;
  let coming: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    const { keptWorkKey } = await api.send(userSettings, {});
    seal = keptWorkKey === undefined ? null : (await import('./seal.ts')).sealOf(keptWorkKey, randomBytes);
  };
  const opened = (key: string, text: string | null): string | null =>
    text?.startsWith(MARK) ? (seal?.open(key, text.slice(MARK.length)) ?? null) : text;
  return {
    ready() {
      coming ??= load().catch((error: unknown) => {
        coming = null;
        throw error;
      });
      return coming;
    },
    over: (storage) => ({
      get: (key) => (isKeptWork(key) ? opened(key, storage.get(key)) : storage.get(key)),
      set(key, value) {
        if (!isKeptWork(key) || seal === null) storage.set(key, value);
        else if (seal) storage.set(key, MARK + seal.close(key, value));
      },
      remove: (key) => storage.remove(key),
      keys: () => storage.keys(),
    }),
  };
}

const known = new WeakMap<Api, Sealing>();

/** The sealing of a page, which has one client of the API and one user. */
export function sealingOf(api: Api, ports: Pick<PagePorts, 'randomBytes'>): Sealing {
  const made = known.get(api) ?? sealingWith(api, ports);
  known.set(api, made);
  return made;
}
