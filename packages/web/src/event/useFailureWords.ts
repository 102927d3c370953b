import { type Failure, isSilent } from '@selvedge/core';
import { useIntl } from 'react-intl';

/** What is said of a failure; null where the portal says it itself, as of a maintenance (specification, section 8). */
export function useFailureWords(): (failure: Failure | null) => string | null {
  const intl = useIntl();
  return (failure) => {
    if (failure === null || isSilent(failure)) return null;
    if (failure.message) return failure.message;
    return failure.kind === 'network'
      ? intl.formatMessage({ id: 'event.failure.network' })
      : intl.formatMessage({ id: 'ui.error.unexpected' });
  };
}
