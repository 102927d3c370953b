import type { documentsMachine, orderMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud } from '../../failure/failedAloud.ts';
import { MissingState } from '../../failure/MissingState.tsx';
import { useHasWords } from '../../messages/MessagesProvider.tsx';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { TitleSkeleton } from '../../ui/figures/TitleSkeleton.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { OrderSheet } from './OrderSheet.tsx';

const block = css({ height: '32', marginTop: '6' });

type Props = {
  order: ActorRefFrom<typeof orderMachine>;
  /** Absent: no downloads are offered here. */
  documents?: ActorRefFrom<typeof documentsMachine>;
};

/** A finalized order (O4). */
export function OrderScreen({ order, documents }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(order, (now) => now);
  const { answer, failure } = snapshot.context;
  const inWords = useHasWords('entry');
  if (answer && inWords) return <OrderSheet order={answer} documents={documents} />;
  if (snapshot.matches('missing')) {
    return (
      <MissingState
        failure={failure}
        level={1}
        title={intl.formatMessage({ id: 'order.missing.title' })}
        actions={
          <Link look="primary" href="/">
            {intl.formatMessage({ id: 'ordering.noRight.dashboard' })}
          </Link>
        }
      >
        {intl.formatMessage({ id: 'order.missing.text' })}
      </MissingState>
    );
  }
  if (failedAloud(snapshot)) {
    return (
      <FailedState
        level={1}
        title={intl.formatMessage({ id: 'order.failed.title' })}
        failure={failure}
        onRetry={() => order.send({ type: 'reading.retried' })}
      />
    );
  }
  return (
    <div aria-busy="true">
      <PageHeading
        title={<TitleSkeleton>{intl.formatMessage({ id: 'order.loading' })}</TitleSkeleton>}
        lead={<Skeleton width="half" />}
      />
      <Skeleton shape="block" className={block} />
      <Skeleton shape="block" className={block} />
      <SlowLoadHint />
    </div>
  );
}
