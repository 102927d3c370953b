import { formatRoute } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';
import type { ordersMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud } from '../../failure/failedAloud.ts';
import { MissingState } from '../../failure/MissingState.tsx';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { OrderRows } from './OrderRows.tsx';

const row = css({ height: '20', marginTop: '3' });

type OrdersRef = ActorRefFrom<typeof ordersMachine>;
export interface OrdersScreenProps {
  orders: OrdersRef;
  rightEnv: RightEnv;
  customerId: string;
}

/** All finalized orders of a customer, the newest first. */
export default function OrdersScreen({ orders, rightEnv, customerId }: OrdersScreenProps) {
  const intl = useIntl();
  const customer = useSelector(orders, ({ context }) => context.answer?.[0]);
  return (
    <>
      <PageHeading
        title={intl.formatMessage({ id: 'app.trail.orders' })}
        lead={customer && `${customer.customerName} (${customer.customerNumber})`}
        actions={
          <>
            <Link look="secondary" href={formatRoute({ screen: 'carts', rightEnv, customerId })}>
              {intl.formatMessage({ id: 'season.carts' })}
            </Link>
            <Link look="secondary" href={formatRoute({ screen: 'seasons', rightEnv, customerId })}>
              {intl.formatMessage({ id: 'ordering.place.toSeasons' })}
            </Link>
          </>
        }
      />
      <OrdersList orders={orders} />
    </>
  );
}

function OrdersList({ orders }: { orders: OrdersRef }) {
  const intl = useIntl();
  const snapshot = useSelector(orders, (now) => now);
  const { answer, failure } = snapshot.context;
  if (snapshot.matches('missing')) {
    return (
      <MissingState failure={failure} title={intl.formatMessage({ id: 'orders.missing.title' })}>
        {intl.formatMessage({ id: 'orders.missing.text' })}
      </MissingState>
    );
  }
  if (failedAloud(snapshot)) {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'orders.failed' })}
        failure={failure}
        onRetry={() => orders.send({ type: 'reading.retried' })}
      />
    );
  }
  if (answer === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{intl.formatMessage({ id: 'orders.loading' })}</VisuallyHidden>
        {['a', 'b', 'c'].map((each) => (
          <Skeleton key={each} shape="block" className={row} />
        ))}
        <SlowLoadHint />
      </div>
    );
  }
  if (answer.length === 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: 'orders.empty' })}>
        {intl.formatMessage({ id: 'orders.emptyLead' })}
      </EmptyState>
    );
  }
  return <OrderRows orders={answer} />;
}
