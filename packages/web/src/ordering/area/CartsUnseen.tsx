import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/Link.tsx';
import { NoRightState } from '../../ui/NoRightState.tsx';
import { RequestRight } from './RequestRight.tsx';
import { rightName } from './rightName.ts';

/** There may be a cart; who neither fills nor finalizes carts is not told, and is told that. */
export function CartsUnseen({ place }: { place: SeasonPlace }) {
  const intl = useIntl();
  return (
    <NoRightState
      level={2}
      title={intl.formatMessage({ id: 'ordering.noRight.orders' })}
      right={rightName(intl, 'SHOPPINGCART_INSERT')}
      actions={
        <>
          <Link look="primary" href={formatRoute({ screen: 'styles', place })}>
            {intl.formatMessage({ id: 'cart.empty.action' })}
          </Link>
          <RequestRight look="secondary" rights={['SHOPPINGCART_INSERT']} />
        </>
      }
    >
      {intl.formatMessage({ id: 'ordering.noRight.who' })}
    </NoRightState>
  );
}
