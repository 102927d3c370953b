import { type accessMachine, isSilent } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../failure/FailedState.tsx';
import { AreaLoading } from '../progress/AreaLoading.tsx';

/** Shown in the ordering area until the user's rights are known. */
export function AwaitingRights({ access }: { access: ActorRefFrom<typeof accessMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(access, (now) => now);
  const { failure } = snapshot.context;
  if (!snapshot.hasTag('failed') || (failure && isSilent(failure))) return <AreaLoading />;
  return (
    <FailedState
      level={1}
      title={intl.formatMessage({ id: 'app.access.failed' })}
      failure={failure}
      onRetry={() => access.send({ type: 'access.retried' })}
    >
      {intl.formatMessage({ id: 'app.access.lead' })}
    </FailedState>
  );
}
