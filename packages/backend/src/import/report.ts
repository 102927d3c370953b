import { type Language, localeOf } from '@selvedge/core/contract';
import { listProblemText } from '@selvedge/core/lists';
import { say } from '../language/words.ts';
import type { ImportKind, KindName } from './kinds/kind.ts';
import { importKinds, kindOf } from './kinds/kinds.ts';
import { type CartEffect, cartEffectWords } from './plan/cartEffects.ts';
import { type FileReport, refusalsIn } from './plan/planImport.ts';
import {
  type ImportVerdict,
  importVerdicts,
  type KeptCode,
  type LineVerdict,
  MOST_REPORTED,
  type VerdictCounts,
} from './plan/verdict.ts';
import { refusalWords, visible } from './reading/problem.ts';
import type { ImportOutcome, ImportResult } from './runImport.ts';

const outcomeWords: Readonly<Record<ImportOutcome, string>> = {
  written: 'import.outcome.written',
  planned: 'import.outcome.planned',
  unchanged: 'import.outcome.unchanged',
  refused: 'import.outcome.refused',
  older: 'import.outcome.older',
  manyWithdrawn: 'import.outcome.manyWithdrawn',
};

const keptWords: Readonly<Record<KeptCode, string>> = {
  ended: 'import.kept.ended',
  stays: 'import.kept.stays',
  back: 'import.kept.back',
};

interface ReportedProblem {
  readonly code: string;
  readonly text: string;
}

interface ReportedLine {
  readonly kind: KindName;
  readonly file: string | null;
  readonly line: number | null;
  readonly key: string;
  readonly verdict: LineVerdict['verdict'];
  readonly problems: readonly ReportedProblem[];
  readonly changes: readonly {
    readonly field: string;
    readonly column: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly kept: ReportedProblem | null;
}

/** An import in words, in one language. */
export interface ImportReport {
  readonly outcome: ImportOutcome;
  readonly text: string;
  /** What the verdicts are called. */
  readonly words: Readonly<Record<ImportVerdict, string>>;
  readonly kinds: readonly ({ readonly kind: KindName; readonly title: string } & VerdictCounts)[];
  readonly files: readonly {
    readonly file: string;
    readonly kind: KindName | null;
    readonly lines: number;
    readonly ignored: readonly string[];
    readonly problem: ReportedProblem | null;
    readonly notes: readonly string[];
  }[];
  /** All but unchanged lines, as far as they are listed one by one. */
  readonly lines: readonly ReportedLine[];
  /** How many more lines there are. */
  readonly further: number;
  readonly carts: readonly (CartEffect & { readonly text: string })[];
  /** Says of which kinds nothing was withdrawn although the delivery is complete. */
  readonly unsure: string | null;
  /** Says which limits are left in the currency of their customers' former prices. */
  readonly limits: string | null;
}

/** Limits that are named one by one. */
const MOST_NAMED = 20;

type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

const titleIn = (language: Language, kind: ImportKind): string => {
  const [first = kind.name] = kind.files[language];
  return first.charAt(0).toLocaleUpperCase(localeOf[language]) + first.slice(1);
};

const choicesIn = (language: Language, kind: ImportKind, field: string | undefined): string =>
  (kind.columns.find((column) => column.field === field)?.type.choices?.[language] ?? []).join(', ');

const columnIn = (language: Language, kind: ImportKind, field: string): string =>
  kind.columns.find((column) => column.field === field)?.headings[language][0] ?? field;

function lineIn(language: Language, words: Say, verdict: LineVerdict): ReportedLine {
  const kind = kindOf(verdict.kind);
  return {
    kind: verdict.kind,
    file: verdict.file === null ? null : visible(verdict.file),
    line: verdict.line,
    key: verdict.key.join(' · '),
    verdict: verdict.verdict,
    problems: verdict.problems.map(({ code, field, values }) => ({
      code,
      text: words(refusalWords[code], {
        ...values,
        column: columnIn(language, kind, field ?? String(values.column ?? '')),
        ...(code === 'choice' && { choices: choicesIn(language, kind, field) }),
        ...(code === 'reference' && {
          kind: titleIn(language, kindOf(values.kind as KindName)),
        }),
      }),
    })),
    changes: verdict.changes.map((change) => ({ ...change, column: columnIn(language, kind, change.field) })),
    kept: verdict.kept ? { code: verdict.kept, text: words(keptWords[verdict.kept]) } : null,
  };
}

/** What files of lists can be called, one name for each kind. */
const namesOfLists = (language: Language): string =>
  importKinds
    .filter(({ isOfFiles }) => !isOfFiles)
    .map((kind) => titleIn(language, kind))
    .join(', ');

function problemOf(problem: FileReport['problem'], language: Language, words: Say): ReportedProblem | null {
  if (problem === null) return null;
  if ('values' in problem)
    return {
      code: problem.code,
      text: words(refusalWords[problem.code], {
        ...problem.values,
        ...(problem.code === 'fileKind' && { kinds: namesOfLists(language) }),
        ...(problem.code === 'fileBarred' && {
          kind: titleIn(language, kindOf(problem.values.kind as KindName)),
        }),
      }),
    };
  const text = listProblemText(problem, (id, values) => say(language, id, values));
  return { code: `file.${problem.code}`, text };
}

/** The notes on a file: what of it was not read. */
function notesOf({ kind, ignored, problem }: FileReport, words: Say): string[] {
  if (problem === null && kind === null) return [words('import.file.sheet')];
  return ignored.length > 0 ? [words('import.file.ignored', { columns: ignored.join(', ') })] : [];
}

/** A result in the words of a language, with stable codes beside them. */
export function reportOf(
  { outcome, plan, carts, older, limits }: ImportResult,
  language: Language,
): ImportReport {
  const words: Say = (id, values) => say(language, id, values);
  const listed = plan.verdicts.slice(0, MOST_REPORTED);
  const all = [...plan.counts.values()];
  const sums = Object.fromEntries(
    importVerdicts.map((verdict) => [verdict, all.reduce((sum, counts) => sum + counts[verdict], 0)]),
  );
  const refusedFiles = plan.files.filter(({ problem }) => problem !== null).length;
  const titles = (kinds: readonly KindName[]): string =>
    kinds.map((kind) => titleIn(language, kindOf(kind))).join(', ');
  const emptied = plan.emptied.map(({ kind, withdrawn, known }) =>
    words('import.outcome.manyOf', { kind: titleIn(language, kindOf(kind)), withdrawn, known }),
  );
  return {
    outcome,
    text: words(outcomeWords[outcome], {
      ...sums,
      files: refusedFiles,
      both: refusedFiles > 0 && refusalsIn(plan) > refusedFiles ? 'yes' : 'no',
      kinds: outcome === 'manyWithdrawn' ? emptied.join(', ') : titles(older),
    }),
    words: {
      added: words('import.verdict.added'),
      changed: words('import.verdict.changed'),
      unchanged: words('import.verdict.unchanged'),
      withdrawn: words('import.verdict.withdrawn'),
      refused: words('import.verdict.refused'),
    },
    kinds: [...plan.counts].map(([kind, counts]) => ({
      kind,
      title: titleIn(language, kindOf(kind)),
      ...counts,
    })),
    files: plan.files.map((file) => ({
      ...file,
      file: visible(file.file),
      problem: problemOf(file.problem, language, words),
      notes: notesOf(file, words),
    })),
    lines: listed.map((verdict) => lineIn(language, words, verdict)),
    further: plan.reportable - listed.length,
    carts: carts.map((effect) => ({
      ...effect,
      text: words(cartEffectWords[effect.code], {
        customer: `${effect.customerName} (${effect.customerNumber})`,
        season: effect.season,
        lines: effect.lines,
        approved: String(effect.isApproved),
      }),
    })),
    unsure: plan.unsure.length > 0 ? words('import.unsure', { kinds: titles(plan.unsure) }) : null,
    limits:
      limits.length > 0
        ? words('import.limits', {
            count: limits.length,
            named: limits
              .slice(0, MOST_NAMED)
              .map(({ customerNumber, season }) => `${customerNumber} ${season}`)
              .join(', '),
            more: limits.length - Math.min(limits.length, MOST_NAMED),
          })
        : null,
  };
}
