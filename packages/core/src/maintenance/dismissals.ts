import { array, is, string } from 'superstruct';
import type { StoragePort } from '../platform/ports.ts';

const KEY = 'selvedge.maintenance.dismissed';
/** Only the newest are kept: ids of past maintenances need not be remembered. */
const MOST = 50;
const LONGEST_ID = 200;

const read = (storage: StoragePort): string[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    if (!is(kept, array(string()))) return [];
    return [...new Set(kept)].filter((id) => id.length <= LONGEST_ID).slice(-MOST);
  } catch {
    return [];
  }
};

/** Which banners were dismissed in this browser, by maintenance id (requirement E2). */
export const dismissals = (storage: StoragePort) => ({
  /** Newest last. Anything that is not a list of ids reads as empty. */
  read: () => read(storage),
  add: (id: string): void => {
    const others = read(storage).filter((kept) => kept !== id);
    storage.set(KEY, JSON.stringify([...others, id].slice(-MOST)));
  },
});
