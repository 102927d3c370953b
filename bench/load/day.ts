import {
  activeSellingTimes,
  approveCart,
  brandTree,
  cartStyles,
  currentCart,
  customer,
  customers,
  dashboardTiles,
  favoriteStyles,
  filterSets,
  lastOrders,
  maintenances,
  markStyle,
  messages,
  openCart,
  order,
  readCart,
  seasonState,
  styleDetail,
  styleIndex,
  userProfile,
  userSettings,
  validateCart,
} from '@selvedge/core/contract';
import { finalize, save } from './saving.ts';
import { anyOf, cartOf, type Session } from './session.ts';

/** Something a buyer does: the calls that the page makes for it, and the pause before the next deed. */
interface Deed {
  readonly name: string;
  /** Seconds that somebody takes before they do the next thing. */
  readonly pause: number;
  run(session: Session): Promise<unknown>;
}

const unread = { reads: false } as const;

const open: Deed = {
  name: 'open the portal',
  pause: 10,
  run: ({ calls }) =>
    Promise.all([
      calls.ask(userProfile, {}),
      calls.ask(userSettings, {}),
      calls.ask(maintenances, {}),
      calls.ask(dashboardTiles, {}),
      calls.ask(messages, { params: { type: 'ticker' }, query: { from: new Date().toISOString() } }),
    ]),
};

const customerList: Deed = {
  name: 'list the customers',
  pause: 10,
  run: ({ calls, place: { rightEnv } }) =>
    Promise.all([
      calls.ask(customers, { params: { rightEnv }, query: {} }),
      calls.ask(brandTree, { params: { rightEnv } }),
    ]),
};

const seasons: Deed = {
  name: 'choose the season',
  pause: 15,
  run: ({ calls, place }) => {
    const { rightEnv, customerId } = place;
    return Promise.all([
      calls.ask(customer, { params: { rightEnv, customerId } }),
      calls.ask(activeSellingTimes, { params: { rightEnv, customerId } }),
      calls.ask(seasonState, { params: place }),
    ]);
  },
};

const list: Deed = {
  name: 'list the styles',
  pause: 30,
  run: (session) => {
    const { calls, place } = session;
    const { rightEnv } = place;
    session.typed.length = 0;
    session.cart = null;
    return Promise.all([
      calls.once(styleIndex, { params: place, ...unread }),
      calls.ask(currentCart, { params: place }),
      calls.ask(favoriteStyles, { params: place }),
      calls.ask(filterSets, { params: { rightEnv } }),
    ]);
  },
};

/** Filters, search and order are the page's own work on the index: they need no call. A style that is found is marked. */
const filter: Deed = {
  name: 'filter and mark a style',
  pause: 20,
  run: ({ calls, place, styles }) =>
    calls.ask(markStyle, { params: { ...place, articleId: anyOf(styles).articleId } }),
};

const openStyle: Deed = {
  name: 'open a style',
  pause: 20,
  run: async (session) => {
    const { calls, place, styles } = session;
    session.style = anyOf(styles);
    await calls.once(styleDetail, { params: { ...place, articleId: session.style.articleId }, ...unread });
    if (session.cart) return;
    const { rightEnv, ...body } = place;
    const { head } = await calls.ask(openCart, { params: { rightEnv }, body });
    session.cart = head;
  },
};

const CELLS = 4;

/** Some quantities of the style; one that was typed before is typed anew. */
const type: Deed = {
  name: 'type quantities, which are stored',
  pause: 15,
  run: async (session) => {
    const { style, typed } = session;
    const free = (style?.variantIds ?? []).filter((id) => typed.every(({ variantId }) => variantId !== id));
    const cells = free
      .slice(0, CELLS)
      .map((variantId) => ({ variantId, quantity: 1 + Math.floor(Math.random() * 6) }));
    const again = typed.length > 0 ? anyOf(typed) : null;
    if (again) cells.push({ variantId: again.variantId, quantity: (again.quantity % 9) + 1 });
    await save(session, cells);
    const left = typed.filter(({ variantId }) => cells.every((cell) => cell.variantId !== variantId));
    typed.splice(0, typed.length, ...left, ...cells);
  },
};

const check: Deed = {
  name: 'check the cart',
  pause: 45,
  run: async (session) => {
    const params = { rightEnv: session.place.rightEnv, cartId: cartOf(session).cartId };
    const [{ findings }] = await Promise.all([
      session.calls.ask(validateCart, { params }),
      session.calls.once(cartStyles, { params, ...unread }),
    ]);
    const [stopper] = findings;
    if (stopper) throw new Error(`The cart has the finding ${stopper.code}`);
  },
};

const approve: Deed = {
  name: 'approve the cart',
  pause: 60,
  run: async (session) => {
    const { rightEnv } = session.place;
    const { cartId } = cartOf(session);
    // A change by nobody else is expected, but an approval may have been made whose answer was lost.
    const { head } = await session.calls.ask(readCart, { params: { rightEnv, cartId } });
    session.cart = head;
    if (head.state !== 'open') return;
    const approved = await session.calls.ask(approveCart, {
      ...{ params: { rightEnv, cartId }, body: { version: head.version } },
    });
    session.cart = approved.head;
  },
};

const finalizeDeed: Deed = {
  name: 'finalize the order',
  pause: 30,
  run: async (session) => {
    const orderId = await finalize(session);
    await Promise.all([
      session.calls.ask(order, { params: { orderId } }),
      session.calls.ask(lastOrders, { params: { rightEnv: session.place.rightEnv }, query: {} }),
    ]);
  },
};

const enter: Deed = { name: 'sign in', pause: 5, run: ({ enter }) => enter() };

/** Six styles, in each of which quantities are typed twice. */
const perStyle = [openStyle, type, type];

/** The day of one who opens a season: what they do, in order. */
export const day: readonly Deed[] = [
  ...[enter, open, customerList, seasons, list, filter],
  ...Array.from({ length: 6 }, () => perStyle).flat(),
  ...[check, approve, finalizeDeed],
];

/** How long it takes with pauses as people make them. */
export const DAY_SECONDS = day.reduce((sum, { pause }) => sum + pause, 0);
