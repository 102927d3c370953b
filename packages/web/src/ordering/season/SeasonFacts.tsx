import { formatRoute } from '@selvedge/core';
import type { Lock, SeasonPlace, SeasonState } from '@selvedge/core/contract';
import { lastSalesMoment, limitUse } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Amounts } from '../../ui/text/Amounts.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { HouseDay } from '../../ui/text/HouseDay.tsx';
import { Quantity, useWholeMoney } from '../../ui/text/Values.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import { LocksNotice } from '../finding/LocksNotice.tsx';
import { SalesDays } from './SalesDays.tsx';
import { facts, limit, links, onAir } from './season.recipe.ts';

const own = css({ position: 'relative', zIndex: 'raised' });
const carts = css({ textStyle: 'small', color: 'ink.muted', marginTop: '1' });
const beyond = css({ textStyle: 'small', color: 'critical', marginTop: '1' });
const beside = css({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: '3' });

type Props = { place: SeasonPlace; state: SeasonState; preview: boolean; locks: readonly Lock[] };

/** Sales period, cart, orders and limit of a season, and links from it. */
export function SeasonFacts({ place, state, preview, locks }: Props) {
  const intl = useIntl();
  const mayOpen = useMayOpen();
  const seesCarts = mayOpen({ screen: 'cart', place });
  const { cart, orders, currency, sellingTime } = state;
  return (
    <>
      <dl className={facts}>
        <dt>{intl.formatMessage({ id: 'season.sales.from' })}</dt>
        <dd>
          <span className={beside}>
            {preview && <SalesDays sellingTime={sellingTime} now={state.serverTime} />}
            <HouseDay at={sellingTime.salesPeriodFrom} />
          </span>
        </dd>
        <dt>{intl.formatMessage({ id: 'season.sales.to' })}</dt>
        <dd>
          <span className={beside}>
            {!preview && <SalesDays sellingTime={sellingTime} now={state.serverTime} />}
            <HouseDay at={lastSalesMoment(sellingTime)} />
          </span>
        </dd>
        {seesCarts && (
          <>
            <dt>{intl.formatMessage({ id: 'season.cart.label' })}</dt>
            <dd>
              {cart === null || cart.pieces === 0 ? (
                intl.formatMessage({ id: 'season.cart.none' })
              ) : (
                <span className={beside}>
                  {cart.state === 'approved' && (
                    <Badge tone="positive">
                      <Icon name="check" size="small" />
                      {intl.formatMessage({ id: 'season.cart.approved' })}
                    </Badge>
                  )}
                  <Quantity count={cart.pieces} unit />
                  <Amounts of={{ ...cart, currency }} />
                </span>
              )}
            </dd>
          </>
        )}
        {seesCarts && orders.length > 0 && (
          <>
            <dt>{intl.formatMessage({ id: 'season.order.label' }, { count: orders.length })}</dt>
            <dd className={beside}>
              {orders.map(({ orderId, orderNumber }) => (
                <Link key={orderId} className={own} href={formatRoute({ screen: 'order', orderId })}>
                  {orderNumber}
                </Link>
              ))}
            </dd>
          </>
        )}
      </dl>
      {state.limit && <Limit limit={state.limit} />}
      {seesCarts && cart?.returned && (
        <Notice tone="warning">
          {intl.formatMessage({ id: 'season.cart.returned' }, { reason: cart.returned })}
        </Notice>
      )}
      <LocksNotice locks={locks} place={place} />
      {preview && (
        <p className={css({ textStyle: 'small', color: 'ink.muted' })}>
          {intl.formatMessage(
            { id: 'season.preview.lead' },
            { from: <HouseDay key="from" at={sellingTime.salesPeriodFrom} /> },
          )}
        </p>
      )}
      <div className={links}>
        <Link look="primary" className={own} href={formatRoute({ screen: 'styles', place })}>
          {intl.formatMessage({ id: 'season.open.styles' })}
        </Link>
        {state.liveNow && (
          <Link look="secondary" className={own} href={formatRoute({ screen: 'live', place, eventId: null })}>
            <span aria-hidden="true" className={onAir} />
            {intl.formatMessage({ id: 'live.phase.now' })}
          </Link>
        )}
        {cart && seesCarts && (
          <Link look="secondary" className={own} href={formatRoute({ screen: 'cart', place })}>
            {intl.formatMessage({ id: 'season.open.cart' })}
          </Link>
        )}
      </div>
    </>
  );
}

function Limit({ limit: known }: { limit: NonNullable<SeasonState['limit']> }) {
  const intl = useIntl();
  const { amount, used, inCarts, currency } = known;
  const { over } = limitUse(known, inCarts);
  const wholeMoney = useWholeMoney();
  const money = (minor: number) => wholeMoney(minor, currency);
  return (
    <div className={limit}>
      <Meter
        label={intl.formatMessage({ id: 'season.limit.label' })}
        used={used}
        planned={inCarts}
        limit={amount}
        valueText={intl.formatMessage(
          { id: 'season.limit.share' },
          { used: money(used), amount: money(amount) },
        )}
      />
      {inCarts > 0 && (
        <p className={over > 0 ? beyond : carts}>
          {over > 0
            ? intl.formatMessage({ id: 'season.limit.exceeded' }, { over: money(over) })
            : intl.formatMessage({ id: 'season.limit.carts' }, { carts: money(inCarts) })}
        </p>
      )}
    </div>
  );
}
