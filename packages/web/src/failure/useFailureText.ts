import { type Failure, isSilent, shortMessage } from '@selvedge/core';
import { useIntl } from 'react-intl';

/** The server's own sentence, or what can be said without one (B4, C6); a maintenance in the portal's words (B5). */
export function useFailureText(): (failure: Pick<Failure, 'kind' | 'message' | 'status'> | null) => string {
  const intl = useIntl();
  return (failure) => {
    if (failure && isSilent(failure)) return intl.formatMessage({ id: 'ui.error.maintenance' });
    const said = failure && shortMessage(failure);
    if (said) return said;
    return failure?.kind === 'network'
      ? intl.formatMessage({ id: 'ui.error.network' })
      : intl.formatMessage({ id: 'ui.error.unexpected' });
  };
}
