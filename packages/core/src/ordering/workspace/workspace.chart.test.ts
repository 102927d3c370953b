import type { AnyMachineSnapshot } from 'xstate';
import type { CartHead, CartNews } from '../../contract/index.ts';
import type { PlaceRoute } from '../../navigation/orderingRoute.ts';
import {
  approvedHead,
  chartSuite,
  finalizedNews,
  managerRights,
  missing,
  networkLost,
  sampleCart,
  sampleCartNews,
  sampleCustomer,
  sampleHead,
  samplePlace,
  sampleSeasonState,
  sampleStyle,
} from '../../testing/index.ts';
import type { CartStatus } from '../cart/cartStatus.ts';
import type { Ending } from '../whyNot/ending.ts';
import { workspaceMachine } from './workspace.machine.ts';

const routes: PlaceRoute[] = [
  { screen: 'styles', place: samplePlace },
  { screen: 'style', place: samplePlace, articleId: 's-1' },
  { screen: 'style', place: samplePlace, articleId: 's-1', search: '?q=shirt' },
  { screen: 'cart', place: samplePlace },
  { screen: 'cart', place: samplePlace, search: '?q=shirt' },
  { screen: 'check', place: samplePlace },
  { screen: 'check', place: samplePlace, search: '?q=shirt' },
  { screen: 'entry', place: samplePlace },
  { screen: 'live', place: samplePlace, eventId: null },
  { screen: 'live', place: samplePlace, eventId: 'e-1' },
  { screen: 'styles', place: samplePlace, search: '?q=shirt' },
];

const cartAt = (head: CartHead | null, status: CartStatus = 'stored') => ({
  type: 'cart.statusChanged',
  status,
  unsaved: status === 'stored' ? 'none' : 'kept',
  head,
  whole: head?.version ?? 0,
});

const newsOf = (news: CartNews) => ({ type: 'news.came', news, isFirst: true });

const finalizationAt = (status: Ending) => ({
  type: 'finalization.statusChanged',
  status,
  head: sampleHead(),
});

const tour = {
  input: { route: routes[0], rights: managerRights },
  events: [
    ...routes.map((route) => ({ type: 'route.changed', route })),
    ...['style', 'cart', 'check', 'entry', 'live'].map((screen) => ({ type: 'code.came', screen })),
    { type: 'language.changed' },
    { type: 'workspace.retried' },
    { type: 'styles.came' },
    { type: 'cells.typed', cells: [{ articleVariantId: 'v-1', entry: '6' }] },
    { type: 'cells.added', cells: [{ articleVariantId: 'v-1', pieces: 2 }] },
    { type: 'scanned.changed', articleIds: ['s-1'] },
    { type: 'quickStyle.wanted', articleId: 's-1' },
    { type: 'quickStyle.came', style: sampleStyle(), goesOn: false },
    { type: 'style.scanned', cell: { articleId: 's-1', articleColorId: 'k-2' } },
    { type: 'edits.discarded' },
    { type: 'cart.outdated' },
    { type: 'cart.replaced', cart: sampleCart(sampleHead({ version: 5 })) },
    { type: 'limit.asked' },
    cartAt(null),
    cartAt(sampleHead()),
    cartAt(sampleHead(), 'busy'),
    cartAt(sampleHead(), 'resting'),
    cartAt(sampleHead({ version: 9 })),
    cartAt(approvedHead),
    { type: 'note.statusChanged', status: 'unsent' },
    { type: 'note.statusChanged', status: 'stored' },
    { type: 'orderDetails.statusChanged', status: 'unsent' },
    { type: 'orderDetails.statusChanged', status: 'waiting' },
    { type: 'cart.answered', cart: sampleCart(sampleHead({ version: 5, note: 'Call first' })) },
    { type: 'cart.answered', cart: sampleCart(approvedHead) },
    newsOf(sampleCartNews()),
    newsOf(finalizedNews),
    { type: 'findings.changed', findings: [] },
    { type: 'approval.outdated', head: sampleHead() },
    finalizationAt('uncertain'),
    finalizationAt('over'),
    finalizationAt('none'),
    finalizationAt('ordered'),
  ],
  answers: { loadPlace: [{ customer: sampleCustomer(), season: sampleSeasonState() }] },
  failures: { loadPlace: [networkLost, missing] },
};

const cartMoved = { type: 'cart.moved' };
const linesCame = { type: 'cart.caughtUp' };

chartSuite(workspaceMachine, {
  ...tour,
  events: [...tour.events, cartMoved, linesCame],
  contextKey: ({ context }: AnyMachineSnapshot) => [
    { ...context.route, search: undefined },
    context.facts === null,
    context.cart.head?.version,
    context.cart.status,
    context.unsent.note,
    context.ending,
    context.brought.includes(context.route.screen),
  ],
  invariants: {
    'the screen is the one of the address': ({ value, context }) =>
      typeof value === 'string' ||
      Object.keys(value.open as object)[0] === context.route.screen ||
      value.open === 'bringing' ||
      value.open === context.route.screen,
    'nothing is reviewed without a cart on entering': (snapshot) =>
      !snapshot.matches({ open: { check: 'empty' } }) || snapshot.context.cart.head === null,
    'what became of a cart that somebody else ended is told only where there is none': (snapshot) =>
      !snapshot.matches({ open: { check: 'ended' } }) || snapshot.context.cart.head === null,
    'a screen is shown only with its code': ({ value, context: { brought } }) =>
      typeof value === 'string' ||
      ['bringing', 'styles', ...brought].includes(
        typeof value.open === 'string' ? value.open : String(Object.keys(value.open as object)[0]),
      ),
    'the season is known while it is open': (snapshot) =>
      !snapshot.matches('open') || snapshot.context.facts !== null,
  },
});
