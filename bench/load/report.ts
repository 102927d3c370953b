import type { Cost } from './alone.ts';
import type { Use } from './machine.ts';
import type { Row } from './sheet.ts';
import type { CostlyStatement } from './statements.ts';

const digits = (value: number | null | undefined): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const errorsOf = ({ errors }: Row): string =>
  Object.entries(errors)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');

/** The calls of a phase beside those of one buyer. */
export const tableOfCalls = (rows: readonly Row[], base: readonly Row[]): string =>
  table(
    ['call', 'count', 'errors', 'one buyer, ms', 'median, ms', 'ratio', 'p95, ms', 'p99, ms'],
    rows.map((row) => {
      const floor = base.find(({ name }) => name === row.name)?.median;
      const ratio = floor === undefined ? null : row.median / floor;
      return [
        ...[row.name, String(row.count), errorsOf(row), digits(floor), digits(row.median)],
        ...[
          ratio === null || !Number.isFinite(ratio) ? '–' : `${ratio.toFixed(2)} ×`,
          digits(row.p95),
          digits(row.p99),
        ],
      ];
    }),
  );

export const tableOfCosts = (costs: readonly Cost[]): string =>
  table(
    ['deed', 'times a day', 'calls', 'statements', 'database time, ms', 'of it planning'],
    costs.map(({ deed, times, calls, statements, databaseTime, planning }) => [
      ...[
        deed,
        digits(times),
        digits(calls),
        digits(statements),
        digits(databaseTime),
        `${Math.round((100 * planning) / databaseTime)} %`,
      ],
    ]),
  );

export const tableOfUse = (uses: readonly Use[]): string =>
  table(
    ['process', 'cores', 'event loop late, median ms', 'p99 ms'],
    uses.map(({ name, cores, lateMedian, lateP99 }) => [
      ...[name, cores === null ? '–' : cores.toFixed(2), digits(lateMedian), digits(lateP99)],
    ]),
  );

export const tableOfStatements = (statements: readonly CostlyStatement[]): string =>
  table(
    ['statement', 'count', 'ms each', 'of it planning', 'ms in all'],
    statements.map(({ text, statements: count, time, planning }) => [
      ...[
        text.slice(0, 110),
        String(count),
        (time / count).toFixed(2),
        `${Math.round((100 * planning) / time)} %`,
        digits(time),
      ],
    ]),
  );
