/** What the calls of one name came to. */
export interface Row {
  readonly name: string;
  readonly count: number;
  /** Answers that were none, by status; 0: nothing came. */
  readonly errors: Readonly<Record<string, number>>;
  /** Of calls that were answered as asked, ms; NaN where none was. */
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Measured {
  readonly times: number[];
  readonly errors: Map<number, number>;
}

export const isAnswered = (status: number): boolean => status >= 200 && status < 400;

/** The calls of a phase, by name. */
export class Sheet {
  readonly #calls = new Map<string, Measured>();
  readonly from = performance.now();
  /** Answers of 503 and 429 that did not say when to come again. */
  withoutRetryAfter = 0;

  note(name: string, status: number, took: number): void {
    const kept = this.#calls.get(name) ?? { times: [], errors: new Map<number, number>() };
    this.#calls.set(name, kept);
    if (isAnswered(status)) kept.times.push(took);
    else kept.errors.set(status, (kept.errors.get(status) ?? 0) + 1);
  }

  rows(): readonly Row[] {
    return [...this.#calls]
      .map(([name, { times, errors }]) => {
        const sorted = times.toSorted((one, other) => one - other);
        return {
          ...{ name, count: times.length, errors: Object.fromEntries(errors) },
          ...{ median: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) },
        };
      })
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** How many answers had one of these statuses; without one, how many were no answer. */
  errors(status?: number): number {
    const all = [...this.#calls.values()].flatMap(({ errors }) => [...errors]);
    return all.reduce((sum, [one, count]) => (status === undefined || one === status ? sum + count : sum), 0);
  }

  get answered(): number {
    return [...this.#calls.values()].reduce((sum, { times }) => sum + times.length, 0);
  }

  /** Calls that were answered in a second of this phase so far. */
  get rate(): number {
    return this.answered / ((performance.now() - this.from) / 1000);
  }
}

/** The names whose median is above `times` that of the base; those that the base has not measured are left out. */
export function slower(rows: readonly Row[], base: readonly Row[], times: number, least = 1): readonly Row[] {
  return rows.filter(({ name, count, median }) => {
    const floor = base.find((one) => one.name === name)?.median;
    return floor !== undefined && count >= least && median > floor * times;
  });
}
