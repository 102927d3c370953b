import type { DeedOf, Prediction } from './deed.ts';
import {
  type Cell,
  linesOf,
  type ModelLine,
  piecesOf,
  type ShopName,
  type VariantName,
  type World,
  withShop,
} from './world.ts';

export const otherShop = (at: ShopName): ShopName => (at === 'one' ? 'two' : 'one');

/** What is copied: the lines of the cart, else those of the last order. */
const sourceLines = ({ shops }: World, at: ShopName): readonly ModelLine[] => {
  const { cart, orders } = shops[at];
  return cart ? linesOf(cart) : (orders.at(-1) ?? []);
};

interface Copied extends ModelLine {
  readonly copied: number;
}

/** How many pieces of each line the target takes: what has a price, up to the stock. */
function take(world: World, lines: readonly ModelLine[], standing: ReadonlyMap<VariantName, Cell>): Copied[] {
  return lines.map((line) => {
    const stock = world.stock[line.variant];
    const room = stock === null ? line.quantity : stock - (standing.get(line.variant)?.quantity ?? 0);
    const copied = world.prices[line.variant] === null ? 0 : Math.max(0, Math.min(line.quantity, room));
    return { ...line, copied };
  });
}

function reasonsOf(world: World, { at, standing }: DeedOf<'copy'>, taken: readonly Copied[]): string[] {
  const target = world.shops[otherShop(at)];
  const whole = [];
  if (world.phase === 'preview') whole.push('inPreview');
  if (world.phase === 'closed') whole.push('styleNotForSale');
  if (target.locked) whole.push('customerLocked');
  if (standing === null && piecesOf(linesOf(target.cart)) > 0) whole.push('targetNotEmpty');
  if (taken.length === 0 || (whole.length === 0 && taken.every(({ copied }) => copied === 0)))
    whole.push('nothingToCopy');
  return whole.toSorted();
}

function cellsAfter(
  world: World,
  target: ReadonlyMap<VariantName, Cell>,
  taken: readonly Copied[],
  replaces: boolean,
): Partial<Record<VariantName, Cell>> {
  const cells: Partial<Record<VariantName, Cell>> = {};
  if (replaces) for (const [variant, { price }] of target) cells[variant] = { quantity: 0, price };
  for (const { variant, copied } of taken.filter((line) => line.copied > 0)) {
    const before = replaces ? undefined : target.get(variant);
    cells[variant] = {
      quantity: (before?.quantity ?? 0) + copied,
      price: before ? before.price : world.prices[variant],
    };
  }
  return cells;
}

/** Copying a cart, or the last order, of one customer to the other. */
export function predictCopy(before: World, deed: DeedOf<'copy'>): Prediction {
  const { at, standing, between } = deed;
  const world = between
    ? { ...before, prices: { ...before.prices, [between.variant]: between.price } }
    : before;
  const lines = sourceLines(world, at);
  const failed = (reasons: string[]): Prediction => ({
    world,
    outcome: { status: 200, end: 'failed', reasons },
  });
  const moved =
    between &&
    between.price !== before.prices[between.variant] &&
    lines.some(({ variant }) => variant === between.variant);
  if (moved) return failed(['planChanged']);
  const to = otherShop(at);
  const cart = world.shops[to].cart;
  const standingLines = linesOf(cart);
  const target = new Map(standingLines.map(({ variant, quantity, price }) => [variant, { quantity, price }]));
  const replaces = standing === 'replace';
  const taken = take(world, lines, replaces ? new Map() : target);
  const reasons = reasonsOf(world, deed, taken);
  if (reasons.length > 0) return failed(reasons);
  const reduced = taken.some(({ copied, quantity }) => copied < quantity);
  const dearer = taken.some(
    ({ copied, variant, price }) => copied > 0 && price !== null && price !== world.prices[variant],
  );
  const cells = { ...cart?.cells, ...cellsAfter(world, target, taken, replaces) };
  const changed = {
    state: 'open',
    approver: null,
    note: cart?.note ?? '',
    version: (cart?.version ?? 1) + 1,
    cells,
  } as const;
  return {
    world: withShop(world, to, { cart: changed }),
    outcome: { status: 200, end: reduced || dearer ? 'copiedWithWarnings' : 'copied', reasons: [] },
  };
}
