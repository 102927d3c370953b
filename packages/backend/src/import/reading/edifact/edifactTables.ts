import { mostLines } from '../bounds.ts';
import { RefusedList, shown } from '../problem.ts';
import type { DeliveredFile, RawLine, RawTable } from '../rawTable.ts';
import { despatchAdvice } from './despatchAdvice.ts';
import { type Message, readInterchange } from './interchange.ts';
import { fieldsOfKind, type MessageRows } from './messageRows.ts';
import { orderResponse } from './orderResponse.ts';

const readers: Readonly<Record<string, (message: Message) => MessageRows>> = {
  ORDRSP: orderResponse,
  DESADV: despatchAdvice,
};

const kinds = ['orders', 'orderLines', 'parcels'] as const satisfies readonly (keyof typeof fieldsOfKind)[];

/**
 * An EDIFACT interchange as the lists that its messages are, of D.96A and D.01B alike.
 *
 * @throws {RefusedList}
 */
export async function edifactTables({ name, bytes }: DeliveredFile): Promise<RawTable[]> {
  const lines = new Map<(typeof kinds)[number], RawLine[]>();
  for (const message of await readInterchange(bytes)) {
    const read = Object.hasOwn(readers, message.type) ? readers[message.type] : undefined;
    if (!read) throw new RefusedList({ code: 'edifactMessage', values: { message: shown(message.type) } });
    const rows = read(message);
    for (const kind of kinds) {
      const own = rows[kind] ?? [];
      if (own.length > 0) lines.set(kind, [...(lines.get(kind) ?? []), ...own]);
    }
  }
  return [...lines].map(([kind, own]) => {
    mostLines(own.length);
    return { file: name, named: [kind], headings: fieldsOfKind[kind], lines: own, isEven: false };
  });
}
