import { inject } from 'vitest';

/** What is done with the suite of a chart. */
export type Purpose = 'test' | 'record' | 'mutate';

/** What the run of the tests hands to the suites of the charts. */
export interface Charts {
  readonly purpose: Purpose;
  /** Recorded walks by the name of the chart. */
  readonly records: Readonly<Record<string, string>>;
  /** What the last report of mutation rests on, by the name of the chart. */
  readonly digests: Readonly<Record<string, string>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    charts: Charts;
  }
}

/** What is provided for the suite of one chart; a chart without a record or a report yet has neither. */
export function providedFor(chart: string): { purpose: Purpose; record: string; digest: string } {
  const { purpose, records, digests } = inject('charts');
  return { purpose, record: records[chart] ?? '', digest: digests[chart] ?? '' };
}
