import type { OrderingRef } from '@selvedge/core';
import type { workspaceMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Thread } from '../../ui/Thread.tsx';
import { failedQuietly } from './failedAloud.ts';
import { LeavingDialog } from './LeavingDialog.tsx';
import { OpenPlace } from './OpenPlace.tsx';
import { PlaceLoading, PlaceMissing } from './PlaceStates.tsx';
import { useFailureText } from './useFailureText.ts';

const leaving = css({ position: 'relative', paddingBlock: '2', textStyle: 'small', color: 'ink.muted' });

type Props = { ordering: OrderingRef; workspace: ActorRefFrom<typeof workspaceMachine> };

/** One season of one customer: loading, missing, failed or open; and what happens when one leaves it. */
export function PlaceArea({ ordering, workspace }: Props) {
  const intl = useIntl();
  const failureText = useFailureText();
  const context = useSelector(workspace, (now) => now.context);
  const state = useSelector(workspace, (now) => (failedQuietly(now) ? 'loading' : now.value));
  const isLeaving = useSelector(ordering, (now) => now.matches({ place: 'leaving' }));
  const isAsking = useSelector(ordering, (now) => now.matches({ place: 'asking' }));
  return (
    <>
      {isLeaving && (
        <p role="status" className={leaving}>
          {intl.formatMessage({ id: 'ordering.leaving.storing' })}
          <Thread />
        </p>
      )}
      {state === 'loading' && <PlaceLoading />}
      {state === 'missing' && <PlaceMissing place={context.route.place} />}
      {state === 'failed' && (
        <ErrorState
          level={1}
          title={intl.formatMessage({ id: 'ordering.place.failed' })}
          errorId={context.failure?.tracking ?? undefined}
          onRetry={() => workspace.send({ type: 'workspace.retried' })}
        >
          {failureText(context.failure)}
        </ErrorState>
      )}
      {context.facts && <OpenPlace workspace={workspace} facts={context.facts} />}
      <LeavingDialog open={isAsking} send={(event) => ordering.send(event)} />
    </>
  );
}
