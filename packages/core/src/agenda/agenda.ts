import type { Agenda, AgendaEntry } from '../contract/index.ts';
import type { OrderingRoute } from '../navigation/orderingRoute.ts';
import type { Route } from '../navigation/routes.ts';
import { MOST_LINES } from './agendaLines.ts';

/** The page that shows the agenda: the dashboard's root. */
export const showsAgenda = ({ screen }: Route): boolean => screen === 'dashboard' || screen === 'grant';

/** Whether there are more entries than lines: then the last line asks for the others. */
export const exceedsLines = ({ entries }: Agenda): boolean => entries.length > MOST_LINES;

/** The entries that are shown: all of them, or as many as have a line. */
export const shownEntries = (agenda: Agenda, whole: boolean): readonly AgendaEntry[] =>
  whole || !exceedsLines(agenda) ? agenda.entries : agenda.entries.slice(0, MOST_LINES - 1);

/** Where an entry leads: to what the person can do about it. */
export function routeOfEntry({ kind, customer, ...entry }: AgendaEntry): OrderingRoute {
  const { rightEnv, season, subdivision, collectionType } = entry;
  if (!customer) return { screen: 'pos', rightEnv };
  const { customerId } = customer;
  const place = { rightEnv, customerId, season, subdivision, collectionType };
  if (kind === 'deadline') return { screen: 'styles', place };
  return { screen: kind === 'finalize' ? 'check' : 'cart', place };
}
