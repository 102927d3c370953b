import type { PagePorts } from '../app/ports.ts';

/** Names under which a browser keeps what could not be stored: quantities, notes, scans, and lists of fast entry. */
const NAMES = /^(selvedge\.(draft|note|scans)\.|entry\/)/;

/** Whether this browser keeps such work of anybody; whose it is, and how much, takes longer to say. */
export const keepsWork = ({
  localStorage,
  sessionStorage,
}: Pick<PagePorts, 'localStorage' | 'sessionStorage'>): boolean => {
  try {
    return [...localStorage.keys(), ...sessionStorage.keys()].some((key) => NAMES.test(key));
  } catch {
    return false;
  }
};
