import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { rightTo } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/buttons/Link.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { RequestRight } from '../access/RequestRight.tsx';
import { rightName } from '../access/rightName.ts';
import { RightContact } from '../whyNot/RightContact.tsx';

/** What is needed to name an order and link to it. */
export type FinalizedOrder = { readonly orderId: string; readonly orderNumber: string };

type Props = {
  place: SeasonPlace;
  title: string;
  /** Shown to users who may insert quantities. */
  text: string;
  mayInsert: boolean;
  /** The order that the last cart of this place was finalized into. Null if there is none. */
  ordered: FinalizedOrder | null;
};

/** Shown when there is no cart: how to fill one, and the order that the last one became. */
export function CartEmpty({ place, title, text, mayInsert, ordered }: Props) {
  const intl = useIntl();
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {ordered && (
            <Link look="primary" href={formatRoute({ screen: 'order', orderId: ordered.orderId })}>
              {intl.formatMessage({ id: 'check.finalized.toOrder' })}
            </Link>
          )}
          <Link look={ordered ? 'secondary' : 'primary'} href={formatRoute({ screen: 'styles', place })}>
            {intl.formatMessage({ id: 'cart.empty.action' })}
          </Link>
          {!mayInsert && <RequestRight look="secondary" rights={[rightTo.insert]} />}
        </>
      }
    >
      {ordered && <p>{intl.formatMessage({ id: 'cart.empty.ordered' }, { number: ordered.orderNumber })}</p>}
      <p>
        {mayInsert
          ? text
          : intl.formatMessage({ id: 'check.missingRight' }, { right: rightName(intl, rightTo.insert) })}
      </p>
      {!mayInsert && <RightContact right={rightTo.insert} />}
    </EmptyState>
  );
}
