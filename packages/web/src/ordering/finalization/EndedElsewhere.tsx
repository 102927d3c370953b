import { formatRoute } from '@selvedge/core';
import type { CartNews, SeasonPlace } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/buttons/Link.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';

type Props = { place: SeasonPlace; cart: CartNews['cart'] | 'removed' };

/** Somebody else finalized or removed the cart that was checked here: shows the result, and where to go next. */
export function EndedElsewhere({ place, cart }: Props) {
  const intl = useIntl();
  const { rightEnv, customerId } = place;
  const toSeasons = (
    <Link look="secondary" href={formatRoute({ screen: 'seasons', rightEnv, customerId })}>
      {intl.formatMessage({ id: 'ordering.place.toSeasons' })}
    </Link>
  );
  const ended = cart === 'removed' ? null : cart;
  const order = ended?.order;
  if (!ended || !order) {
    const title = intl.formatMessage({ id: 'check.ended.removed' });
    return (
      <>
        <EmptyState title={title} actions={toSeasons}>
          {intl.formatMessage({ id: 'check.ended.removedText' })}
        </EmptyState>
        <LiveRegion message={title} />
      </>
    );
  }
  const said = intl.formatMessage({ id: 'check.finalized.number' }, { number: order.orderNumber });
  return (
    <>
      <EmptyState
        title={intl.formatMessage({ id: 'check.finalized.title' })}
        actions={
          <>
            <Link look="primary" href={formatRoute({ screen: 'order', orderId: order.orderId })}>
              {intl.formatMessage({ id: 'check.finalized.toOrder' })}
            </Link>
            {toSeasons}
          </>
        }
      >
        <p>{said}</p>
        <p>{intl.formatMessage({ id: 'approval.record.finalized' }, { by: ended.changed.by })}</p>
      </EmptyState>
      <LiveRegion message={said} />
    </>
  );
}
