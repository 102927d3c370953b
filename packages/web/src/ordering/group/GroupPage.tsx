import { formatRoute } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud } from '../../failure/failedAloud.ts';
import { MissingState } from '../../failure/MissingState.tsx';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { TitleSkeleton } from '../../ui/figures/TitleSkeleton.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { GroupContents } from './GroupContents.tsx';
import { block } from './group.recipe.ts';
import type { GroupOrderRef } from './groupOrderRef.ts';

type Props = { groupOrder: GroupOrderRef; rightEnv: RightEnv };

/** One group order: loading, missing, failed (N8) or shown. */
export function GroupPage({ groupOrder, rightEnv }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(groupOrder, (now) => now);
  const { group, failure } = snapshot.context;
  const toList = (
    <Link look="primary" href={formatRoute({ screen: 'groups', rightEnv, groupId: null })}>
      {intl.formatMessage({ id: 'group.toList' })}
    </Link>
  );
  if (snapshot.matches('missing')) {
    return (
      <MissingState
        failure={failure}
        level={1}
        title={intl.formatMessage({ id: 'group.missing.title' })}
        actions={toList}
      >
        {intl.formatMessage({ id: 'group.missing.text' })}
      </MissingState>
    );
  }
  if (snapshot.matches('dissolved')) {
    return (
      <EmptyState level={1} title={intl.formatMessage({ id: 'group.dissolved.title' })} actions={toList}>
        {intl.formatMessage({ id: 'group.dissolved.text' })}
      </EmptyState>
    );
  }
  if (snapshot.matches('failed') && failedAloud(snapshot)) {
    return (
      <FailedState
        level={1}
        title={intl.formatMessage({ id: 'group.failed.title' })}
        failure={failure}
        onRetry={() => groupOrder.send({ type: 'reading.retried' })}
      />
    );
  }
  if (group) return <GroupContents groupOrder={groupOrder} group={group} rightEnv={rightEnv} />;
  return (
    <div aria-busy="true">
      <PageHeading
        title={<TitleSkeleton>{intl.formatMessage({ id: 'group.loading' })}</TitleSkeleton>}
        lead={<Skeleton width="half" />}
      />
      {['a', 'b', 'c'].map((each) => (
        <Skeleton key={each} shape="block" className={block} />
      ))}
      <SlowLoadHint />
    </div>
  );
}
