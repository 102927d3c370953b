import type { AnyMachineSnapshot } from 'xstate';
import type { CartHead, CartNews } from '../../contract/index.ts';
import type { PlaceRoute } from '../../navigation/orderingRoute.ts';
import {
  approvedHead,
  chartSuite,
  finalizedNews,
  linesOutdated,
  managerRights,
  missing,
  networkLost,
  sampleCart,
  sampleCartNews,
  sampleCustomer,
  sampleHead,
  samplePlace,
  sampleSeasonState,
  situationOf,
} from '../../testing/index.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { noteMachine } from '../cart/note.machine.ts';
import { checkMachine } from '../check/check.machine.ts';
import { finalizationMachine } from '../finalization/finalization.machine.ts';
import { cartNewsMachine } from '../news/cartNews.machine.ts';
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

const cartWith = (head: CartHead | null, ...typedEntries: string[]) =>
  situationOf(
    cartMachine,
    { place: samplePlace, mayInsert: true },
    { type: 'xstate.done.actor.loadCart', output: head && sampleCart(head) },
    ...typedEntries.map((entry) => ({ type: 'cell.typed', articleVariantId: 'v-1', entry })),
  );

const caughtUp = situationOf(
  cartMachine,
  { place: samplePlace, mayInsert: true },
  { type: 'xstate.done.actor.loadCart', output: sampleCart() },
  { type: 'cart.outdated' },
  { type: 'xstate.done.actor.catchUp', output: sampleCart(sampleHead({ version: 9 })) },
);

const noteWith = (text: string, version?: number) =>
  situationOf(
    noteMachine,
    { place: samplePlace, mayInsert: true },
    { type: 'note.opened', head: sampleHead() },
    { type: 'note.typed', text },
    ...(version === undefined
      ? []
      : [
          { type: 'note.saved' },
          { type: 'xstate.done.actor.writeNote', output: sampleCart(sampleHead({ version, note: text })) },
        ]),
  );

const newsOf = (news: CartNews) =>
  situationOf(
    cartNewsMachine,
    { params: { ...samplePlace }, may: true },
    { type: 'xstate.done.actor.watch', output: news },
  );

const acting = { head: sampleHead(), holdsInsert: true, holdsSubmit: true, opensAt: null };
const checked = { type: 'check.told', findings: [] };
const passed = { version: 3, findings: [] };

const tour = {
  input: { route: routes[0], rights: managerRights },
  events: [
    ...routes.map((route) => ({ type: 'route.changed', route })),
    { type: 'language.changed' },
    { type: 'workspace.retried' },
    { type: 'cells.typed', cells: [{ articleVariantId: 'v-1', entry: '6' }] },
    { type: 'cells.added', cells: [{ articleVariantId: 'v-1', pieces: 2 }] },
    { type: 'scanned.changed', articleIds: ['s-1'] },
    { type: 'edits.discarded' },
    { type: 'elsewhere.read' },
    { type: 'limit.asked' },
  ],
  answers: { loadPlace: [{ customer: sampleCustomer(), season: sampleSeasonState() }] },
  failures: { loadPlace: [networkLost, missing] },
  snapshots: {
    cart: [
      cartWith(null),
      cartWith(sampleHead()),
      cartWith(sampleHead(), '6'),
      cartWith(approvedHead),
      caughtUp,
    ],
    note: [noteWith('Call first'), noteWith('Call first', 5)],
    check: [
      situationOf(
        checkMachine,
        { rightEnv: 'preorder', cartId: 'cart-1' },
        { type: 'xstate.done.actor.precheck', output: passed },
      ),
    ],
    cartNews: [newsOf(sampleCartNews()), newsOf(finalizedNews)],
    approval: [
      situationOf(
        approvalMachine,
        acting,
        checked,
        { type: 'approval.requested' },
        { type: 'xstate.done.actor.approve', output: sampleCart(approvedHead) },
      ),
      situationOf(
        approvalMachine,
        acting,
        checked,
        { type: 'approval.requested' },
        { type: 'xstate.error.actor.approve', error: linesOutdated },
      ),
    ],
    finalization: [
      situationOf(
        finalizationMachine,
        acting,
        checked,
        { type: 'finalization.requested' },
        { type: 'finalization.confirmed' },
        { type: 'xstate.done.actor.finalize', output: { orderId: 'o-1', orderNumber: '900001' } },
      ),
    ],
  },
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
    context.cart.settled,
    context.noteUnsent,
    context.cart.unsaved,
    context.cart.atRisk,
    context.cart.rereads,
    context.news?.mark,
    context.elsewhere === null,
    context.ending,
  ],
  invariants: {
    'the screen is the one of the address': ({ value, context }) =>
      typeof value === 'string' ||
      Object.keys(value.open as object)[0] === context.route.screen ||
      value.open === context.route.screen,
    'nothing is reviewed without a cart on entering': (snapshot) =>
      !snapshot.matches({ open: { check: 'empty' } }) || snapshot.context.cart.head === null,
    'what became of a cart that somebody else ended is told only where there is none': (snapshot) =>
      !snapshot.matches({ open: { check: 'ended' } }) || snapshot.context.cart.head === null,
    'the season is known while it is open': (snapshot) =>
      !snapshot.matches('open') || snapshot.context.facts !== null,
  },
});
