import { type accessMachine, isSilent, type Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useHasWords } from '../messages/MessagesProvider.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { AreaLoading } from './AreaLoading.tsx';
import { lazyPart } from './lazyPart.ts';
import { NewVersion } from './NewVersion.tsx';

const OrderingArea = lazyPart(() => import('../ordering/OrderingArea.tsx'));

/** The ordering area, whose code is fetched when it is first entered. */
export function OrderingScreen({ portal }: { portal: Portal }) {
  const { actor, configuration } = portal;
  const ordering = useSelector(actor, ({ context }) => context.ordering);
  const access = useSelector(actor, ({ children }) => children.access);
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const inWords = useHasWords('ordering');
  if (ordering && inWords) {
    return (
      <Suspense fallback={<AreaLoading />}>
        <OrderingArea
          actor={ordering}
          apiUrl={configuration.apiUrl}
          selfServiceUrl={configuration.selfServiceUrl}
        />
      </Suspense>
    );
  }
  if (failed) {
    const reload = () => actor.send({ type: 'reload.requested' });
    return <NewVersion onRefresh={reload} />;
  }
  return access && !ordering ? <AwaitingRights access={access} /> : <AreaLoading />;
}

function AwaitingRights({ access }: { access: ActorRefFrom<typeof accessMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(access, (now) => now);
  const { failure } = snapshot.context;
  if (!snapshot.hasTag('failed') || (failure && isSilent(failure))) return <AreaLoading />;
  return (
    <ErrorState
      level={1}
      title={intl.formatMessage({ id: 'app.access.failed' })}
      errorId={failure?.tracking ?? undefined}
      onRetry={() => access.send({ type: 'access.retried' })}
    >
      {intl.formatMessage({ id: 'app.access.lead' })}
    </ErrorState>
  );
}
