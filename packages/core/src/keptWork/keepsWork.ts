import type { PagePorts } from '../platform/ports.ts';

/** Storage keys of work that could not be sent: quantities, notes, order details, scans and lists of bulk entry. */
const NAMES = /^(selvedge\.(draft|note|details|scans|list)\.|entry\/)/;

/** Whether such work, of anybody, is kept under a key. */
export const isKeptWork = (key: string): boolean => NAMES.test(key);

/** Whether this browser holds such work of anybody. Finding out whose it is, and how much, takes longer. */
export const keepsWork = ({
  localStorage,
  sessionStorage,
}: Pick<PagePorts, 'localStorage' | 'sessionStorage'>): boolean => {
  try {
    return [...localStorage.keys(), ...sessionStorage.keys()].some(isKeptWork);
  } catch {
    return false;
  }
};
