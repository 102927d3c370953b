import type { Language } from '@selvedge/core/contract';
import { say } from '../../language/words.ts';

export type ImportStep = 'reading' | 'waiting' | 'planning' | 'storing' | 'writing';

/** How far an import is: `done` of `total` files, lines or rows of its step. */
export interface ImportProgress {
  readonly step: ImportStep;
  readonly done: number;
  readonly total: number;
  /** Of the whole import, in seconds; null while it cannot be told. */
  readonly secondsLeft: number | null;
}

/** How much longer a row takes to be written than a line to be planned: 2.4 on PostgreSQL, 4 on the built-in database. */
const WRITING = 3;

/** What is told from less than this (ms, share of the lines) is guessed. */
const LEAST_TIME = 2_000;
const LEAST_SHARE = 0.02;

/** The work of one import, which the import counts and whoever waits for it looks at. */
export class ImportWork {
  readonly #now: () => number;
  #step: ImportStep = 'reading';
  #began: number;
  #done = 0;
  #total = 0;
  #rows = 0;
  #isPlanOnly = false;

  /** `now` in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#began = now();
  }

  /** Nothing is written afterwards. */
  onlyPlan(): void {
    this.#isPlanOnly = true;
  }

  begin(step: ImportStep, total = 0): void {
    this.#step = step;
    this.#began = this.#now();
    this.#done = 0;
    this.#total = total;
    this.#rows = 0;
  }

  /** Counts files, lines or rows; of lines, how many of them become rows to write. */
  count(done: number, rows = 0): void {
    this.#done += done;
    this.#rows += rows;
  }

  get progress(): ImportProgress {
    return { step: this.#step, done: this.#done, total: this.#total, secondsLeft: this.#secondsLeft() };
  }

  #secondsLeft(): number | null {
    if (this.#step !== 'planning' && this.#step !== 'writing') return null;
    const time = this.#now() - this.#began;
    const share = this.#total === 0 ? 0 : this.#done / this.#total;
    if (time < LEAST_TIME || share < LEAST_SHARE) return null;
    // The lines to come become rows as often as those that were planned.
    const writing = this.#isPlanOnly ? 0 : (this.#rows / share) * WRITING;
    const left = this.#total - this.#done + writing;
    return Math.ceil((left * time) / this.#done / 1000);
  }
}

const stepWords: Readonly<Record<ImportStep, string>> = {
  reading: 'import.progress.reading',
  waiting: 'import.progress.waiting',
  planning: 'import.progress.planning',
  storing: 'import.progress.storing',
  writing: 'import.progress.writing',
};

/** Seconds to the next five, from a minute on minutes. */
function timeLeft(language: Language, seconds: number): string {
  return seconds <= 55
    ? say(language, 'import.progress.seconds', { seconds: Math.max(5, Math.ceil(seconds / 5) * 5) })
    : say(language, 'import.progress.minutes', { minutes: Math.ceil(seconds / 60) });
}

/** Progress in words: 'Checking lines: 120,000 of 600,000, about 2 minutes left'. */
export function progressText(language: Language, { step, done, total, secondsLeft }: ImportProgress): string {
  const said = say(language, stepWords[step], { done, total });
  return secondsLeft === null ? said : `${said}, ${timeLeft(language, secondsLeft)}`;
}
