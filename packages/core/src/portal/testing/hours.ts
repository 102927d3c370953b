interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** Time that passes only when a test lets it. */
export interface Hours {
  /** Epoch milliseconds. */
  now(): number;
  /** Whatever can go on without time passing does. */
  settle(): Promise<void>;
  /** A moment of real time, in which the machine's own cryptography gets on; the clock stands still. */
  moment(): Promise<void>;
  /** So many milliseconds pass, each timer in its turn. */
  pass(milliseconds: number): Promise<void>;
  /** Timers of a page that is gone never fire. */
  forgetTimers(): void;
  /** The machine's own timers again. */
  end(): void;
}

/** Answers are read from streams, and tokens are checked, in some turns of the event loop. */
const TURNS = 4;

/** Stops the clock: timers that are set from now on fire when `pass` comes to them. */
export function stopClock(start: number): Hours {
  const own = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const tasks = new Map<number, Task>();
  const { port1, port2 } = new MessageChannel();
  let now = start;
  let last = 0;

  const set = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]): number => {
    last += 1;
    tasks.set(last, { at: now + Math.max(Number(delay) || 0, 0), run: () => run(...args) });
    return last;
  };
  const clear = (id?: number): void => {
    if (id !== undefined) tasks.delete(id);
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });

  const turn = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const settle = async () => {
    for (let count = 0; count < TURNS; count += 1) await turn();
  };
  /** The timer that is due first, the one set first of several. */
  const nextBy = (end: number): number | null => {
    let found: number | null = null;
    let earliest = Number.POSITIVE_INFINITY;
    for (const [id, { at }] of tasks) {
      if (at > end || at >= earliest) continue;
      earliest = at;
      found = id;
    }
    return found;
  };

  return {
    now: () => now,
    settle,
    moment: () => new Promise((resolve) => own.setTimeout(resolve, 1)),
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (let id = nextBy(end); id !== null; id = nextBy(end)) {
        const task = tasks.get(id);
        tasks.delete(id);
        now = Math.max(now, task?.at ?? now);
        task?.run();
        await settle();
      }
      now = end;
    },
    forgetTimers: () => tasks.clear(),
    end() {
      Object.assign(globalThis, own);
      port1.close();
    },
  };
}
