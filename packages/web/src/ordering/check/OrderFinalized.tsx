import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import type { finalizationMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../../ui/Link.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  paddingBlock: { base: '8', md: '12' },
  borderTop: 'thread',
});
const heading = css({ textStyle: 'displayMedium' });
const number = css({ textStyle: 'figureLarge' });
const lead = css({ textStyle: 'lead', color: 'ink.muted', maxWidth: 'prose' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' });

type Props = { finalization: ActorRefFrom<typeof finalizationMachine>; place: SeasonPlace };

/** 'Order finalized': the number it stands under, and the way to it. */
export function OrderFinalized({ finalization, place }: Props) {
  const intl = useIntl();
  const order = useSelector(finalization, ({ context }) => context.order);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (!order) return null;
  const { rightEnv, customerId } = place;
  const said = intl.formatMessage({ id: 'check.finalized.number' }, { number: order.orderNumber });
  return (
    <section className={frame} aria-labelledby="order-finalized">
      <h2 ref={title} id="order-finalized" tabIndex={-1} className={heading}>
        {intl.formatMessage({ id: 'check.finalized.title' })}
      </h2>
      <p className={number}>{said}</p>
      <p className={lead}>{intl.formatMessage({ id: 'check.finalized.lead' })}</p>
      <div className={ways}>
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
