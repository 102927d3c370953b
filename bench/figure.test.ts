import { describe, expect, it } from 'vitest';
import { type Budget, type Figure, isBroken, median, verdictOf } from './figure.ts';
import { report, tableOf } from './report.ts';

const figure = (value: number, budget: Budget, name = 'toggle'): Figure => ({
  area: 'filter',
  name,
  unit: 'ms',
  value,
  budget,
});
const floor = { name: 'bitsets', value: 2 };
const machine = { cores: 2, chromium: 'Chromium 156', node: '20', load: 0 };

describe('the bench', () => {
  it('M1 takes the middle of its runs, not their mean', () => {
    expect(median([5, 1, 900])).toBe(5);
    expect(median([4, 1, 2, 900])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('M1 judges ratios, sizes and counts, and only tells times', () => {
    expect(verdictOf(figure(4, { kind: 'ratio', floor, atMost: 2 }))).toBe('holds');
    expect(verdictOf(figure(4.1, { kind: 'ratio', floor, atMost: 2 }))).toBe('broken');
    expect(verdictOf(figure(1.6, { kind: 'ratio', floor, atLeast: 0.8 }))).toBe('holds');
    expect(verdictOf(figure(1.5, { kind: 'ratio', floor, atLeast: 0.8 }))).toBe('broken');
    expect(verdictOf(figure(13, { kind: 'exact', atMost: 12 }))).toBe('broken');
    expect(verdictOf(figure(400, { kind: 'time', atMost: 300 }))).toBe('over in this run');
    expect(isBroken(figure(400, { kind: 'time', atMost: 300 }))).toBe(false);
    expect(verdictOf(figure(1, { kind: 'none' }))).toBe('reported');
  });

  it('M1 takes what was not measured for broken', () => {
    expect(isBroken(figure(Number.NaN, { kind: 'ratio', floor, atMost: 2 }))).toBe(true);
    expect(
      isBroken(figure(1, { kind: 'ratio', floor: { name: 'none', value: Number.NaN }, atMost: 2 })),
    ).toBe(true);
    expect(isBroken(figure(Number.NaN, { kind: 'exact', atMost: 12 }))).toBe(true);
  });

  it('M1 writes floor, ratio, budget and verdict of each figure', () => {
    expect(
      tableOf([figure(5, { kind: 'ratio', floor, atMost: 2 })])
        .split('\n')
        .at(-1),
    ).toBe('| toggle | 5.0 ms | bitsets: 2.0 | 2.50 × | ≤ 2 × | broken |');
    expect(tableOf([figure(1234, { kind: 'none' })])).toContain('| toggle | 1,234 ms |  |  |  | reported |');
  });

  it('M1 names everything that is over its budget, and says so when nothing is', () => {
    const holding = figure(1, { kind: 'ratio', floor, atMost: 2 }, 'well');
    const broken = figure(9, { kind: 'ratio', floor, atMost: 2 }, 'badly');
    const over = report([holding, broken], machine, '2026-01-01').split('## Over budget')[1];
    expect(over).toContain('- **badly** (broken)');
    expect(over).not.toContain('well');
    expect(report([holding], machine, '2026-01-01')).toContain('## Over budget\n\nNothing.');
  });
});
