import { kindOf } from '../kinds/kinds.ts';
import type { PlannedRows } from './knownRows.ts';
import type { PlannedList } from './placeList.ts';

/** What is known by a variant's EAN goes with it when it gets another one: its stock, and its own prices in each list. */
export function moveWithEan(known: PlannedRows, variants: PlannedList): void {
  const lists = [...known.all('priceLists')].map(({ entry }) => entry.priceList ?? null);
  for (const { entry, before } of variants.changed()) {
    const [former, ean] = [before?.ean ?? null, entry.ean ?? null];
    if (former === ean) continue;
    known.move(kindOf('stock'), [former], { ean });
    for (const list of lists) known.move(kindOf('variantPrices'), [former, list], { ean });
  }
}
