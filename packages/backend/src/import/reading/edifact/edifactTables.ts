import { createTimeSlice } from '../../../work/timeSlice.ts';
import type { Pages } from '../../packed/pages.ts';
import { mostLines } from '../bounds.ts';
import { PackedLines } from '../packedLines.ts';
import { RefusedList, shown } from '../problem.ts';
import type { DeliveredFile, RawTable } from '../rawTable.ts';
import { despatchAdvice } from './despatchAdvice.ts';
import { type Message, readInterchange } from './interchange.ts';
import { fieldsOfKind, type MessageRows } from './messageRows.ts';
import { orderResponse } from './orderResponse.ts';
import { PriceCatalogue } from './priceCatalogue.ts';

const readers: Readonly<Record<string, (message: Message, pages: Pages) => MessageRows>> = {
  ORDRSP: orderResponse,
  DESADV: despatchAdvice,
};

const kinds = ['orders', 'orderLines', 'parcels'] as const satisfies readonly (keyof typeof fieldsOfKind)[];

/**
 * An EDIFACT interchange as the lists that its messages are, of D.96A and D.01B alike. Its price catalogues are one table.
 *
 * @throws {RefusedList}
 */
export async function edifactTables({ name, content }: DeliveredFile, pages: Pages): Promise<RawTable[]> {
  const lines = new Map<(typeof kinds)[number], PackedLines>();
  const messages = await readInterchange(content, pages);
  const catalogue = new PriceCatalogue(pages);
  const yieldWhenDue = createTimeSlice();
  for (const message of messages) {
    if (message.type === 'PRICAT') {
      await catalogue.add(message);
      continue;
    }
    const read = Object.hasOwn(readers, message.type) ? readers[message.type] : undefined;
    if (!read) throw new RefusedList({ code: 'edifactMessage', values: { message: shown(message.type) } });
    const rows = read(message, pages);
    for (const kind of kinds)
      for (const line of rows[kind] ?? []) {
        const own = lines.get(kind) ?? new PackedLines(pages);
        lines.set(kind, own);
        own.push(line);
        mostLines(own.length);
        await yieldWhenDue();
      }
  }
  const reports = [...lines].map(
    ([kind, own]): RawTable => ({
      ...{ file: name, named: [kind], headings: fieldsOfKind[kind], lines: own, isEven: false },
    }),
  );
  return catalogue.isAny ? [...reports, await catalogue.table(name)] : reports;
}
