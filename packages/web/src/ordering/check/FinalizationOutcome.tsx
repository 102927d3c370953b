import { formatRoute } from '@selvedge/core';
import type { SeasonPlace, Style } from '@selvedge/core/contract';
import type { finalizationMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Refusal } from './Refusal.tsx';

/** The order that a cart was finalized into, or null. */
export type ExistingOrder = { readonly orderId: string; readonly orderNumber: string } | null;

type Props = {
  finalization: ActorRefFrom<typeof finalizationMachine>;
  /** The order made by somebody else, if the cart was finalized by them. */
  ordered: ExistingOrder;
  styles: readonly Style[];
  place: SeasonPlace;
};

/** Every outcome other than the user's own order: refused, outdated, overtaken, not known yet. */
export function FinalizationOutcome({ finalization, ordered, styles, place }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(finalization, (now) => now);
  const { value } = snapshot;
  const { failure } = snapshot.context;
  const dismiss = () => finalization.send({ type: 'refusal.dismissed' });
  if (value === 'refused') {
    return (
      <Refusal
        title={intl.formatMessage({ id: 'check.finalization.refused' })}
        failure={failure}
        styles={styles}
        place={place}
        onDismiss={dismiss}
      />
    );
  }
  if (snapshot.matches('outdated')) {
    return (
      <Notice
        live
        tone="warning"
        title={intl.formatMessage({ id: 'check.finalization.outdated' })}
        onDismiss={dismiss}
      >
        <FailureWords failure={failure} />
        <p>{intl.formatMessage({ id: 'check.refused.nothing' })}</p>
      </Notice>
    );
  }
  if (value === 'overtaken') {
    const { rightEnv, customerId } = place;
    return (
      <Notice
        live
        tone="warning"
        title={intl.formatMessage({ id: 'check.finalization.overtaken' })}
        actions={
          <>
            {ordered && (
              <Link
                look="primary"
                size="compact"
                href={formatRoute({ screen: 'order', orderId: ordered.orderId })}
              >
                {intl.formatMessage({ id: 'check.finalized.toOrder' })}
              </Link>
            )}
            {!ordered && (
              <Link
                look="primary"
                size="compact"
                href={formatRoute({ screen: 'orders', rightEnv, customerId })}
              >
                {intl.formatMessage({ id: 'order.toOrders' })}
              </Link>
            )}
            <Link
              look="secondary"
              size="compact"
              href={formatRoute({ screen: 'seasons', rightEnv, customerId })}
            >
              {intl.formatMessage({ id: 'ordering.place.toSeasons' })}
            </Link>
          </>
        }
      >
        {failure && <FailureWords failure={failure} />}
      </Notice>
    );
  }
  if (value === 'uncertain') {
    return (
      <FailedNotice
        live
        tone="critical"
        title={intl.formatMessage({ id: 'check.finalization.uncertain' })}
        failure={failure}
        actions={
          <Button variant="primary" onClick={() => finalization.send({ type: 'finalization.retried' })}>
            {intl.formatMessage({ id: 'check.finalization.askAgain' })}
          </Button>
        }
      >
        {intl.formatMessage({ id: 'check.finalization.uncertainMeans' }, { kind: failure?.kind })}
      </FailedNotice>
    );
  }
  return null;
}
