import { array, type Infer, nullable, number, string, type } from 'superstruct';
import { importVerdicts } from '../../import/plan/verdict.ts';
import { columns } from './columns.ts';

const MOST_PRINTED = 60;

const problemStruct = type({ code: string(), text: string() });
const counts = {
  added: number(),
  changed: number(),
  unchanged: number(),
  withdrawn: number(),
  refused: number(),
};
/** What of a report is printed. */
export const reportStruct = type({
  outcome: string(),
  text: string(),
  words: type({
    added: string(),
    changed: string(),
    unchanged: string(),
    withdrawn: string(),
    refused: string(),
  }),
  kinds: array(type({ kind: string(), title: string(), ...counts })),
  files: array(type({ file: string(), problem: nullable(problemStruct), notes: array(string()) })),
  lines: array(
    type({
      file: nullable(string()),
      line: nullable(number()),
      key: string(),
      verdict: string(),
      problems: array(problemStruct),
      changes: array(type({ column: string(), from: string(), to: string() })),
      kept: nullable(problemStruct),
    }),
  ),
  further: number(),
  carts: array(type({ text: string() })),
  unsure: nullable(string()),
  limits: nullable(string()),
});
type Unchanging<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : { readonly [Key in keyof Value]: Unchanging<Value[Key]> };
export type ImportAnswer = Unchanging<Infer<typeof reportStruct>>;
type PrintedLine = ImportAnswer['lines'][number];

function sentencesOf({ problems, changes, kept }: PrintedLine): string {
  return [
    ...problems.map(({ text }) => text),
    changes.map(({ column, from, to }) => `${column}: ${from || '–'} → ${to || '–'}`).join('; '),
    ...(kept ? [kept.text] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Lines that are only added are counted, not printed. */
function linesOf({ lines, further, words }: ImportAnswer): string[] {
  const listed = lines.filter(({ verdict }) => verdict !== 'added');
  const printed = listed.slice(0, MOST_PRINTED).map((line) => {
    const place = [line.file, line.line].filter((part) => part !== null).join(':');
    const verdict = importVerdicts.find((one) => one === line.verdict);
    return `${[place, line.key].filter((part) => part !== '').join(' ')} – ${verdict ? words[verdict] : line.verdict}. ${sentencesOf(line)}`.trimEnd();
  });
  const more = listed.length - printed.length + further;
  return more > 0 ? [...printed, `… + ${more} (--json)`] : printed;
}

/** A report as lines of text, in the language in which it was made. */
export function printedImport(report: ImportAnswer, passedOver: readonly string[]): string[] {
  const { kinds, words, files, carts, unsure, limits, text } = report;
  const blocks = [
    columns(
      ['', ...importVerdicts.map((verdict) => words[verdict].toUpperCase())],
      kinds.map((kind) => [kind.title, ...importVerdicts.map((verdict) => String(kind[verdict]))]),
      '',
    ),
    files.flatMap(({ file, problem, notes }) =>
      [...(problem ? [problem.text] : []), ...notes].map((said) => `${file}: ${said}`),
    ),
    [...passedOver],
    linesOf(report),
    carts.map((cart) => cart.text),
    [unsure, limits].filter((said) => said !== null),
    [text],
  ];
  return blocks
    .filter((block) => block.some((line) => line !== ''))
    .flatMap((block, at) => (at === 0 ? block : ['', ...block]));
}
