import { defaultPicturePattern } from '../../configuration/picturePattern.ts';
import { importKinds } from '../../import/kinds/kinds.ts';
import { importVerdicts } from '../../import/plan/verdict.ts';
import { isWholeFileName } from '../../import/reading/fileNames.ts';
import type { Command } from './command.ts';
import { callsFor, filesAt, formOf } from './importFiles.ts';
import { type ImportAnswer, printedImport, reportStruct } from './importText.ts';
import { languageIn } from './languageOptions.ts';

const HOUR = 3_600_000;

const refusals: readonly string[] = ['refused', 'older', 'manyWithdrawn'];

/** The calls of one delivery as one report. */
function together(reports: readonly ImportAnswer[]): ImportAnswer {
  const [first, ...further] = reports;
  if (!first) throw new Error('An import without a call');
  if (further.length === 0) return first;
  const kinds = new Map(first.kinds.map((kind) => [kind.kind, kind]));
  for (const kind of further.flatMap((report) => report.kinds)) {
    const sum = kinds.get(kind.kind);
    const added = importVerdicts.map((verdict) => [verdict, kind[verdict] + (sum?.[verdict] ?? 0)]);
    kinds.set(kind.kind, { ...kind, ...Object.fromEntries(added) });
  }
  return {
    ...first,
    outcome: further.at(-1)?.outcome ?? first.outcome,
    text: reports.map(({ text }) => text).join('\n'),
    kinds: [...kinds.values()],
    files: reports.flatMap(({ files }) => files),
    lines: reports.flatMap(({ lines }) => lines),
    further: reports.reduce((sum, one) => sum + one.further, 0),
    carts: reports.flatMap(({ carts }) => carts),
  };
}

/** Only what a report says of pictures and documents: the lists were planned with them once more. */
const ofWholeFiles = (report: ImportAnswer): ImportAnswer => ({
  ...report,
  kinds: report.kinds.filter(({ kind }) => importKinds.some((one) => one.name === kind && one.isOfFiles)),
  files: report.files.filter(({ file }) => isWholeFileName(file)),
  lines: report.lines.filter(({ file }) => file !== null && isWholeFileName(file)),
  carts: [],
});

export const importCommands: readonly Command[] = [
  {
    name: 'import',
    operands: ['<folder or file>', '[…]'],
    help: 'takes a house’s own data in: see docs/data.md',
    options: {
      'dry-run': { value: null, help: 'says what would happen, and changes nothing' },
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
      pictures: {
        value: '<pattern>',
        help: `how pictures are named; otherwise ${defaultPicturePattern}`,
      },
      language: { value: '<en|de>', help: 'of the report' },
    },
    async run(given, portal, progress) {
      const kind = given.text('kind');
      const pattern = given.text('pictures');
      const isDryRun = given.switched('dry-run');
      const language = languageIn(given);
      const found = await Promise.all(given.paths.map(({ typed, path }) => filesAt(typed, path)));
      const passedOver = found.flatMap((one) => one.passedOver);
      const calls = callsFor(found.flatMap(({ files }) => files));
      const lists =
        calls.length > 1 && isDryRun ? (calls[0] ?? []).filter(({ isWholeFile }) => !isWholeFile) : [];
      const reports: ImportAnswer[] = [];
      for (const [nth, call] of calls.entries()) {
        // A dry run writes no colours, so the files of new ones are planned together with the lists.
        const files = nth === 0 ? call : [...lists, ...call];
        // Files in several calls are no full delivery in any of them.
        const isWhole = !(calls.length > 1 && call.some(({ isWholeFile }) => isWholeFile));
        const form = await formOf(files, {
          ...(kind !== undefined && { kind }),
          ...(pattern !== undefined && { pictures: pattern }),
          dryRun: isDryRun,
          partial: given.switched('partial'),
          complete: given.switched('complete') && isWhole,
          force: given.switched('force'),
        });
        const report = await portal.follow('/imports', reportStruct, form, {
          language,
          patience: 6 * HOUR,
          tell: progress,
        });
        reports.push(nth > 0 && lists.length > 0 ? ofWholeFiles(report) : report);
        if (refusals.includes(report.outcome)) break;
      }
      const report = together(reports);
      const isRefused = refusals.includes(report.outcome);
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
