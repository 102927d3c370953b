import { type accessMachine, isSilent } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../failure/FailedState.tsx';
import { AreaLoading } from '../progress/AreaLoading.tsx';

type Props = {
  access: ActorRefFrom<typeof accessMachine>;
  level?: 1 | 2;
  /** Shown until the rights have come or failed. */
  waiting?: ReactNode;
};

/** Shown in the ordering area until the user's rights are known, and on the dashboard where they could not be loaded. */
export function AwaitingRights({ access, level = 1, waiting = <AreaLoading /> }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(access, (now) => now);
  const { failure } = snapshot.context;
  if (!snapshot.hasTag('failed') || (failure && isSilent(failure))) return waiting;
  return (
    <FailedState
      level={level}
      title={intl.formatMessage({ id: 'app.access.failed' })}
      failure={failure}
      onRetry={() => access.send({ type: 'access.retried' })}
    >
      {intl.formatMessage({ id: 'app.access.lead' })}
    </FailedState>
  );
}
