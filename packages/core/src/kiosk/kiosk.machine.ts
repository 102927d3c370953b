import { assign, sendTo, setup } from 'xstate';
import { accessMachine } from '../access/access.machine.ts';
import type { Access } from '../access/access.ts';
import type { Cart, CartHead, Finding, SeasonPlace } from '../contract/index.ts';
import { approvalMachine } from '../ordering/approval/approval.machine.ts';
import { cartMachine } from '../ordering/cart/cart.machine.ts';
import { type CartStatusChanged, differs, isNewer } from '../ordering/cart/cartStatus.ts';
import { checkMachine, type FindingsChanged } from '../ordering/check/check.machine.ts';
import { contentsMachine } from '../ordering/contents/contents.machine.ts';
import { mayInsert, mayView } from '../rules/rights.ts';
import { type SessionStatusChanged, sessionMachine } from '../session/session.machine.ts';
import { shelfMachine } from './shelf.machine.ts';

export interface KioskInput {
  /** The customer and season to order for. */
  readonly place: SeasonPlace;
  /** Article numbers offered from the start. */
  readonly assortment: readonly string[];
}

export interface KioskContext extends KioskInput {
  access: Access | null;
  /** The stored cart; null: none yet. */
  head: CartHead | null;
  /** Everything typed is stored. */
  settled: boolean;
}

export type KioskEvent =
  /** The user has finished ordering: check the cart. */
  | { type: 'order.ended' }
  /** The user continues ordering. */
  | { type: 'order.resumed' }
  | SessionStatusChanged
  | CartStatusChanged
  | FindingsChanged
  /** The approval changed the cart, and this is what it is now. */
  | { type: 'cart.answered'; cart: Cart };

const headOf = ({ head }: KioskContext): CartHead => {
  if (head === null) throw new Error('a state that needs a cart was entered without one');
  return head;
};

const mayHere = ({ access, place }: KioskContext, may: typeof mayInsert): boolean =>
  access !== null && may(access.rights, place.rightEnv);

/**
 * Ordering at one fixed point of sale, for a kiosk, a showroom's wall or a till, where nobody chooses customer or
 * season. Covers everything from sign-in to the approved order (Q4).
 */
export const kioskMachine = setup({
  types: {
    context: {} as KioskContext,
    events: {} as KioskEvent,
    input: {} as KioskInput,
    children: {} as {
      session: 'session';
      access: 'access';
      shelf: 'shelf';
      cart: 'cart';
      contents: 'contents';
      check: 'check';
      approval: 'approval';
    },
  },
  actors: {
    session: sessionMachine,
    access: accessMachine,
    shelf: shelfMachine,
    cart: cartMachine,
    contents: contentsMachine,
    check: checkMachine,
    approval: approvalMachine,
  },
  actions: {
    setAccess: assign((_, { access }: { access: Access }) => ({ access })),
    setCart: assign((_, { head, status }: CartStatusChanged) => ({ head, settled: status === 'stored' })),
    forgetUser: assign({ access: null, head: null, settled: false }),
    notifyApproval: sendTo('approval', ({ context }) => ({
      type: 'cart.changed' as const,
      head: headOf(context),
    })),
    passOnFindings: sendTo('approval', (_, { findings }: { findings: readonly Finding[] | null }) => ({
      type: 'findings.changed' as const,
      findings,
    })),
    notifyCheck: sendTo('check', ({ context }) => ({ type: 'cart.changed' as const, head: headOf(context) })),
  },
  guards: {
    isSignedIn: (_, { status }: SessionStatusChanged) => status === 'signedIn',
    isNotSignedIn: (_, { status }: SessionStatusChanged) => status !== 'signedIn',
    mayOrder: ({ context }) => mayHere(context, mayView) && mayHere(context, mayInsert),
    /** Only what is stored can be checked and approved. */
    isOther: ({ context }, { head, status }: CartStatusChanged) =>
      (status === 'stored') !== context.settled || differs(head, context.head),
    isCheckable: ({ context }) => context.settled && context.head !== null && context.head.pieces > 0,
    /** Somebody finalized or removed the cart elsewhere. */
    isGone: (_, { head }: { head: CartHead | null }) => head === null,
    isEmpty: ({ context }) => context.settled && !context.head?.pieces,
    isNewer: ({ context }, { head }: { head: CartHead }) => isNewer(head, context.head),
  },
}).createMachine({
  id: 'kiosk',
  description: 'Ordering at one fixed point of sale, without the portal around it',
  context: ({ input }) => ({ ...input, access: null, head: null, settled: false }),
  invoke: { id: 'session', src: 'session', input: { demand: 'signIn' } },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is signed in: the session says how far it is',
      on: {
        'session.statusChanged': {
          guard: { type: 'isSignedIn', params: ({ event }) => event },
          target: 'open',
        },
      },
    },
    open: {
      description: 'Someone is signed in',
      exit: 'forgetUser',
      on: {
        'session.statusChanged': {
          guard: { type: 'isNotSignedIn', params: ({ event }) => event },
          target: 'closed',
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'What may be done here is being asked for',
          tags: 'pending',
          invoke: {
            id: 'access',
            src: 'access',
            onDone: {
              target: 'deciding',
              actions: { type: 'setAccess', params: ({ event }) => ({ access: event.output }) },
            },
          },
        },
        deciding: {
          description: 'The rights decide',
          always: [{ guard: 'mayOrder', target: 'ordering' }, { target: 'noRight' }],
        },
        noRight: { description: 'Whoever is signed in may not order here' },
        ordering: {
          description: 'Shelf and cart lie open',
          invoke: [
            {
              id: 'shelf',
              src: 'shelf',
              input: ({ context: { place, assortment } }) => ({ place, assortment }),
            },
            {
              id: 'cart',
              src: 'cart',
              input: ({ context: { place } }) => ({ place, mayInsert: true }),
            },
          ],
          on: { 'cart.statusChanged': { actions: { type: 'setCart', params: ({ event }) => event } } },
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Styles are chosen and quantities put in',
              on: { 'order.ended': 'settling' },
            },
            settling: {
              description: 'What is typed is being stored',
              tags: 'pending',
              entry: sendTo('cart', { type: 'save.requested' }),
              always: [
                { guard: 'isCheckable', target: 'checking' },
                { guard: 'isEmpty', target: 'choosing' },
              ],
              on: { 'order.resumed': 'choosing' },
            },
            checking: {
              description: 'The order is checked by all rules, and can be approved',
              invoke: [
                {
                  id: 'contents',
                  src: 'contents',
                  input: ({ context }) => {
                    const { rightEnv, cartId } = headOf(context);
                    return { rightEnv, cartId };
                  },
                },
                {
                  id: 'check',
                  src: 'check',
                  input: ({ context }) => {
                    const { rightEnv, cartId } = headOf(context);
                    return { rightEnv, cartId };
                  },
                },
                {
                  id: 'approval',
                  src: 'approval',
                  input: ({ context }) => ({
                    head: headOf(context),
                    holdsInsert: true,
                    holdsSubmit: false,
                    opensAt: null,
                  }),
                },
              ],
              on: {
                'order.resumed': 'choosing',
                'findings.changed': { actions: { type: 'passOnFindings', params: ({ event }) => event } },
                'cart.answered': {
                  guard: { type: 'isNewer', params: ({ event }) => event.cart },
                  actions: sendTo('cart', ({ event }) => ({
                    type: 'cart.replaced' as const,
                    cart: event.cart,
                  })),
                },
                'cart.statusChanged': [
                  {
                    guard: { type: 'isGone', params: ({ event }) => event },
                    target: 'choosing',
                    actions: { type: 'setCart', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isOther', params: ({ event }) => event },
                    actions: [
                      { type: 'setCart', params: ({ event }) => event },
                      'notifyApproval',
                      'notifyCheck',
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
