import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { RequestRight } from '../area/RequestRight.tsx';
import { rightName } from '../area/rightName.ts';

export function CheckEmpty({ place, mayInsert }: { place: SeasonPlace; mayInsert: boolean }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'check.empty.title' })}
      actions={
        <>
          <Link look="primary" href={formatRoute({ screen: 'styles', place })}>
            {intl.formatMessage({ id: 'cart.empty.action' })}
          </Link>
          {!mayInsert && <RequestRight look="secondary" rights={['SHOPPINGCART_INSERT']} />}
        </>
      }
    >
      {mayInsert
        ? intl.formatMessage({ id: 'check.empty.text' })
        : intl.formatMessage({ id: 'check.missingRight' }, { right: rightName(intl, 'SHOPPINGCART_INSERT') })}
    </EmptyState>
  );
}
