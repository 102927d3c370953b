import { isSilent } from '@selvedge/core';
import type { waitingMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud } from '../../failure/failedAloud.ts';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { WaitingCart } from './WaitingCart.tsx';

const list = css({ display: 'flex', flexDirection: 'column', borderTop: 'hair' });
const row = css({ height: '20', marginTop: '3' });

type Props = { waiting: ActorRefFrom<typeof waitingMachine> };

/** Approved carts that are ready for completion: the POS Manager's list (O2). */
export function WaitingScreen({ waiting }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(waiting, (now) => now);
  const refresh = { type: 'reading.refreshed' } as const;
  const refreshing = snapshot.matches('refreshing');
  return (
    <>
      <PageHeading
        title={intl.formatMessage({ id: 'waiting.title' })}
        lead={intl.formatMessage({ id: 'waiting.lead' })}
        actions={
          (refreshing || snapshot.can(refresh)) && (
            <Button pending={refreshing} onClick={() => waiting.send(refresh)}>
              {intl.formatMessage({ id: 'waiting.reload' })}
            </Button>
          )
        }
      />
      <WaitingList waiting={waiting} />
    </>
  );
}

function WaitingList({ waiting }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(waiting, (now) => now);
  const { answer, failure } = snapshot.context;
  if (failedAloud(snapshot) || snapshot.matches('missing')) {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'waiting.failed' })}
        failure={failure}
        onRetry={() => waiting.send({ type: 'reading.retried' })}
      />
    );
  }
  if (answer === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{intl.formatMessage({ id: 'waiting.loading' })}</VisuallyHidden>
        {['a', 'b', 'c'].map((each) => (
          <Skeleton key={each} shape="block" className={row} />
        ))}
        <SlowLoadHint />
      </div>
    );
  }
  return (
    <>
      {failure && !isSilent(failure) && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'waiting.stale' })}
          failure={failure}
        />
      )}
      {answer.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'waiting.empty' })}>
          {intl.formatMessage({ id: 'waiting.emptyLead' })}
        </EmptyState>
      ) : (
        <ul className={list}>
          {answer.map((head) => (
            <WaitingCart key={head.cartId} head={head} />
          ))}
        </ul>
      )}
    </>
  );
}
