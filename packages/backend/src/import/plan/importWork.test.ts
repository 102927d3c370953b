import { expect, it } from 'vitest';
import { ImportWork, progressText } from './importWork.ts';

function work() {
  let time = 0;
  const made = new ImportWork(() => time);
  return {
    made,
    pass(ms: number) {
      time += ms;
    },
  };
}

it('tells the files, lines and rows of its step', () => {
  const { made } = work();
  made.begin('reading', 5);
  made.count(1);
  expect(made.progress).toEqual({ step: 'reading', done: 1, total: 5, secondsLeft: null });
  made.begin('planning', 600_000);
  made.count(20, 20);
  expect(made.progress).toEqual({ step: 'planning', done: 20, total: 600_000, secondsLeft: null });
});

it('tells the time left from the time taken, once enough is done', () => {
  const { made, pass } = work();
  made.begin('planning', 100_000);
  pass(1_000);
  made.count(10_000);
  expect(made.progress.secondsLeft).toBeNull();
  pass(9_000);
  // 10 s for 10,000 lines, and nothing to write.
  expect(made.progress.secondsLeft).toBe(90);
});

it('counts in what the lines to come have to write', () => {
  const { made, pass } = work();
  made.begin('planning', 100_000);
  made.count(50_000, 50_000);
  pass(10_000);
  // 50,000 lines more, and 100,000 rows that take three times as long.
  expect(made.progress.secondsLeft).toBe(70);
  made.begin('writing', 100_000);
  made.count(25_000);
  pass(10_000);
  expect(made.progress.secondsLeft).toBe(30);
});

it('counts nothing to write in where it is only planned', () => {
  const { made, pass } = work();
  made.onlyPlan();
  made.begin('planning', 100_000);
  made.count(50_000, 50_000);
  pass(10_000);
  expect(made.progress.secondsLeft).toBe(10);
});

it('a step that has nothing to do tells no time', () => {
  const { made, pass } = work();
  made.begin('writing', 0);
  pass(5_000);
  expect(made.progress.secondsLeft).toBeNull();
});

it('says it in both languages', () => {
  const at = { step: 'planning', done: 120_000, total: 600_000 } as const;
  expect(progressText('en', { ...at, secondsLeft: 61 })).toBe(
    'Checking lines: 120,000 of 600,000, about 2 minutes left',
  );
  expect(progressText('de', { ...at, secondsLeft: 61 })).toBe(
    'Zeilen werden geprüft: 120.000 von 600.000, noch etwa 2 Minuten',
  );
  expect(progressText('en', { ...at, step: 'writing', secondsLeft: 12 })).toBe(
    'Writing rows: 120,000 of 600,000, about 15 seconds left',
  );
  expect(progressText('de', { ...at, step: 'writing', secondsLeft: 1 })).toBe(
    'Zeilen werden geschrieben: 120.000 von 600.000, noch etwa 5 Sekunden',
  );
  expect(progressText('en', { step: 'reading', done: 2, total: 5, secondsLeft: null })).toBe(
    'Reading files: 2 of 5',
  );
  expect(progressText('de', { step: 'reading', done: 2, total: 5, secondsLeft: null })).toBe(
    'Dateien werden gelesen: 2 von 5',
  );
  expect(progressText('en', { step: 'waiting', done: 0, total: 0, secondsLeft: null })).toBe(
    'Waiting for another import to end',
  );
  expect(progressText('de', { step: 'waiting', done: 0, total: 0, secondsLeft: null })).toBe(
    'Wartet auf das Ende eines anderen Imports',
  );
});
