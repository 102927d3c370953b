import type { ImportValue, KindName } from '../kinds/kind.ts';
import type { ImportProblem } from '../reading/problem.ts';

export const importVerdicts = ['added', 'changed', 'unchanged', 'withdrawn', 'refused'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** A field that differs, as it is written in files. */
export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What a row that is missing in a full delivery becomes, where it cannot be removed. */
export type KeptCode = 'ended' | 'stays' | 'back';

/** What becomes of a line; `line` is null for a picture, and for a row that a full delivery no longer has. */
export interface LineVerdict {
  readonly kind: KindName;
  readonly file: string | null;
  readonly line: number | null;
  /** The fields of its key, as far as they could be read; none for an unchanged line, which no report lists. */
  readonly key: readonly string[];
  readonly verdict: ImportVerdict;
  readonly problems: readonly (ImportProblem & { readonly field?: string })[];
  readonly changes: readonly FieldChange[];
  readonly kept?: KeptCode;
}

export type LineProblem = LineVerdict['problems'][number];

/** The most lines that a report lists one by one; refused ones come first. */
export const MOST_REPORTED = 5_000;

export type VerdictCounts = Record<ImportVerdict, number>;

export const noCounts = (): VerdictCounts => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: 0,
});

export const sameValue = (one: ImportValue | undefined, other: ImportValue | undefined): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
