import { groupsChildren, type groupsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud } from '../../failure/failedAloud.ts';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { DraftDialog } from './DraftDialog.tsx';
import { GroupPage } from './GroupPage.tsx';
import { GroupRow } from './GroupRow.tsx';
import { block, list } from './group.recipe.ts';

type Props = { groups: ActorRefFrom<typeof groupsMachine> };

/** The group orders, or one of them (N8). */
export default function GroupsScreen({ groups }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(groups, (now) => now);
  const { groupOrder } = groupsChildren(snapshot);
  const whyNotStarted = useWhyNot(groups, { type: 'draft.started' });
  const { rightEnv } = snapshot.context;
  if (groupOrder) return <GroupPage groupOrder={groupOrder} rightEnv={rightEnv} />;
  return (
    <>
      <PageHeading
        title={intl.formatMessage({ id: 'app.trail.groups' })}
        lead={intl.formatMessage({ id: 'group.list.lead' })}
        actions={
          <Button
            variant="primary"
            disabledReason={whyNotStarted}
            onClick={() => groups.send({ type: 'draft.started' })}
          >
            {intl.formatMessage({ id: 'group.list.create' })}
          </Button>
        }
      />
      <GroupList groups={groups} />
      <DraftDialog groups={groups} />
    </>
  );
}

function GroupList({ groups }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(groups, (now) => now);
  const { groups: heads, failure } = snapshot.context;
  if (snapshot.matches('failed') && failedAloud(snapshot)) {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'group.list.failed' })}
        failure={failure}
        onRetry={() => groups.send({ type: 'reading.retried' })}
      />
    );
  }
  if (snapshot.matches('loading') || snapshot.matches('failed')) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{intl.formatMessage({ id: 'group.list.loading' })}</VisuallyHidden>
        {['a', 'b', 'c'].map((each) => (
          <Skeleton key={each} shape="block" className={block} />
        ))}
        <SlowLoadHint />
      </div>
    );
  }
  if (heads.length === 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: 'group.list.empty' })}>
        {intl.formatMessage({ id: 'group.list.emptyLead' })}
      </EmptyState>
    );
  }
  return (
    <ul className={list} aria-label={intl.formatMessage({ id: 'app.trail.groups' })}>
      {heads.map((head) => (
        <GroupRow key={head.groupId} head={head} rightEnv={snapshot.context.rightEnv} />
      ))}
    </ul>
  );
}
