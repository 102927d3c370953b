import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { elapsed } from './elapsed.ts';

describe('a wait with marks', () => {
  it('C8 counts the marks that have passed, and tells of each', () => {
    const clock = new SimulatedClock();
    const wait = elapsed(clock, [500, 1_500]);
    const received: number[] = [];
    wait.subscribe(() => received.push(wait.passed()));
    clock.increment(499);
    expect(wait.passed()).toBe(0);
    clock.increment(1);
    clock.increment(1_000);
    expect(received).toEqual([1, 2]);
  });

  it('C8 begins anew for whoever looks again, and tells nobody who has left', () => {
    const clock = new SimulatedClock();
    const wait = elapsed(clock, [500]);
    const received: number[] = [];
    const leave = wait.subscribe(() => received.push(wait.passed()));
    clock.increment(400);
    leave();
    clock.increment(400);
    expect(received).toEqual([]);
    wait.subscribe(() => received.push(wait.passed()));
    expect(wait.passed()).toBe(0);
    clock.increment(500);
    expect(received).toEqual([1]);
  });
});
