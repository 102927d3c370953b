import { packColumn } from './columns.ts';

/** An EAN without its check digit, as a number. Shorter codes are padded with leading zeros, as GS1 specifies. */
export const eanNumber = (ean: string): number => Number(ean.padStart(13, '0').slice(-13, -1));

/** The check digit for an EAN's other digits (GS1). */
export function checkDigitOf(eanNumberGiven: number): number {
  let left = eanNumberGiven;
  let sum = 0;
  for (let place = 0; left > 0; place += 1) {
    sum += (left % 10) * (place % 2 === 0 ? 3 : 1);
    left = Math.floor(left / 10);
  }
  return (10 - (sum % 10)) % 10;
}

/** The EAN for a number, including its check digit. */
export const eanOf = (number: number): string => `${String(number).padStart(12, '0')}${checkDigitOf(number)}`;

/**
 * Generates consecutive EANs. For speed it computes the common prefix and its part of the check digit once per
 * hundred EANs.
 */
export function eansFrom(first: number, length: number): string[] {
  const eans: string[] = [];
  let hundred = Number.NaN;
  let head = '';
  let sum = 0;
  for (let number = first; number < first + length; number += 1) {
    const last = number % 100;
    if (number - last !== hundred) {
      hundred = number - last;
      head = String(hundred / 100).padStart(10, '0');
      sum = (10 - checkDigitOf(hundred)) % 10;
    }
    const tens = Math.floor(last / 10);
    const ones = last % 10;
    eans.push(`${head}${tens}${ones}${(20 - ((sum + tens + 3 * ones) % 10)) % 10}`);
  }
  return eans;
}

/** A range of consecutive EANs without check digits: the first, and how many. */
export interface EanRun {
  readonly first: number;
  readonly length: number;
}

/** Groups EANs into runs of consecutive numbers, ascending. */
export function eanRunsOf(eans: readonly string[]): EanRun[] {
  const runs: { first: number; length: number }[] = [];
  for (const number of [...new Set(eans.map(eanNumber))].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last.first + last.length === number) last.length += 1;
    else runs.push({ first: number, length: 1 });
  }
  return runs;
}

/** Packs the runs of styles. */
export function packEans(runsOfStyles: readonly (readonly EanRun[])[]) {
  let end = 0;
  const runs = runsOfStyles.flat();
  const steps = runs.map(({ first, length }) => {
    const step = first - end;
    end = first + length;
    return step;
  });
  return {
    runCount: packColumn(runsOfStyles.map((all) => all.length)),
    steps,
    lengths: runs.map(({ length }) => length),
  };
}
