import type { RawLine } from '../rawTable.ts';

/** The kinds of lists that messages become, with the fields of their columns in order. */
export const fieldsOfKind = {
  orders: ['order', 'erpNumber', 'on'],
  orderLines: ['order', 'ean', 'quantity', 'deliveryFrom'],
  parcels: ['order', 'parcel', 'ean', 'quantity', 'on'],
} as const;

/** A message as lines of lists, made as they are asked for, once. The number of a line is that of its segment. */
export type MessageRows = Partial<Readonly<Record<keyof typeof fieldsOfKind, Iterable<RawLine>>>>;
