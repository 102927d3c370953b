import { colourKind } from './colours.ts';
import { contactKinds } from './contacts.ts';
import { customerKind } from './customers.ts';
import { deliveryAddressKind } from './deliveryAddresses.ts';
import { houseKinds } from './house.ts';
import { invoiceAddressKind } from './invoiceAddresses.ts';
import type { ImportKind, KindName } from './kind.ts';
import { legalTextKind } from './legalTexts.ts';
import { limitKind, lockKind } from './locksAndLimits.ts';
import { lookKind } from './looks.ts';
import { manualKinds } from './manuals.ts';
import { invoiceKind } from './orders/invoices.ts';
import { orderLineKind } from './orders/orderLines.ts';
import { orderKind } from './orders/orders.ts';
import { parcelKind } from './orders/parcels.ts';
import { pictureKind } from './pictures.ts';
import { priceListKind } from './priceLists.ts';
import { priceKinds } from './prices.ts';
import { questionKinds } from './questions.ts';
import { sellingTimeKind } from './sellingTimes.ts';
import { sizeCurveKind } from './sizeCurves.ts';
import { styleKind } from './styles.ts';
import { termKind } from './terms.ts';
import { userKinds } from './users.ts';
import { variantKind } from './variants.ts';

/** All kinds of data that come in, in order of dependency: a kind refers to earlier ones only. */
export const importKinds: readonly ImportKind[] = [
  termKind,
  ...houseKinds,
  sellingTimeKind,
  priceListKind,
  customerKind,
  deliveryAddressKind,
  invoiceAddressKind,
  lockKind,
  limitKind,
  lookKind,
  styleKind,
  colourKind,
  variantKind,
  ...priceKinds,
  pictureKind,
  sizeCurveKind,
  ...contactKinds,
  ...questionKinds,
  ...manualKinds,
  legalTextKind,
  ...userKinds,
  orderKind,
  orderLineKind,
  parcelKind,
  invoiceKind,
];

const byName = new Map(importKinds.map((kind) => [kind.name, kind]));

export function kindOf(name: KindName): ImportKind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`No kind ${name}`);
  return kind;
}

/** The kinds that a kind refers to. */
export const referredBy = ({ columns }: ImportKind): KindName[] => [
  ...new Set(columns.flatMap(({ refers }) => (refers ? [refers.kind] : []))),
];
