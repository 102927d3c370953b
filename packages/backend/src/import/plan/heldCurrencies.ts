import type { Queryable } from '../../database/database.ts';
import { textOf } from '../kinds/fields.ts';
import type { KindName, KnownEntry, PlannedRow, ReadScope } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import { type PlannedRows, partsOf } from './knownRows.ts';
import type { SeenKeys } from './seenKeys.ts';

interface PlannedPrices {
  /** The price lists that are written. */
  readonly rows: Iterable<PlannedRow>;
  /** The keys of a kind that the delivery tells; null: it does not have the kind. */
  seenOf(kind: KindName): SeenKeys | null;
}

/**
 * The price lists whose currency cannot change, with the number of prices in the way: amounts are kept without their
 * currency, so that 479 DKK would become 479 EUR where the delivery does not tell the price again.
 */
export async function heldCurrencies(
  db: Queryable,
  known: PlannedRows,
  { rows, seenOf }: PlannedPrices,
  scope: ReadScope,
): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  const moved = new Set<string>();
  for (const { entry, before } of rows)
    if (before && before.currency !== entry.currency) moved.add(textOf(entry, 'priceList'));
  if (moved.size === 0) return held;
  for (const name of ['prices', 'variantPrices'] as const) {
    const kind = kindOf(name);
    const seen = seenOf(name);
    const look = ({ entry }: KnownEntry): void => {
      const list = textOf(entry, 'priceList');
      if (moved.has(list) && !seen?.isTaken(known.keysOf(name).find(known.keyOf(kind, entry))))
        held.set(list, (held.get(list) ?? 0) + 1);
    };
    if (seen) for (const row of known.all(name)) look(row);
    else for await (const rowsThere of partsOf(kind.read(db, scope))) rowsThere.forEach(look);
  }
  return held;
}
