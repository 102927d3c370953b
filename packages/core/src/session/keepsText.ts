import type { StoragePort } from '../platform/ports.ts';
import { attempt, holds } from './sturdyStorage.ts';

const PROBE = 'selvedge.probe';

/** Whether any of the storages keeps its data after the page is left. */
export const keepsText = (...places: readonly StoragePort[]): boolean =>
  places.some((place) => {
    const kept = holds(place, PROBE, PROBE);
    attempt(() => place.remove(PROBE));
    return kept;
  });
