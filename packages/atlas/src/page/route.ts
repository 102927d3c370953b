import { asLanguage } from '@selvedge/core/contract';
import { useSyncExternalStore } from 'react';
import { type Language, type Width, widths } from '../data/data.ts';

/** A page of the atlas. In URLs, names of pages that are not charts start with a tilde. */
export type Route =
  | { readonly page: 'overview' }
  | { readonly page: 'changes' }
  | { readonly page: 'recording' }
  | { readonly page: 'chart'; readonly chart: string; readonly state: string | null }
  | { readonly page: 'paths'; readonly chart: string; readonly path: number | null; readonly step: number }
  | {
      readonly page: 'screens';
      readonly chart: string;
      readonly state: string | null;
      readonly view: View | null;
    }
  | { readonly page: 'tests'; readonly chart: string };

/** Which picture of a screen. */
export interface View {
  readonly language: Language;
  readonly width: Width;
}

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

const viewIn = (text: string | undefined): View | null => {
  const [spoken, wide] = (text ?? '').split('-');
  const language = asLanguage(spoken);
  const width = widths.find((each) => String(each) === wide);
  return language && width ? { language, width } : null;
};

/** Reads `#/cart/open.saving`, `#/cart/~paths/3/12`, `#/cart/~screens/open.saving/en-1500`, `#/cart/~tests`, `#/~changes`, `#/~recording`. */
export function readRoute(hash: string): Route {
  const [chart, part, third, fourth] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (!chart) return { page: 'overview' };
  if (chart === '~changes') return { page: 'changes' };
  if (chart === '~recording') return { page: 'recording' };
  if (part === '~tests') return { page: 'tests', chart };
  if (part === '~paths') return { page: 'paths', chart, path: numberIn(third), step: numberIn(fourth) ?? 0 };
  if (part === '~screens') return { page: 'screens', chart, state: third || null, view: viewIn(fourth) };
  return { page: 'chart', chart, state: part || null };
}

export function addressOf(route: Route): string {
  if (route.page === 'overview') return '#/';
  if (route.page === 'changes' || route.page === 'recording') return `#/~${route.page}`;
  if (route.page === 'tests') return `#/${route.chart}/~tests`;
  if (route.page === 'screens') {
    const { chart, state, view } = route;
    const parts = ['#', chart, '~screens', state, view && `${view.language}-${view.width}`];
    return parts.filter(Boolean).join('/');
  }
  if (route.page === 'paths') {
    const { chart, path, step } = route;
    return path === null ? `#/${chart}/~paths` : `#/${chart}/~paths/${path}/${step}`;
  }
  return route.state ? `#/${route.chart}/${route.state}` : `#/${route.chart}`;
}

export const chartAddress = (chart: string, state: string | null = null): string =>
  addressOf({ page: 'chart', chart, state });

export const pathAddress = (chart: string, path: number, step = 0): string =>
  addressOf({ page: 'paths', chart, path, step });

export const screenAddress = (chart: string, state: string, view: View | null = null): string =>
  addressOf({ page: 'screens', chart, state, view });

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => window.location.hash));

export const go = (address: string): void => {
  window.location.hash = address;
};

/** Navigates without adding a history entry, for stepping along a path. */
export const goInstead = (address: string): void => window.location.replace(address);
