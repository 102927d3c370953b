import type { Agenda, AgendaEntry } from '../contract/index.ts';
import type { OrderingRoute } from '../navigation/orderingRoute.ts';
import type { Route } from '../navigation/routes.ts';

/** Most entries that the dashboard shows before it is asked for all. */
export const MOST_AT_FIRST = 5;

/** The page that shows the agenda: the dashboard's root. */
export const showsAgenda = ({ screen }: Route): boolean => screen === 'dashboard' || screen === 'grant';

/** How many lines the agenda takes at first: its entries, and one to ask for the others. */
export const linesOf = (count: number): number => Math.min(count, MOST_AT_FIRST + 1);

export const shownEntries = (agenda: Agenda, whole: boolean): readonly AgendaEntry[] =>
  whole ? agenda.entries : agenda.entries.slice(0, MOST_AT_FIRST);

/** Where an entry leads: to what the person can do about it. */
export function routeOfEntry({ kind, customer, ...entry }: AgendaEntry): OrderingRoute {
  const { rightEnv, season, subdivision, collectionType } = entry;
  if (!customer) return { screen: 'pos', rightEnv };
  const { customerId } = customer;
  const place = { rightEnv, customerId, season, subdivision, collectionType };
  if (kind === 'deadline') return { screen: 'styles', place };
  return { screen: kind === 'finalize' ? 'check' : 'cart', place };
}
