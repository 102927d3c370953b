import type { OrderingRef } from '@selvedge/core';
import { unsavedWork, type workspaceMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedQuietly } from '../../failure/failedAloud.ts';
import { InSeasonLine } from '../../shell/InSeasonLine.tsx';
import type { InSeason } from '../../shell/navigation.ts';
import { SeasonNavigation } from '../../shell/SeasonNavigation.tsx';
import { SEASON_NAVIGATION } from '../../shell/seasonLine.ts';
import { Thread } from '../../ui/figures/Thread.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { OpenPlace } from './OpenPlace.tsx';
import { PlaceLoading, PlaceMissing } from './PlaceStates.tsx';

const leaving = css({ position: 'relative', paddingBlock: '2', textStyle: 'small', color: 'ink.muted' });

type Props = InSeason & { ordering: OrderingRef; workspace: ActorRefFrom<typeof workspaceMachine> };

const stateOf = (snapshot: SnapshotFrom<typeof workspaceMachine>) => {
  if (snapshot.matches('loading') || failedQuietly(snapshot)) return 'loading';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.matches('failed') ? 'failed' : 'open';
};

/** One season of one customer: loading, missing, failed or open. Also asks before it is left. */
export function PlaceArea({ ordering, workspace, ...ofHeader }: Props) {
  const intl = useIntl();
  const place = useSelector(workspace, ({ context }) => context.route.place);
  const facts = useSelector(workspace, ({ context }) => context.facts);
  const failure = useSelector(workspace, ({ context }) => context.failure);
  const state = useSelector(workspace, stateOf);
  const unsaved = useSelector(workspace, unsavedWork);
  const isLeaving = useSelector(ordering, (now) => now.matches({ place: 'leaving' }));
  return (
    <>
      <InSeasonLine part={SEASON_NAVIGATION}>
        <SeasonNavigation {...ofHeader} />
      </InSeasonLine>
      {isLeaving && (
        <p role="status" className={leaving}>
          {intl.formatMessage({ id: 'ordering.leaving.storing' }, { unsaved })}
          <Thread />
        </p>
      )}
      {state === 'loading' && <PlaceLoading />}
      {state === 'missing' && <PlaceMissing place={place} failure={failure} />}
      {state === 'failed' && (
        <FailedState
          level={1}
          title={intl.formatMessage({ id: 'ordering.place.failed' })}
          failure={failure}
          onRetry={() => workspace.send({ type: 'workspace.retried' })}
        />
      )}
      {facts && <OpenPlace workspace={workspace} facts={facts} />}
      <LeavingDialog ordering={ordering} />
    </>
  );
}
