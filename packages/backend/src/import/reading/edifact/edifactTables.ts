import { mostLines } from '../bounds.ts';
import { RefusedList, shown } from '../problem.ts';
import type { DeliveredFile, RawLine, RawTable } from '../rawTable.ts';
import { despatchAdvice } from './despatchAdvice.ts';
import { type Message, readInterchange } from './interchange.ts';
import { fieldsOfKind, type MessageRows } from './messageRows.ts';
import { orderResponse } from './orderResponse.ts';
import { priceCatalogues } from './priceCatalogue.ts';

const readers: Readonly<Record<string, (message: Message) => MessageRows>> = {
  ORDRSP: orderResponse,
  DESADV: despatchAdvice,
};

const kinds = ['orders', 'orderLines', 'parcels'] as const satisfies readonly (keyof typeof fieldsOfKind)[];

/**
 * An EDIFACT interchange as the lists that its messages are, of D.96A and D.01B alike. Its price catalogues are one table.
 *
 * @throws {RefusedList}
 */
export async function edifactTables({ name, bytes }: DeliveredFile): Promise<RawTable[]> {
  const lines = new Map<(typeof kinds)[number], RawLine[]>();
  const messages = await readInterchange(bytes);
  const catalogues = messages.filter(({ type }) => type === 'PRICAT');
  for (const message of messages) {
    if (message.type === 'PRICAT') continue;
    const read = Object.hasOwn(readers, message.type) ? readers[message.type] : undefined;
    if (!read) throw new RefusedList({ code: 'edifactMessage', values: { message: shown(message.type) } });
    const rows = read(message);
    for (const kind of kinds) {
      const own = rows[kind] ?? [];
      if (own.length > 0) lines.set(kind, [...(lines.get(kind) ?? []), ...own]);
    }
  }
  const reports = [...lines].map(([kind, own]): RawTable => {
    mostLines(own.length);
    return { file: name, named: [kind], headings: fieldsOfKind[kind], lines: own, isEven: false };
  });
  return catalogues.length > 0 ? [...reports, priceCatalogues(name, catalogues)] : reports;
}
