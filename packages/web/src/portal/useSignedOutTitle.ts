import type { sessionMachine } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';

/** The title of the page while nobody is signed in. */
export function useSignedOutTitle(session: ActorRefFrom<typeof sessionMachine> | undefined): string {
  const intl = useIntl();
  const state = useSelector(session, (snapshot) => {
    if (snapshot?.matches('signedOut')) return 'signedOut';
    return snapshot?.context.demand === 'logout' ? 'loggingOut' : 'signingIn';
  });
  if (state === 'loggingOut') return intl.formatMessage({ id: 'session.loggingOut' });
  if (state === 'signedOut') return intl.formatMessage({ id: 'app.page.signedOut' });
  return intl.formatMessage({ id: 'session.signingIn' });
}
