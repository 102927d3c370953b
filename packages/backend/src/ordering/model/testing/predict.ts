import type { Action, ActionOf, CartView, Outcome, Prediction } from './action.ts';
import { predictCopy } from './copyModel.ts';
import {
  findingsOf,
  linesOf,
  type Model,
  type ModelCart,
  piecesOf,
  type ShopName,
  variants,
  type Who,
  withShop,
  worthOf,
} from './model.ts';

export function viewOf(cart: ModelCart, who: Who): CartView {
  const lines = linesOf(cart);
  return {
    state: cart.state,
    version: cart.version,
    note: cart.note,
    mine: cart.approver && cart.approver === who,
    pieces: piecesOf(lines),
    value: worthOf(lines),
    lines: lines.map(({ variant, quantity, price }) => `${variant} ${quantity} ${price}`),
  };
}

export const freshCart: ModelCart = { state: 'open', version: 1, note: '', approver: null, cells: {} };

/** The next version; open, and no longer approved, unless told otherwise. */
const next = (cart: ModelCart, changed: Partial<ModelCart>): ModelCart => ({
  ...cart,
  state: 'open',
  approver: null,
  ...changed,
  version: cart.version + 1,
});

const refusal = (model: Model, status: number, code: string, more: Partial<Outcome> = {}): Prediction => ({
  model,
  outcome: { status, code, ...more },
});
const conflict = (model: Model): Prediction => refusal(model, 409, 'versionConflict');
const missing = (model: Model): Prediction => refusal(model, 404, 'notFound');

const keeps = (model: Model, at: ShopName, cart: ModelCart, who: Who): Prediction => ({
  model: withShop(model, at, { cart }),
  outcome: { status: 200, cart: viewOf(cart, who) },
});

function change(model: Model, { who, at, variant, quantity, misseen }: ActionOf<'change'>): Prediction {
  const existing = model.shops[at].cart;
  if (!existing && model.phase !== 'open') return missing(model);
  const cart = existing ?? freshCart;
  const cell = cart.cells[variant];
  const current = cell?.quantity ?? 0;
  const refused = model.phase !== 'open';
  const { lines: _, ...view } = viewOf(cart, who);
  const stays = (kind: string): Prediction => ({
    model: withShop(model, at, { cart }),
    outcome: { status: 200, cell: kind, cart: view },
  });
  if (current === quantity) return stays(`stored ${quantity} ${cell?.price ?? null}`);
  if (refused && (!cell || (!misseen && quantity > 0)))
    return stays(model.phase === 'preview' ? 'inPreview' : 'styleNotForSale');
  if (misseen) return stays(`conflict ${current}`);
  const price = current > 0 ? (cell?.price ?? null) : model.prices[variant];
  const changed = next(cart, { cells: { ...cart.cells, [variant]: { quantity, price } } });
  const { lines: __, ...after } = viewOf(changed, who);
  return {
    model: withShop(model, at, { cart: changed }),
    outcome: { status: 200, cell: `stored ${quantity} ${price}`, cart: after },
  };
}

function accept(model: Model, { who, at, stale, wrong }: ActionOf<'accept'>, cart: ModelCart): Prediction {
  if (stale) return conflict(model);
  const lines = linesOf(cart);
  if (wrong || lines.some(({ variant }) => model.prices[variant] === null))
    return refusal(model, 409, 'pricesMoved');
  const moved = lines.filter(({ variant, price }) => model.prices[variant] !== price);
  if (moved.length === 0) return keeps(model, at, cart, who);
  const cells = Object.fromEntries(
    moved.map(({ variant, quantity }) => [variant, { quantity, price: model.prices[variant] }]),
  );
  return keeps(model, at, next(cart, { cells: { ...cart.cells, ...cells } }), who);
}

function finalize(model: Model, action: ActionOf<'finalize'>, cart: ModelCart): Prediction {
  const { who, at, stale, lost } = action;
  if (who === 'buyer') return missing(model);
  if (stale) return conflict(model);
  const findings = findingsOf(model, at);
  if (findings.length > 0) return refusal(model, 422, 'cartRefused', { findings });
  const lines = linesOf(cart);
  const { orders } = model.shops[at];
  const taken = Object.fromEntries(
    variants.map((variant) => {
      const stock = model.stock[variant];
      const pieces = lines.find((line) => line.variant === variant)?.quantity ?? 0;
      return [variant, stock === null ? null : stock - pieces];
    }),
  );
  const after = withShop(model, at, { cart: null, orders: [...orders, lines], finalizedBefore: true });
  return {
    model: { ...after, stock: { ...model.stock, ...taken } },
    outcome: { status: 200, replayed: lost },
  };
}

function late(model: Model, { who, what, cart }: ActionOf<'late'>): Prediction {
  if (cart === 'removed') return missing(model);
  if (what === 'finalize' && who === 'buyer') return missing(model);
  return refusal(model, 409, 'cartFinalized');
}

function approve(model: Model, { who, at, stale }: ActionOf<'approve'>, cart: ModelCart): Prediction {
  if (stale) return conflict(model);
  if (cart.state === 'approved') return keeps(model, at, cart, who);
  const findings = findingsOf(model, at).filter((one) => one !== 'limitExceeded');
  return findings.length > 0
    ? refusal(model, 422, 'cartRefused', { findings })
    : keeps(model, at, next(cart, { state: 'approved', approver: who }), who);
}

function recall(model: Model, { who, at }: ActionOf<'recall'>, cart: ModelCart): Prediction {
  if (cart.state === 'open') return keeps(model, at, cart, who);
  return cart.approver === who ? keeps(model, at, next(cart, {}), who) : missing(model);
}

function handBack(model: Model, { who, at, stale }: ActionOf<'return'>, cart: ModelCart): Prediction {
  if (who === 'buyer') return missing(model);
  return stale || cart.state === 'open' ? conflict(model) : keeps(model, at, next(cart, {}), who);
}

function write(model: Model, { who, at, note }: ActionOf<'note'>, cart: ModelCart): Prediction {
  if (note === cart.note) return keeps(model, at, cart, who);
  const { state, approver } = cart;
  return keeps(model, at, next(cart, { note, state, approver }), who);
}

function remove(model: Model, { at, stale }: ActionOf<'remove'>, cart: ModelCart): Prediction {
  if (stale || cart.state === 'approved') return conflict(model);
  return { model: withShop(model, at, { cart: null, removedBefore: true }), outcome: { status: 204 } };
}

type OnCart = ActionOf<
  'approve' | 'recall' | 'return' | 'note' | 'remove' | 'precheck' | 'accept' | 'finalize'
>;

function onCart(model: Model, action: OnCart): Prediction {
  const { cart } = model.shops[action.at];
  if (!cart) throw new Error(`${action.do} without a cart`);
  switch (action.do) {
    case 'approve':
      return approve(model, action, cart);
    case 'recall':
      return recall(model, action, cart);
    case 'return':
      return handBack(model, action, cart);
    case 'note':
      return write(model, action, cart);
    case 'remove':
      return remove(model, action, cart);
    case 'accept':
      return accept(model, action, cart);
    case 'finalize':
      return finalize(model, action, cart);
    case 'precheck':
      return { model, outcome: { status: 200, findings: findingsOf(model, action.at) } };
  }
}

const done = (model: Model): Prediction => ({ model, outcome: { status: 200 } });

/** Whether an action means anything in a world: there is a cart, or what is left of one. */
export function isPossible({ shops }: Model, action: Action): boolean {
  if (!('at' in action)) return true;
  const { cart, orders, finalizedBefore, removedBefore } = shops[action.at];
  switch (action.do) {
    case 'change':
    case 'lock':
    case 'limit':
      return true;
    case 'again':
      return finalizedBefore;
    case 'late':
      return action.cart === 'finalized' ? finalizedBefore : removedBefore;
    case 'accept':
      return linesOf(cart).length > 0;
    case 'copy':
      return cart !== null || orders.length > 0;
    default:
      return cart !== null;
  }
}

/** What an action comes to by the rules of the house. Ask only of an action that is possible. */
export function predict(model: Model, action: Action): Prediction {
  switch (action.do) {
    case 'change':
      return change(model, action);
    case 'late':
      return late(model, action);
    case 'again':
      return action.other
        ? refusal(model, 422, 'keyReused')
        : { model, outcome: { status: 200, replayed: true } };
    case 'copy':
      return predictCopy(model, action);
    case 'price':
      return done({ ...model, prices: { ...model.prices, [action.variant]: action.price } });
    case 'stock':
      return done({ ...model, stock: { ...model.stock, [action.variant]: action.pieces } });
    case 'lock':
      return done(withShop(model, action.at, { locked: action.locked }));
    case 'limit':
      return done(withShop(model, action.at, { limit: action.amount }));
    case 'phase':
      return done({ ...model, phase: action.phase });
    default:
      return onCart(model, action);
  }
}
