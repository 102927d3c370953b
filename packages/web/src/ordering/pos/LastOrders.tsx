import { formatRoute } from '@selvedge/core';
import { LAST_ORDERS, type OrderHead } from '@selvedge/core/contract';
import type { lastOrdersMachine } from '@selvedge/core/ordering';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css, cx } from '#style/css';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { failedAloud } from '../../failure/failedAloud.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { Money, ShortDate } from '../../ui/text/Values.tsx';
import { HeadTotals } from '../cart/sums/HeadTotals.tsx';
import { statusWords } from '../order/status/statusWords.ts';
import { beside, cover, detail, figures, heading, ledger, line, none } from './aside.recipe.ts';

const wholeWidth = cx(detail, css({ gridColumn: '1 / -1' }));

type Props = {
  actor: ActorRefFrom<typeof lastOrdersMachine>;
  /** Orders of a single point of sale: its name is not repeated. */
  ofOne?: boolean;
};

/** The newest orders, three at most (M6). */
export function LastOrders({ actor, ofOne = false }: Props) {
  const intl = useIntl();
  const id = useId();
  const orders = useSelector(actor, ({ context }) => context.answer);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const failed = useSelector(actor, failedAloud);
  const isMissing = useSelector(actor, (now) => now.matches('missing'));
  return (
    <section className={beside} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {intl.formatMessage({ id: 'pos.last.title' })}
      </h2>
      {(failed || isMissing) && (
        <div className={`${ledger} ${none}`}>
          <p>{intl.formatMessage({ id: 'pos.last.failed' })}</p>
          <FailureWords failure={failure} explained />
          <Button onClick={() => actor.send({ type: 'reading.retried' })}>
            {intl.formatMessage({ id: 'ui.action.retry' })}
          </Button>
        </div>
      )}
      {!failed && !isMissing && orders === null && (
        <div className={ledger} aria-busy="true">
          {Array.from({ length: LAST_ORDERS }, (_, place) => place).map((place) => (
            <div key={place} className={line}>
              <Skeleton width="half" />
              <Skeleton />
            </div>
          ))}
        </div>
      )}
      {orders?.length === 0 && (
        <p className={`${ledger} ${none}`}>{intl.formatMessage({ id: 'pos.last.none' })}</p>
      )}
      {orders !== null && orders.length > 0 && (
        <ul className={ledger} aria-labelledby={id}>
          {orders.map((order) => (
            <LastOrder key={order.orderId} order={order} ofOne={ofOne} />
          ))}
        </ul>
      )}
      {ofOne && orders?.[0] && <AllOrders of={orders[0]} />}
    </section>
  );
}

function AllOrders({ of: { rightEnv, customerId } }: { of: OrderHead }) {
  const intl = useIntl();
  return (
    <p>
      <Link href={formatRoute({ screen: 'orders', rightEnv, customerId })}>
        {intl.formatMessage({ id: 'order.toOrders' })}
      </Link>
    </p>
  );
}

function LastOrder({ order, ofOne }: { order: OrderHead; ofOne: boolean }) {
  const intl = useIntl();
  const { orderId, orderNumber, customerName, season } = order;
  return (
    <li className={line}>
      <Link look="bare" className={cover} href={formatRoute({ screen: 'order', orderId })}>
        {ofOne ? orderNumber : customerName}
      </Link>
      <span className={figures}>
        <Money minor={order.value} currency={order.currency} />
      </span>
      <p className={wholeWidth}>
        {!ofOne && `${orderNumber} · `}
        {season} · {subdivisionTitle(order)}
      </p>
      <p className={wholeWidth}>
        <HeadTotals of={order} /> · <ShortDate at={order.finalizedAt} />
        {order.lastReport && ` · ${intl.formatMessage({ id: statusWords[order.lastReport.kind] })}`}
      </p>
    </li>
  );
}
