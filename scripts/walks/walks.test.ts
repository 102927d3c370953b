import { describe, expect, it } from 'vitest';
import { readRecords, readReport } from './folder.js';
import { chartReportOf, faultsOf, LEAST_SCORE, type Mutant, reportOf } from './report.js';
import { reasons } from './survivors.js';

const mutant = (name: string, killedBy: Mutant['killedBy']): Mutant => ({
  kind: 'guard',
  state: 'gate.open',
  name,
  killedBy,
});
const reason = { reason: 'It is always wide.', mutants: ['without guard isWide'] };

const reportWith = (noticed: number, survivors: string[]) => {
  const mutants = [
    ...Array.from({ length: noticed }, (_, at) => mutant(`noticed ${at}`, ['walk'])),
    ...survivors.map((name) => mutant(name, [])),
  ];
  return reportOf([chartReportOf('gate', { digest: 'd', mutants }, [reason])]);
};
describe('Q2 the report of mutation', () => {
  it('Q2 holds at least 95 of 100 mutants of the charts, and a reason for every other', () => {
    const report = readReport();
    expect(LEAST_SCORE).toBe(0.95);
    expect(report.mutants).toBeGreaterThan(2_000);
    expect(faultsOf(report, reasons)).toEqual([]);
  });

  it('Q2 tells of every chart whose walks are recorded', () => {
    expect(
      readReport()
        .charts.map(({ chart }) => chart)
        .sort(),
    ).toEqual(Object.keys(readRecords()).sort());
  });

  it('Q2 is at fault with too low a score, an unexplained survivor, a reason for nothing', () => {
    expect(faultsOf(reportWith(19, ['without guard isWide']), [reason])).toEqual([]);
    expect(faultsOf(reportWith(18, ['without guard isWide']), [reason])).toEqual([
      'The score is 0.9473, less than 0.95',
    ]);
    expect(faultsOf(reportWith(19, ['without guard isDeep']), [reason])).toEqual([
      'Survives without a reason: without guard isDeep',
      'A reason for nothing: without guard isWide',
    ]);
  });
});
