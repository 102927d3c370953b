import type { Queryable } from '../../database/database.ts';
import { textOf } from '../kinds/fields.ts';
import type { KindName, PlannedRow, ReadScope } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { PlannedRows } from './knownRows.ts';

interface PlannedPrices {
  /** The price lists that are written. */
  readonly rows: readonly PlannedRow[];
  /** The keys of a kind that the delivery tells; null: it does not have the kind. */
  takenOf(kind: KindName): ReadonlySet<string> | null;
}

/**
 * The price lists whose currency cannot change, with the number of prices in the way: amounts are kept without their
 * currency, so that 479 DKK would become 479 EUR where the delivery does not tell the price again.
 */
export async function heldCurrencies(
  db: Queryable,
  known: PlannedRows,
  { rows, takenOf }: PlannedPrices,
  scope: ReadScope,
): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  const moved = new Set(
    rows.flatMap(({ entry, before }) =>
      before && before.currency !== entry.currency ? [textOf(entry, 'priceList')] : [],
    ),
  );
  if (moved.size === 0) return held;
  for (const name of ['prices', 'variantPrices'] as const) {
    const kind = kindOf(name);
    const taken = takenOf(name);
    for (const { entry } of taken ? known.all(name) : await kind.read(db, scope)) {
      const list = textOf(entry, 'priceList');
      if (moved.has(list) && !taken?.has(known.keyOf(kind, entry))) held.set(list, (held.get(list) ?? 0) + 1);
    }
  }
  return held;
}
