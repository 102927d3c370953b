import type { StyleMark } from '../../contract/index.ts';
import type { Profit } from '../../rules/margin.ts';

/** A colour as shown in the list. */
export interface EntryColour {
  readonly articleColorId: string;
  readonly code: string;
  readonly name: string;
  /** '#rrggbb' */
  readonly hex: string;
  readonly pictured: boolean;
}

/**
 * A style as shown in the list. Prices are the lowest of its variants in minor units, null if none is valid.
 * `deliveryFrom` and `lastDeliveryFrom` are the days from which the first and the last of its colours are delivered (epoch
 * ms). The colour to show comes first: one that matches the filters, else the style's own first colour.
 */
export interface StyleEntry {
  readonly articleId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly brandName: string;
  readonly lineName: string;
  readonly gender: string;
  readonly commodityClass: string;
  readonly salesPrice: number | null;
  readonly retailPrice: number | null;
  readonly profit: Profit;
  readonly deliveryFrom: number;
  readonly lastDeliveryFrom: number;
  readonly marks: readonly StyleMark[];
  readonly colours: readonly EntryColour[];
}
