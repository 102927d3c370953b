import type { Agenda, AgendaEntry } from '../../contract/index.ts';

const home = { screen: 'dashboard' } as const;
const elsewhere = { screen: 'pos', rightEnv: 'preorder' } as const;

/** A cart to go on with. */
export const sampleAgendaEntry = (entry: Partial<AgendaEntry> = {}): AgendaEntry => ({
  kind: 'cart',
  rightEnv: 'preorder',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
  brandName: 'Aldermere',
  lineName: 'Aldermere Main',
  customers: 1,
  customer: { customerId: 'C1', customerNumber: '104203', name: 'Modehaus Lindner' },
  cart: { cartId: 'K1', pieces: 120, value: 1_234_500, currency: 'EUR' },
  reason: null,
  salesPeriodTo: Date.UTC(2026, 11, 5),
  ...entry,
});

/** As many carts, of points of sale with a number. */
export const sampleAgenda = (count: number): Agenda => ({
  serverTime: Date.UTC(2026, 10, 23),
  count,
  entries: Array.from({ length: count }, (_, at) =>
    sampleAgendaEntry({
      customer: { customerId: `C${at + 1}`, customerNumber: `10420${at}`, name: `Modehaus ${at + 1}` },
      cart: { cartId: `K${at + 1}`, pieces: 120, value: 1_234_500, currency: 'EUR' },
    }),
  ),
});

/** What can happen to the agenda; one sample of each event. */
export const agendaTour = {
  input: { route: home },
  events: [
    { type: 'route.changed', route: home },
    { type: 'route.changed', route: elsewhere },
    { type: 'page.woke' },
    { type: 'agenda.retried' },
    { type: 'agenda.unfolded' },
  ],
  answers: {
    readAgenda: [sampleAgenda(0), sampleAgenda(1), sampleAgenda(7)],
    readAgain: [sampleAgenda(0), sampleAgenda(7)],
  },
};
