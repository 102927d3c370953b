import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  paddingBlock: { base: '10', md: '16' },
});
const heading = css({ textStyle: 'displayLarge' });
const number = css({ textStyle: 'figureLarge' });
const lead = css({ textStyle: 'lead', color: 'ink.muted', maxWidth: 'prose' });
const targets = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' });

type Props = {
  order: { readonly orderId: string; readonly orderNumber: string };
  place: SeasonPlace;
};

/** 'Order finalized': the order's number, and a link to it. */
export function OrderFinalized({ order, place }: Props) {
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { rightEnv, customerId } = place;
  const said = intl.formatMessage({ id: 'check.finalized.number' }, { number: order.orderNumber });
  return (
    <section className={frame} aria-labelledby="order-finalized">
      <h1 ref={title} id="order-finalized" tabIndex={-1} className={heading}>
        {intl.formatMessage({ id: 'check.finalized.title' })}
      </h1>
      <p className={number}>{said}</p>
      <p className={lead}>{intl.formatMessage({ id: 'check.finalized.lead' })}</p>
      <div className={targets}>
        <Link look="primary" href={formatRoute({ screen: 'order', orderId: order.orderId })}>
          {intl.formatMessage({ id: 'check.finalized.toOrder' })}
        </Link>
        <Link look="secondary" href={formatRoute({ screen: 'seasons', rightEnv, customerId })}>
          {intl.formatMessage({ id: 'ordering.place.toSeasons' })}
        </Link>
      </div>
      <LiveRegion message={said} />
    </section>
  );
}
