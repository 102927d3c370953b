/** Reports only the first of consecutive failures: a task that runs every second would fill the log. */
export interface FirstFailure {
  failed(error: unknown): void;
  succeeded(): void;
}

export function firstFailure(report: (error: unknown) => void): FirstFailure {
  let failing = false;
  return {
    failed(error) {
      if (!failing) report(error);
      failing = true;
    },
    succeeded() {
      failing = false;
    },
  };
}
