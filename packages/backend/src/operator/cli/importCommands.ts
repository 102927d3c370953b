import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { visible } from '../../import/reading/problem.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';
import { printedImport, reportStruct } from './importText.ts';

/** The files that a folder is looked through for. */
export const lists = /\.(?:csv|tsv|txt|xlsx|jsonl|ndjson)$/i;
const HOUR = 3_600_000;

interface FoundFiles {
  readonly files: readonly string[];
  /** What else is in a folder: a list may be among it that somebody believes to be taken. */
  readonly passedOver: readonly string[];
}

async function filesAt(typed: string, path: string): Promise<FoundFiles> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UsageError(`'${typed}' cannot be read.`);
  if (!found.isDirectory()) return { files: [path], passedOver: [] };
  const inside = (await readdir(path, { withFileTypes: true }))
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const isList = (one: Dirent): boolean => lists.test(one.name) && !one.isDirectory();
  const names = inside.filter(isList).map(({ name }) => name);
  if (names.length === 0)
    throw new UsageError(`The folder '${typed}' holds no CSV, XLSX or JSON Lines file.`);
  const passedOver = inside
    .filter((one) => !isList(one))
    .map((one) =>
      one.isDirectory()
        ? `${visible(one.name)}/: passed over, a folder.`
        : `${visible(one.name)}: passed over, not named as CSV, XLSX or JSON Lines.`,
    );
  return { files: names.map((name) => join(path, name)), passedOver };
}

async function delivered(given: Given) {
  const files = [];
  const passedOver: string[] = [];
  for (const { typed, path } of given.paths) {
    const found = await filesAt(typed, path);
    passedOver.push(...found.passedOver);
    for (const file of found.files) {
      const bytes = await readFile(file).catch(() => {
        throw new UsageError(`'${typed}' cannot be read.`);
      });
      const { mtimeMs } = await stat(file);
      files.push({ name: basename(file), content: bytes.toString('base64'), madeAt: Math.floor(mtimeMs) });
    }
  }
  return { files, passedOver };
}

export const importCommands: readonly Command[] = [
  {
    name: 'import',
    operands: ['<folder or file>', '[…]'],
    help: 'takes a house’s own data in: see docs/data.md',
    options: {
      'dry-run': { value: null, help: 'tells the same, and changes nothing' },
      partial: {
        value: null,
        help: 'takes the lines that can be taken; otherwise one refused line refuses all',
      },
      complete: { value: null, help: 'each kind is delivered in full: what is missing is withdrawn' },
      force: {
        value: null,
        help: 'takes files that are older than those taken last, and withdraws most of a kind',
      },
      kind: { value: '<kind>', help: 'what the files hold, where their names do not say it' },
      language: { value: '<en|de>', help: 'of the report' },
    },
    async run(given, portal) {
      const kind = given.text('kind');
      const { files, passedOver } = await delivered(given);
      const report = await portal.ask(
        'POST',
        '/imports',
        reportStruct,
        {
          files,
          ...(kind !== undefined && { kind }),
          dryRun: given.switched('dry-run'),
          partial: given.switched('partial'),
          complete: given.switched('complete'),
          force: given.switched('force'),
        },
        { language: given.text('language') ?? 'en', patience: HOUR },
      );
      const isRefused = ['refused', 'older', 'manyWithdrawn'].includes(report.outcome);
      const isPartly =
        report.kinds.some(({ refused }) => refused > 0) ||
        report.files.some(({ problem }) => problem !== null);
      return {
        lines: printedImport(report, passedOver),
        data: { ...report, passedOver },
        isRefused,
        isPartly,
      };
    },
  },
];
