import { type Failure, shortMessage } from '@selvedge/core';
import { useIntl } from 'react-intl';

/** The server's own sentence, or what can be said without one (B4, C6). */
export function useFailureText(): (failure: Pick<Failure, 'kind' | 'message'> | null) => string {
  const intl = useIntl();
  return (failure) => {
    const said = failure && shortMessage(failure);
    if (said) return said;
    return failure?.kind === 'network'
      ? intl.formatMessage({ id: 'ui.error.network' })
      : intl.formatMessage({ id: 'ui.error.unexpected' });
  };
}
