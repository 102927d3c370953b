import { assign, enqueueActions, setup } from 'xstate';
import type { Cart, CartNews } from '../../contract/index.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { isNewer, type ReportedCart } from '../cart/cartStatus.ts';

/** The cart as it last reported itself comes with everything that may change what it has to be told. */
type WithCart = { readonly cart: ReportedCart };
type WithNews = WithCart & { readonly news: CartNews };

export interface CartUpdatesContext {
  /** The last cart that a call of another chart answered. */
  answered: Cart | null;
  /** News that the cart has not been told about, because it could not be reread yet. */
  news: CartNews | null;
  /** The last change of the cart by somebody else that the cart has been told about, until the user reads it. */
  elsewhere: NonNullable<CartNews['cart']> | 'removed' | null;
}

export type CartUpdatesEvent =
  | ({ type: 'news.came' } & WithNews)
  /** A call of another chart changed the cart, and this is what it is now. */
  | ({ type: 'cart.answered'; answered: Cart } & WithCart)
  /** The cart has told something new. */
  | ({ type: 'cart.reported' } & WithCart)
  /** The user has read 'Changed by …'. */
  | { type: 'elsewhere.read' };

/** What the updates tell their parent: what the cart is to be told. */
export type CartUpdate =
  /** Somebody else changed the cart: reread it while typing goes on. */
  | { readonly type: 'cart.outdated' }
  /** The cart ignores it while a call of its own is running, and is told again when that is over. */
  | { readonly type: 'cart.replaced'; readonly cart: Cart };

/** The page's cart is out of date according to the news: somebody else changed, finalized or removed it. */
export function isBehind({ cart: { head, whole }, news: { cart } }: WithNews): boolean {
  if (cart === null) return head !== null;
  if (cart.state === 'finalized') return head?.cartId === cart.cartId;
  return head?.cartId !== cart.cartId || whole < cart.version;
}

const since = ({
  context: { news },
  event: { cart },
}: {
  readonly context: CartUpdatesContext;
  readonly event: WithCart;
}) => ({ cart, news });

/** What the cart does not know yet of what others and other charts did to it. It is told as soon as it can take it (O2). */
export const cartUpdatesMachine = setup({
  types: {
    context: {} as CartUpdatesContext,
    events: {} as CartUpdatesEvent,
  },
  actions: {
    setAnswered: assign((_, { answered }: { answered: Cart }) => ({ answered })),
    passOnAnswer: enqueueActions((at, { cart }: WithCart) => {
      const { answered } = at.context;
      if (answered && isNewer(answered.head, cart.head))
        notifyParent<CartUpdate>(at, { type: 'cart.replaced', cart: answered });
    }),
    setNews: assign((_, { news }: { news: CartNews }) => ({ news })),
    forgetNews: assign({ news: null }),
    /** Tells about a change once; from then on the user may read whose it was. */
    reportOutdated: enqueueActions((at, { news }: { news: CartNews | null }) => {
      at.enqueue.assign({ elsewhere: news?.cart ?? 'removed' });
      notifyParent<CartUpdate>(at, { type: 'cart.outdated' });
    }),
    forgetElsewhere: assign({ elsewhere: null }),
  },
  guards: {
    cannotReread: (_, { cart: { status } }: WithCart) => status === 'closed' || status === 'busy',
    isBehind: (_, { cart, news }: WithCart & { readonly news: CartNews | null }) =>
      news !== null && isBehind({ cart, news }),
  },
}).createMachine({
  id: 'cartUpdates',
  description: 'What the cart does not know yet of what others and other charts did to it',
  context: { answered: null, news: null, elsewhere: null },
  initial: 'none',
  on: {
    'news.came': [
      {
        guard: { type: 'cannotReread', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'setNews', params: ({ event }) => event },
      },
      {
        guard: { type: 'isBehind', params: ({ event }) => event },
        target: '.none',
        actions: ['forgetNews', { type: 'reportOutdated', params: ({ event }) => event }],
      },
      { target: '.none', actions: 'forgetNews' },
    ],
    'cart.answered': {
      actions: [
        { type: 'setAnswered', params: ({ event }) => event },
        { type: 'passOnAnswer', params: ({ event }) => event },
      ],
    },
    'cart.reported': { actions: { type: 'passOnAnswer', params: ({ event }) => event } },
    'elsewhere.read': { actions: 'forgetElsewhere' },
  },
  states: {
    none: { description: 'The cart has been told of all news' },
    waiting: {
      description: 'News wait until the cart can be read again',
      on: {
        'cart.reported': [
          {
            guard: { type: 'cannotReread', params: ({ event }) => event },
            actions: { type: 'passOnAnswer', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBehind', params: since },
            target: 'none',
            actions: [
              { type: 'passOnAnswer', params: ({ event }) => event },
              { type: 'reportOutdated', params: since },
              'forgetNews',
            ],
          },
          { target: 'none', actions: [{ type: 'passOnAnswer', params: ({ event }) => event }, 'forgetNews'] },
        ],
      },
    },
  },
});
