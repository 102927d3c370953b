import type { Amount, Colour } from '../../contract/index.ts';
import type { Lines } from './ledger.ts';

type PricedStyle = { readonly colours: readonly Pick<Colour, 'variants'>[] };

/**
 * What styles have in the cart at prices that were stored in other currencies, by currency; never added up with the rest
 * (N7). Amounts in minor units.
 */
export function otherValuesOf(
  styles: readonly PricedStyle[],
  pieces: Pick<ReadonlyMap<string, number>, 'get'>,
  lines: Lines,
): Amount[] {
  const values = new Map<string, number>();
  const variants = styles.flatMap(({ colours }) => colours.flatMap((colour) => colour.variants));
  for (const { articleVariantId } of variants) {
    const line = lines.get(articleVariantId);
    const quantity = pieces.get(articleVariantId);
    if (!line?.storedCurrency || !quantity) continue;
    const value = quantity * (line.storedPrice ?? 0);
    values.set(line.storedCurrency, (values.get(line.storedCurrency) ?? 0) + value);
  }
  return [...values].map(([currency, value]) => ({ currency, value }));
}

/** Sums with what there is in other currencies, if there is any. */
export function withOthers<Of extends object>(
  sums: Of,
  ...counted: Parameters<typeof otherValuesOf>
): Of & { readonly otherValues?: readonly Amount[] } {
  const otherValues = otherValuesOf(...counted);
  return otherValues.length > 0 ? { ...sums, otherValues } : sums;
}
