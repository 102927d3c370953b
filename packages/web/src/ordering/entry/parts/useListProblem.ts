import { type ListProblem, listProblemText } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** Why a list could not be read, and what to do. */
export function useListProblem(): (problem: ListProblem) => string {
  const intl = useIntl();
  return (problem) => listProblemText(problem, (id, values) => intl.formatMessage({ id }, values));
}
