/** A backend deviates from the contract: what was expected, and what came instead. */
export class Deviation extends Error {
  readonly expected: string;
  readonly came: string;

  constructor(expected: string, response: string) {
    super(`expected ${expected}; came ${response}`);
    this.name = 'Deviation';
    this.expected = expected;
    this.came = response;
  }
}

/** A prerequisite call deviates, so the check cannot be made. */
export class Blocked extends Error {
  readonly by: string;

  constructor(by: string, cause: Deviation) {
    super(`${by} deviates: ${cause.message}`, { cause });
    this.name = 'Blocked';
    this.by = by;
  }
}

/** The backend has no object to check this on; `message` says what is missing. */
export class NothingThere extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NothingThere';
  }
}

/** The suite cannot run at all: no connection, a refused token, or nobody to order for. */
export class CouldNotRun extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'CouldNotRun';
  }
}

const LONGEST_SHOWN = 160;

/** A value as a report shows it. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** @throws {Deviation} unless it holds. */
export function expectThat(holds: boolean, expected: string, response: unknown): asserts holds {
  if (!holds) throw new Deviation(expected, shown(response));
}

/** @throws {Deviation} unless they are the same value. */
export function expectSame(response: unknown, expected: unknown, what: string): void {
  expectThat(JSON.stringify(response) === JSON.stringify(expected), `${what} ${shown(expected)}`, response);
}
