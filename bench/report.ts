import { type Area, areas, type Figure, ratioOf, verdictOf } from './figure.ts';
import { quoted, reasons } from './quoted.ts';

const titles: Readonly<Record<Area, string>> = {
  list: 'Opening a season',
  filter: 'Filtering and sorting',
  search: 'Searching',
  matrix: 'The quantity matrix',
  ledger: 'The ledger of the cart',
  backend: 'The backend',
};

const digits = (value: number): string => {
  if (!Number.isFinite(value)) return 'not measured';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toPrecision(2);
};

function budgetOf({ budget, unit }: Figure): string {
  if (budget.kind === 'none') return '';
  if (budget.kind !== 'ratio') return `≤ ${digits(budget.atMost)} ${unit}`;
  const { atMost, atLeast } = budget;
  return atMost === undefined ? `≥ ${atLeast} ×` : `≤ ${atMost} ×`;
}

function rowOf(figure: Figure): string {
  const { name, value, unit, budget, beside } = figure;
  const floor = budget.kind === 'ratio' ? budget.floor : beside;
  const ratio = ratioOf(figure);
  const cells = [
    name,
    `${digits(value)} ${unit}`,
    floor ? `${floor.name}: ${digits(floor.value)}` : '',
    ratio === null ? '' : `${ratio.toFixed(2)} ×`,
    budgetOf(figure),
    verdictOf(figure),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The figures of one area as a table of Markdown. */
export const tableOf = (figures: readonly Figure[]): string =>
  [
    '| what | measured | floor in the same run | ratio | budget | |',
    '| --- | ---: | --- | ---: | ---: | --- |',
    ...figures.map(rowOf),
  ].join('\n');

export interface Machine {
  readonly cores: number;
  /** What Chromium calls itself; null when no area needed it. */
  readonly chromium: string | null;
  readonly node: string;
  /** Load per core before the run; above a half others were at work. */
  readonly load: number;
}

function oversOf(figures: readonly Figure[]): string[] {
  const over = figures.filter((one) => ['broken', 'over in this run'].includes(verdictOf(one)));
  if (over.length === 0) return ['Nothing.'];
  return over.map(
    (one) => `- **${one.name}** (${verdictOf(one)}): ${reasons[one.name] ?? 'not yet explained'}`,
  );
}

const missing = (present: readonly Area[]): string[] => {
  const left = areas.filter((area) => !present.includes(area)).map((area) => titles[area]);
  return left.length === 0 ? [] : ['## Not measured yet', '', `${left.join(', ')}.`, ''];
};

/** The whole of docs/performance.md. */
export function report(figures: readonly Figure[], machine: Machine, day: string): string {
  const { cores, chromium, node, load } = machine;
  const present = [...new Set(figures.map(({ area }) => area))];
  const busy =
    load > 0.5
      ? [`Others used the machine (load ${load.toFixed(1)} per core): read the ratios, not the times.`, '']
      : [];
  return [
    '# Performance',
    '',
    '`npm run bench` measures the built portal on the large demo season (20,000 styles, 60,000 colours) and writes this',
    'page. Every time is a median of several runs; it is held to a floor that was measured in the same run, so that a',
    'ratio means the same on any machine. The run fails when a ratio, a size or a count is over its budget; times are',
    'only reported. `npm run bench -- --only=filter,matrix` measures these areas and leaves the others as they were.',
    '',
    `Measured on ${day}: ${cores} cores, ${chromium ?? 'no browser'}, Node ${node}. In the browser the processor is slowed down 4 ×;`,
    'loading is by a fast 4G line (165 ms, 8.1 Mbit/s) with nothing cached. From the hand to the paint: from the time of',
    'the key or the click as the browser tells it to after the frame that shows the answer.',
    '',
    ...busy,
    ...present.flatMap((area) => [
      `## ${titles[area]}`,
      '',
      tableOf(figures.filter((one) => one.area === area)),
      '',
      ...(quoted[area] ? [quoted[area], ''] : []),
    ]),
    ...missing(present),
    '## Over budget',
    '',
    ...oversOf(figures),
    '',
  ].join('\n');
}

/** The figures of the last run, for areas that this one leaves out. */
export interface Kept {
  readonly figures: readonly Figure[];
  readonly chromium: string | null;
}

/** What is kept; nothing where there is nothing to be read. */
export function keptIn(read: () => string): Kept {
  try {
    // A figure that was not measured is NaN, which JSON has no word for.
    return JSON.parse(read(), (key, value) => (key === 'value' && value === null ? Number.NaN : value));
  } catch {
    return { figures: [], chromium: null };
  }
}
