import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { array, type Infer, nullable, number, string, type } from 'superstruct';
import { columns } from './columns.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';

/** The files that a folder is looked through for. */
const lists = /\.(?:csv|tsv|txt|xlsx|jsonl|ndjson)$/i;
const MOST_PRINTED = 60;
const HOUR = 3_600_000;

const toldStruct = type({ code: string(), text: string() });
const counts = {
  added: number(),
  changed: number(),
  unchanged: number(),
  withdrawn: number(),
  refused: number(),
};
const reportStruct = type({
  outcome: string(),
  text: string(),
  words: type({
    added: string(),
    changed: string(),
    unchanged: string(),
    withdrawn: string(),
    refused: string(),
  }),
  kinds: array(type({ title: string(), ...counts })),
  files: array(type({ file: string(), problem: nullable(toldStruct), notes: array(string()) })),
  lines: array(
    type({
      file: nullable(string()),
      line: nullable(number()),
      key: string(),
      verdict: string(),
      problems: array(toldStruct),
      changes: array(type({ column: string(), from: string(), to: string() })),
      kept: nullable(toldStruct),
    }),
  ),
  further: number(),
  carts: array(type({ text: string() })),
  unsure: nullable(string()),
});
type ImportAnswer = Infer<typeof reportStruct>;
type PrintedLine = ImportAnswer['lines'][number];

const verdicts = ['added', 'changed', 'unchanged', 'withdrawn', 'refused'] as const;

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
        ? `${one.name}/: passed over, a folder.`
        : `${one.name}: passed over, not named as CSV, XLSX or JSON Lines.`,
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

function sentencesOf({ problems, changes, kept }: PrintedLine): string {
  return [
    ...problems.map(({ text }) => text),
    ...changes.map(({ column, from, to }) => `${column}: ${from || '–'} → ${to || '–'}`),
    ...(kept ? [kept.text] : []),
  ].join(' ');
}

/** Lines that are only added are counted, not printed. */
function linesOf({ lines, further, words }: ImportAnswer): string[] {
  const told = lines.filter(({ verdict }) => verdict !== 'added');
  const printed = told.slice(0, MOST_PRINTED).map((line) => {
    const place = line.file === null ? '' : `${line.file}:${line.line} `;
    const verdict = verdicts.find((one) => one === line.verdict);
    return `${place}${line.key} – ${verdict ? words[verdict] : line.verdict}. ${sentencesOf(line)}`.trimEnd();
  });
  const more = told.length - printed.length + further;
  return more > 0 ? [...printed, `… + ${more} (--json)`] : printed;
}

function printed(report: ImportAnswer, passedOver: readonly string[]): string[] {
  const { kinds, words, files, carts, unsure, text } = report;
  const blocks = [
    columns(
      ['', ...verdicts.map((verdict) => words[verdict].toUpperCase())],
      kinds.map((kind) => [kind.title, ...verdicts.map((verdict) => String(kind[verdict]))]),
      '',
    ),
    files.flatMap(({ file, problem, notes }) =>
      [...(problem ? [problem.text] : []), ...notes].map((said) => `${file}: ${said}`),
    ),
    [...passedOver],
    linesOf(report),
    carts.map((cart) => cart.text),
    unsure === null ? [] : [unsure],
    [text],
  ];
  return blocks
    .filter((block) => block.some((line) => line !== ''))
    .flatMap((block, at) => (at === 0 ? block : ['', ...block]));
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
      return { lines: printed(report, passedOver), data: { ...report, passedOver }, isRefused, isPartly };
    },
  },
];
