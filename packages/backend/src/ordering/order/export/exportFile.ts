import { interchange } from './edifact/interchange.ts';
import { releases } from './edifact/orderMessage.ts';
import type { ExportedOrder } from './exportedOrder.ts';
import { orderCsv } from './orderCsv.ts';

export const exportFormats = ['csv', 'jsonl', 'edifact-d96a', 'edifact-d01b'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Orders as a file: its name tells the cursors of its first and last order, its bytes are whole. */
export interface ExportFile {
  readonly name: string;
  readonly bytes: Buffer;
}

interface ExportFacts {
  /** EDIFACT names the house by it. */
  readonly houseGln: string | null;
  /** Epoch ms. */
  readonly now: number;
}

/** The house has no GLN, so that no EDIFACT can be written. */
export class NoHouseGln extends Error {}

function bytesOf(
  orders: readonly ExportedOrder[],
  format: ExportFormat,
  { houseGln, now }: ExportFacts,
): Buffer {
  switch (format) {
    case 'csv':
      return Buffer.from(orderCsv(orders));
    case 'jsonl':
      return Buffer.from(orders.map((order) => `${JSON.stringify(order)}\n`).join(''));
    case 'edifact-d96a':
    case 'edifact-d01b': {
      if (houseGln === null) throw new NoHouseGln();
      const reference = orders.at(-1)?.cursor ?? '0';
      return interchange(orders, { release: releases[format], houseGln, reference, now });
    }
  }
}

const endings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  jsonl: 'jsonl',
  'edifact-d96a': 'd96a.edi',
  'edifact-d01b': 'd01b.edi',
};

/**
 * Writes at least one order in a format (O6).
 *
 * @throws {NoHouseGln} for EDIFACT without the house's GLN.
 */
export function exportFile(
  orders: readonly ExportedOrder[],
  format: ExportFormat,
  facts: ExportFacts,
): ExportFile {
  const cursors = [orders.at(0), orders.at(-1)].map((order) => (order?.cursor ?? '').padStart(9, '0'));
  return {
    name: `orders-${cursors.join('-')}.${endings[format]}`,
    bytes: bytesOf(orders, format, facts),
  };
}
