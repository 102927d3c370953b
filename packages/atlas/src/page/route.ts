import { useSyncExternalStore } from 'react';

/** A page of the atlas; what is no chart begins with a tilde. */
export type Route =
  | { readonly page: 'overview' }
  | { readonly page: 'changes' }
  | { readonly page: 'recording' }
  | { readonly page: 'chart'; readonly chart: string; readonly state: string | null }
  | { readonly page: 'paths'; readonly chart: string; readonly walk: number | null; readonly step: number }
  | { readonly page: 'tests'; readonly chart: string };

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/** Reads `#/cart/open.saving`, `#/cart/~paths/3/12`, `#/cart/~tests`, `#/~changes`, `#/~recording`. */
export function readRoute(hash: string): Route {
  const [chart, part, walk, step] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (!chart) return { page: 'overview' };
  if (chart === '~changes') return { page: 'changes' };
  if (chart === '~recording') return { page: 'recording' };
  if (part === '~tests') return { page: 'tests', chart };
  if (part === '~paths') return { page: 'paths', chart, walk: numberIn(walk), step: numberIn(step) ?? 0 };
  return { page: 'chart', chart, state: part || null };
}

export function addressOf(route: Route): string {
  if (route.page === 'overview') return '#/';
  if (route.page === 'changes' || route.page === 'recording') return `#/~${route.page}`;
  if (route.page === 'tests') return `#/${route.chart}/~tests`;
  if (route.page === 'paths') {
    const { chart, walk, step } = route;
    return walk === null ? `#/${chart}/~paths` : `#/${chart}/~paths/${walk}/${step}`;
  }
  return route.state ? `#/${route.chart}/${route.state}` : `#/${route.chart}`;
}

export const chartAddress = (chart: string, state: string | null = null): string =>
  addressOf({ page: 'chart', chart, state });

export const walkAddress = (chart: string, walk: number, step = 0): string =>
  addressOf({ page: 'paths', chart, walk, step });

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => window.location.hash));

export const go = (address: string): void => {
  window.location.hash = address;
};

/** Goes on without a further entry in the history, as stepping along a path does. */
export const goInstead = (address: string): void => window.location.replace(address);
