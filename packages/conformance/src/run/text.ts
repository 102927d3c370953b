import type { CheckVerdict, Ending, Report, RouteVerdict } from './verdict.ts';

const words: Readonly<Record<Ending, string>> = {
  holds: 'holds',
  deviates: 'DEVIATES',
  blocked: 'blocked',
  skipped: 'skipped',
};

const widthOf = (rows: readonly (readonly string[])[], at: number): number =>
  Math.max(...rows.map((row) => row[at]?.length ?? 0));

const countOf = (checks: readonly CheckVerdict[]): string => {
  const held = checks.filter(({ ending }) => ending === 'holds').length;
  return `${held}/${checks.length}`;
};

const detailOf = ({ says, ending, expected, came: response, why }: CheckVerdict): string[] => {
  if (ending === 'holds') return [];
  const told =
    ending === 'deviates' ? [`expected  ${expected}`, `came      ${response}`] : [`why       ${why}`];
  return [`  ${words[ending]}  ${says}`, ...told.map((line) => `    ${line}`)];
};

/** A table of routes. Below each failed route: what was expected and what came. */
export function tableOf(routes: readonly RouteVerdict[]): string {
  const rows = routes.map(({ route, address, ending, checks }) => [
    words[ending],
    route,
    countOf(checks),
    address,
  ]);
  const widths = [0, 1, 2].map((at) => widthOf(rows, at));
  return routes
    .flatMap(({ checks }, at) => {
      const cells = rows[at]?.map((cell, column) => cell.padEnd(widths[column] ?? 0)) ?? [];
      return [cells.join('  ').trimEnd(), ...checks.flatMap(detailOf)];
    })
    .join('\n');
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The whole report for people. */
export function textOf({ routes, conforms, calls, milliseconds, written, unchecked }: Report): string {
  const checks = routes.flatMap((route) => route.checks);
  const of = (ending: Ending) => checks.filter((check) => check.ending === ending).length;
  const wrong = routes.filter(({ ending }) => ending === 'deviates').map(({ route }) => route);
  const seconds = (milliseconds / 1000).toFixed(1);
  return [
    tableOf(routes),
    '',
    `${count(routes.length, 'route', 'routes')}, ${count(checks.length, 'check', 'checks')} in ${seconds} s and ${calls} calls: ${of('holds')} hold, ${of('deviates')} deviate, ${of('blocked')} blocked, ${of('skipped')} skipped.`,
    `What stays: ${written.length > 0 ? written.join('; ') : 'nothing'}.`,
    `Not checked: ${unchecked.join('; ')}.`,
    conforms ? 'The backend conforms.' : `The backend deviates: ${wrong.join(', ') || 'see above'}.`,
  ].join('\n');
}
