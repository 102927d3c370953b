import pg from 'pg';
import type { Ledger } from './ledger.ts';

/** What the database was found to hold of what was acknowledged. */
export interface Proof {
  readonly quantities: number;
  readonly orders: number;
  /** In words; empty: nothing is missing, and nothing is there twice. */
  readonly faults: readonly string[];
}

type Quantities = Map<string, Map<string, number>>;

async function quantitiesBy(
  client: pg.Client,
  statement: string,
  cartIds: readonly string[],
): Promise<Quantities> {
  const found: Quantities = new Map();
  const { rows } = await client.query<{ cart: string; variant: string; quantity: number }>(statement, [
    cartIds,
  ]);
  for (const { cart, variant, quantity } of rows) {
    const lines = found.get(cart) ?? new Map<string, number>();
    found.set(cart, lines.set(variant, quantity));
  }
  return found;
}

const inCarts = `select cart_id as cart, article_variant_id as variant, quantity from cart_lines
  where cart_id = any($1)`;
const inOrders = `select o.cart_id as cart, l.article_variant_id as variant, l.quantity
  from orders o join order_lines l using (order_id) where o.cart_id = any($1)`;

/** Looks into the database, past the portal: each quantity in its cart and its order, each order once. */
export async function prove(databaseUrl: string, ledger: Ledger): Promise<Proof> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const cartIds = [...ledger.carts.keys()];
    const carts = await quantitiesBy(client, inCarts, cartIds);
    const ordered = await quantitiesBy(client, inOrders, cartIds);
    const { rows: orders } = await client.query<{ cart: string; number: string }>(
      'select cart_id as cart, order_number as number from orders where cart_id = any($1)',
      [cartIds],
    );
    const { rows: double } = await client.query<{ cart: string }>(
      `select cart_id as cart from orders group by cart_id having count(*) > 1
       union all select order_number from orders group by order_number having count(*) > 1`,
    );
    const faults = double.map(({ cart }) => `${cart} has two orders, or is the number of two`);
    let quantities = 0;
    for (const [cartId, { stands, perhaps, order }] of ledger.carts) {
      const numbers = orders.filter(({ cart }) => cart === cartId).map(({ number }) => number);
      if (order !== null && (numbers.length !== 1 || numbers[0] !== order))
        faults.push(`cart ${cartId} was acknowledged as order ${order}, but has [${numbers.join()}]`);
      for (const [variantId, quantity] of stands) {
        quantities += 1;
        const may = [quantity, ...(perhaps.get(variantId) ?? [])];
        const inCart = carts.get(cartId)?.get(variantId) ?? 0;
        if (!may.includes(inCart))
          faults.push(`${cartId} ${variantId}: ${quantity} acknowledged, ${inCart} in the cart`);
        if (numbers.length === 0) continue;
        const inOrder = ordered.get(cartId)?.get(variantId) ?? 0;
        if (inOrder !== inCart)
          faults.push(`${cartId} ${variantId}: ${inCart} in the cart, ${inOrder} in its order`);
      }
    }
    return { quantities, orders: ledger.orders, faults };
  } finally {
    await client.end();
  }
}
