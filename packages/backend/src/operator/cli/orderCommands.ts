import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderPageStruct } from '../../ordering/order/export/exportedOrder.ts';
import {
  type ExportFile,
  type ExportFormat,
  exportFile,
  exportFormats,
  NoHouseGln,
} from '../../ordering/order/export/exportFile.ts';
import type { Command, Given } from './command.ts';
import { PortalError, UsageError } from './failures.ts';

function formatIn(given: Given): ExportFormat {
  const named = given.text('format') ?? 'csv';
  const format = exportFormats.find((one) => one === named);
  if (format === undefined)
    throw new UsageError(`--format: '${named}' is none of ${exportFormats.join(', ')}.`);
  return format;
}

function sinceIn(given: Given): string {
  const since = given.text('since') ?? '0';
  if (!/^\d{1,15}$/.test(since))
    throw new UsageError(`--since: '${since}' is no cursor. The last line of an earlier export is one.`);
  return since;
}

/** The file appears completely or not at all, so that whoever watches the folder reads no half of it. */
async function put(folder: string, { name, bytes }: ExportFile): Promise<string> {
  const path = join(folder, name);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.part`, bytes, { flush: true });
    await rename(`${path}.part`, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    throw new PortalError(`The file '${path}' cannot be written (${code}).`);
  }
  return path;
}

function written(...[orders, format, facts]: Parameters<typeof exportFile>): ExportFile {
  try {
    return exportFile(orders, format, facts);
  } catch (error) {
    if (!(error instanceof NoHouseGln)) throw error;
    throw new PortalError('EDIFACT names the house by its GLN. Start the portal with HOUSE_GLN.');
  }
}

export const orderCommands: readonly Command[] = [
  {
    name: 'order export',
    operands: [],
    help: 'writes finalized orders to files; the last line is the cursor for --since of the next time',
    options: {
      since: { value: '<cursor>', help: 'where the last export ended; the first order unless given' },
      format: { value: '<format>', help: `${exportFormats.join(', ')}; csv unless given` },
      out: { value: '<folder>', help: 'where the files go; the current folder unless given' },
    },
    async run(given, portal) {
      const [format, folder] = [formatIn(given), given.path('out')];
      const files: string[] = [];
      let [next, count, more] = [sinceIn(given), 0, true];
      while (more) {
        const page = await portal.ask('GET', `/orders?after=${next}&limit=200`, orderPageStruct);
        const { orders, houseGln } = page;
        if (orders.length > 0)
          files.push(await put(folder, written(orders, format, { houseGln, now: given.now })));
        count += orders.length;
        ({ next, more } = page);
      }
      return {
        lines: [...files, `Orders: ${count}. Next cursor:`, next],
        data: { files, orders: count, next },
      };
    },
  },
];
