import type { ActionOf, Prediction } from './action.ts';
import {
  type Cell,
  linesOf,
  type Model,
  type ModelLine,
  piecesOf,
  type ShopName,
  type VariantName,
  withShop,
} from './model.ts';

export const otherShop = (at: ShopName): ShopName => (at === 'one' ? 'two' : 'one');

/** What is copied: the lines of the cart, else those of the last order. */
const sourceLines = ({ shops }: Model, at: ShopName): readonly ModelLine[] => {
  const { cart, orders } = shops[at];
  return cart ? linesOf(cart) : (orders.at(-1) ?? []);
};

interface Copied extends ModelLine {
  readonly copied: number;
}

/** How many pieces of each line the target takes: what has a price, up to the stock. */
function take(model: Model, lines: readonly ModelLine[], existing: ReadonlyMap<VariantName, Cell>): Copied[] {
  return lines.map((line) => {
    const stock = model.stock[line.variant];
    const room = stock === null ? line.quantity : stock - (existing.get(line.variant)?.quantity ?? 0);
    const copied = model.prices[line.variant] === null ? 0 : Math.max(0, Math.min(line.quantity, room));
    return { ...line, copied };
  });
}

function reasonsOf(
  model: Model,
  { at, standing: existing }: ActionOf<'copy'>,
  taken: readonly Copied[],
): string[] {
  const target = model.shops[otherShop(at)];
  const whole = [];
  if (model.phase === 'preview') whole.push('inPreview');
  if (model.phase === 'closed') whole.push('styleNotForSale');
  if (target.locked) whole.push('customerLocked');
  if (existing === null && piecesOf(linesOf(target.cart)) > 0) whole.push('targetNotEmpty');
  if (taken.length === 0 || (whole.length === 0 && taken.every(({ copied }) => copied === 0)))
    whole.push('nothingToCopy');
  return whole.toSorted();
}

function cellsAfter(
  model: Model,
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
      price: before ? before.price : model.prices[variant],
    };
  }
  return cells;
}

/** Copying a cart, or the last order, of one customer to the other. */
export function predictCopy(before: Model, action: ActionOf<'copy'>): Prediction {
  const { at, standing: existing, between } = action;
  const model = between
    ? { ...before, prices: { ...before.prices, [between.variant]: between.price } }
    : before;
  const lines = sourceLines(model, at);
  const failed = (reasons: string[]): Prediction => ({
    model,
    outcome: { status: 200, end: 'failed', reasons },
  });
  const moved =
    between &&
    between.price !== before.prices[between.variant] &&
    lines.some(({ variant }) => variant === between.variant);
  if (moved) return failed(['planChanged']);
  const to = otherShop(at);
  const cart = model.shops[to].cart;
  const existingLines = linesOf(cart);
  const target = new Map(existingLines.map(({ variant, quantity, price }) => [variant, { quantity, price }]));
  const replaces = existing === 'replace';
  const taken = take(model, lines, replaces ? new Map() : target);
  const reasons = reasonsOf(model, action, taken);
  if (reasons.length > 0) return failed(reasons);
  const reduced = taken.some(({ copied, quantity }) => copied < quantity);
  const dearer = taken.some(
    ({ copied, variant, price }) => copied > 0 && price !== null && price !== model.prices[variant],
  );
  const cells = { ...cart?.cells, ...cellsAfter(model, target, taken, replaces) };
  const changed = {
    state: 'open',
    approver: null,
    note: cart?.note ?? '',
    version: (cart?.version ?? 1) + 1,
    cells,
  } as const;
  return {
    model: withShop(model, to, { cart: changed }),
    outcome: { status: 200, end: reduced || dearer ? 'copiedWithWarnings' : 'copied', reasons: [] },
  };
}
