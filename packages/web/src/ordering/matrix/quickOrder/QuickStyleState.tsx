import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { FailedState } from '../../../failure/FailedState.tsx';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { steady } from './quickOrder.recipe.ts';
import type { QuickStyleRef } from './quickOrderRef.ts';

/** As high as the choices that come. */
const room = cx(steady, css({ display: 'flex', flexDirection: 'column', gap: '4' }));

/** The style of the list is on its way, or could not be fetched. */
export function QuickStyleState({ actor }: { actor: QuickStyleRef }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (at) => at);
  if (snapshot.matches('failed')) {
    return (
      <FailedState
        failure={snapshot.context.failure}
        onRetry={() => actor.send({ type: 'quickStyle.retried' })}
      >
        {intl.formatMessage({ id: 'style.failed' })}
      </FailedState>
    );
  }
  return (
    <div className={room} aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'quickOrder.loading' })}</VisuallyHidden>
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton />
    </div>
  );
}
