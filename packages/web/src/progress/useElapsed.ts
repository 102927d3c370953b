import { useEffect, useState } from 'react';

/** The number of given thresholds (ms) that have passed since `running` became true. 0 while it is false. */
export function useElapsed(running: boolean, thresholds: readonly number[]): number {
  const [passed, setPassed] = useState(0);
  const marks = thresholds.join(' ');
  useEffect(() => {
    if (!running) return;
    const timers = marks
      .split(' ')
      .map((mark, index) => setTimeout(() => setPassed(index + 1), Number(mark)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setPassed(0);
    };
  }, [running, marks]);
  return passed;
}
