/** Milliseconds: what waits less does so in real time. */
const SHORT = 50;

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

const real = { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) };
const waiting = new Map<number, Waiting>();
let now = 0;
let last = 1_000_000;

/** Screens wait only when they are told to, so that a picture does not depend on when it is taken. */
export function holdTime(): void {
  const hold = (run: TimerHandler, delay = 0, ...facts: unknown[]): number => {
    if (delay < SHORT || typeof run !== 'function') return real.setTimeout(run, delay, ...facts);
    last += 1;
    waiting.set(last, { at: now + delay, run: () => run(...facts) });
    return last;
  };
  const release = (timer?: number) => {
    if (timer === undefined || !waiting.delete(timer)) real.clearTimeout(timer);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: release });
}

/** Lets what is due in the next milliseconds happen, one after the other. */
export function passTime(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const due = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
    if (!due) break;
    const [timer, { at, run }] = due;
    waiting.delete(timer);
    now = at;
    run();
  }
  now = end;
}

/** What still waits is forgotten. */
export function forgetTime(): void {
  waiting.clear();
}
