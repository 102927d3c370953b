import { type Failure, isSilent, shortMessage } from '@selvedge/core';
import { useIntl } from 'react-intl';

/**
 * Returns the server's message, or a generic text if there is none (B4, C6). A maintenance gets the portal's own text
 * (B5).
 */
export function useFailureText(): (failure: Pick<Failure, 'kind' | 'message' | 'status'> | null) => string {
  const intl = useIntl();
  return (failure) => {
    if (failure && isSilent(failure)) return intl.formatMessage({ id: 'ui.error.maintenance' });
    const said = failure && shortMessage(failure);
    if (said) return said;
    if (failure?.status === 429) return intl.formatMessage({ id: 'ui.error.tooMany' });
    return failure?.kind === 'network'
      ? intl.formatMessage({ id: 'ui.error.network' })
      : intl.formatMessage({ id: 'ui.error.unexpected' });
  };
}
