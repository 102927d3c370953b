import type { ListProblem } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

const MEGABYTE = 1_000_000;

/** Why a list could not be read, and what to do. */
export function useListProblem(): (problem: ListProblem) => string {
  const intl = useIntl();
  return (problem) => {
    if (problem.code === 'empty') return intl.formatMessage({ id: 'entry.problem.empty' });
    if (problem.code === 'broken') return intl.formatMessage({ id: 'entry.problem.broken' });
    if (problem.code === 'unavailable') return intl.formatMessage({ id: 'entry.problem.unavailable' });
    if (problem.code === 'tooLong') {
      return intl.formatMessage(
        { id: 'entry.problem.tooLong' },
        { lines: problem.lines, most: problem.most },
      );
    }
    if (problem.code === 'farCell') {
      const { cell, columns, rows } = problem;
      return intl.formatMessage({ id: 'entry.problem.farCell' }, { cell, columns, rows });
    }
    if (problem.code === 'tooMuchText') {
      return intl.formatMessage(
        { id: 'entry.problem.tooMuchText' },
        { characters: problem.characters, most: problem.most },
      );
    }
    if (problem.code === 'tooLarge') {
      return intl.formatMessage(
        { id: 'entry.problem.tooLarge' },
        { size: Math.ceil(problem.bytes / MEGABYTE), most: Math.floor(problem.most / MEGABYTE) },
      );
    }
    return problem.old
      ? intl.formatMessage({ id: 'entry.problem.old' })
      : intl.formatMessage({ id: 'entry.problem.kind' });
  };
}
