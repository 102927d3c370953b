import { formatRoute, isSilent } from '@selvedge/core';
import type { cartsMachine } from '@selvedge/core/ordering';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { FailedState } from '../../../failure/FailedState.tsx';
import { failedAloud } from '../../../failure/failedAloud.ts';
import { MissingState } from '../../../failure/MissingState.tsx';
import { SlowLoadHint } from '../../../progress/SlowLoadHint.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { PageHeading } from '../../../ui/text/PageHeading.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { CartRow } from './CartRow.tsx';
import { RemoveCartDialog } from './RemoveCartDialog.tsx';

const list = css({ display: 'flex', flexDirection: 'column', borderTop: 'hair' });
const block = css({ height: '24', marginTop: '3' });
const gap = css({ marginBottom: '4' });

type Props = { carts: ActorRefFrom<typeof cartsMachine> };

/** A customer's carts in every state (N1). */
export default function CartsScreen({ carts }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(carts, (now) => now);
  const { params, answer } = snapshot.context;
  const { rightEnv, customerId } = params;
  const customer = answer?.[0];
  const refreshing = snapshot.matches('refreshing');
  const refresh = { type: 'reading.refreshed' } as const;
  return (
    <>
      <PageHeading
        title={intl.formatMessage({ id: 'app.trail.carts' })}
        lead={customer && `${customer.customerName} (${customer.customerNumber})`}
        actions={
          <>
            {(refreshing || snapshot.can(refresh)) && (
              <Button pending={refreshing} onClick={() => carts.send(refresh)}>
                {intl.formatMessage({ id: 'cart.list.reload' })}
              </Button>
            )}
            <Link look="secondary" href={formatRoute({ screen: 'orders', rightEnv, customerId })}>
              {intl.formatMessage({ id: 'season.orders' })}
            </Link>
            <Link look="secondary" href={formatRoute({ screen: 'seasons', rightEnv, customerId })}>
              {intl.formatMessage({ id: 'cart.list.seasons' })}
            </Link>
          </>
        }
      />
      <CartList carts={carts} />
      <RemoveCartDialog carts={carts} />
    </>
  );
}

function CartList({ carts }: Pick<Props, 'carts'>) {
  const intl = useIntl();
  const snapshot = useSelector(carts, (now) => now);
  const { answer, warnings, failure, removed, params } = snapshot.context;
  if (failedAloud(snapshot) && answer === null) {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'cart.list.failed' })}
        failure={failure}
        onRetry={() => carts.send({ type: 'reading.retried' })}
      />
    );
  }
  if (snapshot.matches('missing')) {
    return (
      <MissingState
        failure={failure}
        title={intl.formatMessage({ id: 'season.missing.title' })}
        actions={
          <Link look="secondary" href={formatRoute({ screen: 'pos', rightEnv: params.rightEnv })}>
            {intl.formatMessage({ id: 'season.back' })}
          </Link>
        }
      >
        {intl.formatMessage({ id: 'season.missing.lead' })}
      </MissingState>
    );
  }
  if (answer === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{intl.formatMessage({ id: 'cart.list.loading' })}</VisuallyHidden>
        {['a', 'b', 'c'].map((each) => (
          <Skeleton key={each} shape="block" className={block} />
        ))}
        <SlowLoadHint />
      </div>
    );
  }
  const unjudged = snapshot.matches({ ready: 'unjudged' });
  return (
    <>
      {failure && !isSilent(failure) && snapshot.matches('ready') && (
        <FailedNotice
          live
          tone="critical"
          title={
            unjudged
              ? intl.formatMessage({ id: 'cart.list.unjudged' })
              : intl.formatMessage({ id: 'cart.list.stale' })
          }
          failure={failure}
          actions={
            unjudged && (
              <Button size="compact" onClick={() => carts.send({ type: 'judging.retried' })}>
                {intl.formatMessage({ id: 'ui.action.retry' })}
              </Button>
            )
          }
        />
      )}
      <div role="status" className={removed ? gap : undefined}>
        {removed && (
          <Notice tone="positive">
            {intl.formatMessage(
              { id: 'cart.list.removed' },
              { season: removed.season, subdivision: subdivisionTitle(removed) },
            )}
          </Notice>
        )}
      </div>
      {answer.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'cart.list.none' })}>
          {intl.formatMessage({ id: 'cart.list.noneLead' })}
        </EmptyState>
      ) : (
        <ul className={list}>
          {answer.map((head) => (
            <CartRow key={head.cartId} head={head} findings={warnings[head.cartId]} carts={carts} />
          ))}
        </ul>
      )}
    </>
  );
}
