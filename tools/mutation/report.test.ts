import { describe, expect, it } from 'vitest';
import { readMachines } from '../flows/machines.js';
import { mutantsOf } from './mutants.ts';
import { headline, pageOf } from './page.js';
import { chartReportOf, faultsOf, LEAST_SCORE, type Mutant, reportOf, unknownIn } from './report.js';
import { reasons } from './survivors.js';

const mutant = (name: string, killedBy: Mutant['killedBy']): Mutant => ({
  kind: 'guard',
  state: 'gate.open',
  name,
  killedBy,
});
const reason = { reason: 'It is always wide.', mutants: ['gate.open: without guard isWide'] };

const reportWith = (noticed: number, survivors: string[]) => {
  const mutants = [
    ...Array.from({ length: noticed }, (_, at) => mutant(`noticed ${at}`, ['path'])),
    ...survivors.map((name) => mutant(name, [])),
  ];
  return reportOf([chartReportOf('gate', mutants, [reason])]);
};

describe('Q2 the report of mutation', () => {
  it('Q2 is at fault with too low a score, an unexplained survivor, a reason for nothing', () => {
    expect(LEAST_SCORE).toBe(0.95);
    expect(faultsOf(reportWith(19, ['gate.open: without guard isWide']), [reason])).toEqual([]);
    expect(faultsOf(reportWith(18, ['gate.open: without guard isWide']), [reason])).toEqual([
      'The score is 0.9473, less than 0.95',
    ]);
    expect(faultsOf(reportWith(19, ['gate.open: without guard isDeep']), [reason])).toEqual([
      'Survives without a reason: gate.open: without guard isDeep',
      'A reason for nothing: gate.open: without guard isWide',
    ]);
  });

  it('Q2 asks no reason of charts that were not tried', () => {
    const other = { reason: 'Elsewhere.', mutants: ['door.shut: without guard isLocked'] };
    expect(faultsOf(reportWith(20, []), [other])).toEqual([]);
  });

  it('Q2 tells first what is stated, and apart what is only recorded', () => {
    const mutants = [
      mutant('one', ['invariant', 'path']),
      mutant('two', ['coverage']),
      mutant('three', ['path']),
      mutant('four', []),
    ];
    const report = reportOf([chartReportOf('gate', mutants, [])]);
    expect(report).toMatchObject({ mutants: 4, stated: 2, recorded: 1 });
    expect(headline(report)).toBe(
      '2 of 4 mutants break what is stated (50.0 %); 1 more only take another path than recorded (75.0 % in all)',
    );
    expect(pageOf(report)).toContain('| [gate](gate.txt) | 4 | 2 | 50.0 % | 1 | 1 |');
  });
});

describe('Q2 the reasons for survivors', () => {
  it('Q2 name mutants of the charts as they are', async () => {
    const machines = await readMachines();
    const mutants = new Set(machines.flatMap(({ machine }) => mutantsOf(machine).map(({ name }) => name)));
    expect(mutants.size).toBeGreaterThan(2_000);
    expect(unknownIn(reasons, mutants)).toEqual([]);
    expect(unknownIn([reason], mutants)).toEqual([
      'A reason for a mutant that is not there: gate.open: without guard isWide',
    ]);
  });
});
