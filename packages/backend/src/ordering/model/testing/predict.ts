import { predictCopy } from './copyModel.ts';
import type { CartView, Deed, DeedOf, Outcome, Prediction } from './deed.ts';
import {
  findingsOf,
  linesOf,
  type ModelCart,
  piecesOf,
  type ShopName,
  variants,
  type Who,
  type World,
  withShop,
  worthOf,
} from './world.ts';

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

const freshCart: ModelCart = { state: 'open', version: 1, note: '', approver: null, cells: {} };

/** The next version; open, and no longer approved, unless told otherwise. */
const next = (cart: ModelCart, changed: Partial<ModelCart>): ModelCart => ({
  ...cart,
  state: 'open',
  approver: null,
  ...changed,
  version: cart.version + 1,
});

const refusal = (world: World, status: number, code: string, more: Partial<Outcome> = {}): Prediction => ({
  world,
  outcome: { status, code, ...more },
});
const conflict = (world: World): Prediction => refusal(world, 409, 'versionConflict');
const missing = (world: World): Prediction => refusal(world, 404, 'notFound');

const stands = (world: World, at: ShopName, cart: ModelCart, who: Who): Prediction => ({
  world: withShop(world, at, { cart }),
  outcome: { status: 200, cart: viewOf(cart, who) },
});

function change(world: World, { who, at, variant, quantity, misseen }: DeedOf<'change'>): Prediction {
  const standing = world.shops[at].cart;
  if (!standing && world.phase !== 'open') return missing(world);
  const cart = standing ?? freshCart;
  const cell = cart.cells[variant];
  const current = cell?.quantity ?? 0;
  const refused = world.phase !== 'open';
  const { lines: _, ...view } = viewOf(cart, who);
  const stays = (kind: string): Prediction => ({
    world: withShop(world, at, { cart }),
    outcome: { status: 200, cell: kind, cart: view },
  });
  if (current === quantity) return stays(`stored ${quantity} ${cell?.price ?? null}`);
  if (refused && (!cell || (!misseen && quantity > 0)))
    return stays(world.phase === 'preview' ? 'inPreview' : 'styleNotForSale');
  if (misseen) return stays(`conflict ${current}`);
  const price = current > 0 ? (cell?.price ?? null) : world.prices[variant];
  const changed = next(cart, { cells: { ...cart.cells, [variant]: { quantity, price } } });
  const { lines: __, ...after } = viewOf(changed, who);
  return {
    world: withShop(world, at, { cart: changed }),
    outcome: { status: 200, cell: `stored ${quantity} ${price}`, cart: after },
  };
}

function accept(world: World, { who, at, stale, wrong }: DeedOf<'accept'>, cart: ModelCart): Prediction {
  if (stale) return conflict(world);
  const lines = linesOf(cart);
  if (wrong || lines.some(({ variant }) => world.prices[variant] === null))
    return refusal(world, 409, 'pricesMoved');
  const moved = lines.filter(({ variant, price }) => world.prices[variant] !== price);
  if (moved.length === 0) return stands(world, at, cart, who);
  const cells = Object.fromEntries(
    moved.map(({ variant, quantity }) => [variant, { quantity, price: world.prices[variant] }]),
  );
  return stands(world, at, next(cart, { cells: { ...cart.cells, ...cells } }), who);
}

function finalize(world: World, deed: DeedOf<'finalize'>, cart: ModelCart): Prediction {
  const { who, at, stale, lost } = deed;
  if (who === 'buyer') return missing(world);
  if (stale) return conflict(world);
  const findings = findingsOf(world, at);
  if (findings.length > 0) return refusal(world, 422, 'cartRefused', { findings });
  const lines = linesOf(cart);
  const { orders } = world.shops[at];
  const taken = Object.fromEntries(
    variants.map((variant) => {
      const stock = world.stock[variant];
      const pieces = lines.find((line) => line.variant === variant)?.quantity ?? 0;
      return [variant, stock === null ? null : stock - pieces];
    }),
  );
  const after = withShop(world, at, { cart: null, orders: [...orders, lines], finalizedBefore: true });
  return {
    world: { ...after, stock: { ...world.stock, ...taken } },
    outcome: { status: 200, replayed: lost },
  };
}

function late(world: World, { who, what, cart }: DeedOf<'late'>): Prediction {
  if (cart === 'removed') return missing(world);
  if (what === 'finalize' && who === 'buyer') return missing(world);
  return refusal(world, 409, 'cartFinalized');
}

function approve(world: World, { who, at, stale }: DeedOf<'approve'>, cart: ModelCart): Prediction {
  if (stale) return conflict(world);
  if (cart.state === 'approved') return stands(world, at, cart, who);
  const findings = findingsOf(world, at).filter((one) => one !== 'limitExceeded');
  return findings.length > 0
    ? refusal(world, 422, 'cartRefused', { findings })
    : stands(world, at, next(cart, { state: 'approved', approver: who }), who);
}

function recall(world: World, { who, at }: DeedOf<'recall'>, cart: ModelCart): Prediction {
  if (cart.state === 'open') return stands(world, at, cart, who);
  return cart.approver === who ? stands(world, at, next(cart, {}), who) : missing(world);
}

function handBack(world: World, { who, at, stale }: DeedOf<'return'>, cart: ModelCart): Prediction {
  if (who === 'buyer') return missing(world);
  return stale || cart.state === 'open' ? conflict(world) : stands(world, at, next(cart, {}), who);
}

function write(world: World, { who, at, note }: DeedOf<'note'>, cart: ModelCart): Prediction {
  if (note === cart.note) return stands(world, at, cart, who);
  const { state, approver } = cart;
  return stands(world, at, next(cart, { note, state, approver }), who);
}

function remove(world: World, { at, stale }: DeedOf<'remove'>, cart: ModelCart): Prediction {
  if (stale || cart.state === 'approved') return conflict(world);
  return { world: withShop(world, at, { cart: null, removedBefore: true }), outcome: { status: 204 } };
}

type OnCart = DeedOf<
  'approve' | 'recall' | 'return' | 'note' | 'remove' | 'precheck' | 'accept' | 'finalize'
>;

function onCart(world: World, deed: OnCart): Prediction {
  const { cart } = world.shops[deed.at];
  if (!cart) throw new Error(`${deed.do} without a cart`);
  switch (deed.do) {
    case 'approve':
      return approve(world, deed, cart);
    case 'recall':
      return recall(world, deed, cart);
    case 'return':
      return handBack(world, deed, cart);
    case 'note':
      return write(world, deed, cart);
    case 'remove':
      return remove(world, deed, cart);
    case 'accept':
      return accept(world, deed, cart);
    case 'finalize':
      return finalize(world, deed, cart);
    case 'precheck':
      return { world, outcome: { status: 200, findings: findingsOf(world, deed.at) } };
  }
}

const done = (world: World): Prediction => ({ world, outcome: { status: 200 } });

/** Whether a deed means anything in a world: there is a cart, or what is left of one. */
export function isPossible({ shops }: World, deed: Deed): boolean {
  if (!('at' in deed)) return true;
  const { cart, orders, finalizedBefore, removedBefore } = shops[deed.at];
  switch (deed.do) {
    case 'change':
    case 'lock':
    case 'limit':
      return true;
    case 'again':
      return finalizedBefore;
    case 'late':
      return deed.cart === 'finalized' ? finalizedBefore : removedBefore;
    case 'accept':
      return linesOf(cart).length > 0;
    case 'copy':
      return cart !== null || orders.length > 0;
    default:
      return cart !== null;
  }
}

/** What a deed comes to by the rules of the house. Ask only of a deed that is possible. */
export function predict(world: World, deed: Deed): Prediction {
  switch (deed.do) {
    case 'change':
      return change(world, deed);
    case 'late':
      return late(world, deed);
    case 'again':
      return deed.other
        ? refusal(world, 422, 'keyReused')
        : { world, outcome: { status: 200, replayed: true } };
    case 'copy':
      return predictCopy(world, deed);
    case 'price':
      return done({ ...world, prices: { ...world.prices, [deed.variant]: deed.price } });
    case 'stock':
      return done({ ...world, stock: { ...world.stock, [deed.variant]: deed.pieces } });
    case 'lock':
      return done(withShop(world, deed.at, { locked: deed.locked }));
    case 'limit':
      return done(withShop(world, deed.at, { limit: deed.amount }));
    case 'phase':
      return done({ ...world, phase: deed.phase });
    default:
      return onCart(world, deed);
  }
}
