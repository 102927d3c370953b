/** Who acts: the buyer puts in and approves, the POS Manager does that as well, and finalizes. */
export const people = ['buyer', 'manager'] as const;
export type Who = (typeof people)[number];

export const variants = ['a', 'b', 'c'] as const;
export type VariantName = (typeof variants)[number];

/** Two customers of the same people, with a cart each in the same place of a season. */
export const shops = ['one', 'two'] as const;
export type ShopName = (typeof shops)[number];

export const phases = ['open', 'preview', 'closed'] as const;
export type Phase = (typeof phases)[number];

/** A cell that somebody once filled; `price` is the one it was put in with. */
export interface Cell {
  readonly quantity: number;
  readonly price: number | null;
}

export interface ModelCart {
  readonly state: 'open' | 'approved';
  readonly version: number;
  readonly note: string;
  readonly approver: Who | null;
  readonly cells: Readonly<Partial<Record<VariantName, Cell>>>;
}

export interface ModelLine {
  readonly variant: VariantName;
  readonly quantity: number;
  readonly price: number | null;
}

export interface Shop {
  readonly cart: ModelCart | null;
  readonly orders: readonly (readonly ModelLine[])[];
  /** What became of the carts before: there is nothing left to do to them. */
  readonly finalizedBefore: boolean;
  readonly removedBefore: boolean;
  readonly locked: boolean;
  /** Minor units; null: no limit. */
  readonly limit: number | null;
}

/** Everything that decides what a call answers, of one season and two customers. */
export interface Model {
  readonly phase: Phase;
  readonly prices: Readonly<Record<VariantName, number | null>>;
  /** null: not limited. */
  readonly stock: Readonly<Record<VariantName, number | null>>;
  readonly shops: Readonly<Record<ShopName, Shop>>;
}

const newShop: Shop = {
  cart: null,
  orders: [],
  finalizedBefore: false,
  removedBefore: false,
  locked: false,
  limit: null,
};

export const initialModel: Model = {
  phase: 'open',
  prices: { a: 1000, b: 2000, c: 3000 },
  stock: { a: 6, b: null, c: null },
  shops: { one: newShop, two: newShop },
};

export const linesOf = (cart: ModelCart | null): ModelLine[] =>
  variants.flatMap((variant) => {
    const cell = cart?.cells[variant];
    return cell && cell.quantity > 0 ? [{ variant, ...cell }] : [];
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const piecesOf = (lines: readonly ModelLine[]): number => sum(lines.map(({ quantity }) => quantity));
export const worthOf = (lines: readonly ModelLine[]): number =>
  sum(lines.map(({ quantity, price }) => quantity * (price ?? 0)));

export const withShop = (model: Model, at: ShopName, changed: Partial<Shop>): Model => ({
  ...model,
  shops: { ...model.shops, [at]: { ...model.shops[at], ...changed } },
});

/** What the rules say of a cart, each as its code and, where it is about one, the variant. */
export function findingsOf(model: Model, at: ShopName): string[] {
  const { cart, locked, limit, orders } = model.shops[at];
  const lines = linesOf(cart);
  const found: string[] = [];
  if (model.phase === 'preview') found.push('inPreview');
  if (model.phase === 'closed') found.push('styleNotForSale');
  if (locked) found.push('customerLocked');
  if (lines.length === 0) found.push('cartEmpty');
  for (const { variant, quantity, price } of lines) {
    const valid = model.prices[variant];
    const stock = model.stock[variant];
    if (valid === null) found.push(`priceMissing ${variant}`);
    else if (valid !== price) found.push(`priceChanged ${variant}`);
    if (stock !== null && quantity > stock) found.push(`stockExceeded ${variant}`);
  }
  const worth = worthOf(lines.map((line) => ({ ...line, price: model.prices[line.variant] ?? line.price })));
  const used = sum(orders.map(worthOf));
  if (limit !== null && worth > 0 && used + worth > limit) found.push('limitExceeded');
  return found.toSorted();
}
