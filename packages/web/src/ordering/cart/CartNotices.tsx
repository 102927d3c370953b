import type { CartHead } from '@selvedge/core/contract';
import type { ChangedPrice } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ShortDate } from '../../ui/Values.tsx';
import type { OffReason } from '../../ui/WhyNot.tsx';
import { RequestRight } from '../area/RequestRight.tsx';
import { rightName } from '../area/rightName.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3', marginBottom: '6' });

type Props = {
  head: CartHead;
  mayInsert: boolean;
  changed: readonly ChangedPrice[];
  whyNotAccepted: OffReason | undefined;
  onAcceptPrices: () => void;
};

/** What has happened to the cart: approved, handed back, prices that changed, looking only. */
export function CartNotices({ head, mayInsert, changed, whyNotAccepted, onAcceptPrices }: Props) {
  const intl = useIntl();
  const { approval, returned, state } = head;
  return (
    <div className={stack}>
      {!mayInsert && (
        <Notice
          tone="info"
          title={intl.formatMessage({ id: 'cart.lookOnly.title' })}
          actions={<RequestRight look="secondary" size="compact" rights={['SHOPPINGCART_INSERT']} />}
        >
          {intl.formatMessage({ id: 'ui.right.missing' }, { right: rightName(intl, 'SHOPPINGCART_INSERT') })}{' '}
          {intl.formatMessage({ id: 'ui.right.who' })}
        </Notice>
      )}
      {state === 'approved' && approval && (
        <Notice tone="positive" title={intl.formatMessage({ id: 'cart.approved.title' })}>
          {intl.formatMessage(
            { id: 'cart.approved.text' },
            { by: approval.by, at: <ShortDate key="at" at={approval.at} shows="dayAndTime" /> },
          )}
        </Notice>
      )}
      {state === 'open' && returned && (
        <Notice tone="warning" title={intl.formatMessage({ id: 'cart.returned.title' })}>
          <p>
            {intl.formatMessage(
              { id: 'cart.returned.text' },
              { by: returned.by, at: <ShortDate key="at" at={returned.at} shows="dayAndTime" /> },
            )}
          </p>
          <blockquote>{returned.reason}</blockquote>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice
          tone="warning"
          title={intl.formatMessage({ id: 'cart.prices.title' }, { count: changed.length })}
          actions={
            mayInsert && (
              <Button size="compact" disabledReason={whyNotAccepted} onClick={onAcceptPrices}>
                {intl.formatMessage({ id: 'cart.prices.accept' })}
              </Button>
            )
          }
        >
          {intl.formatMessage({ id: 'cart.prices.text' })}
        </Notice>
      )}
    </div>
  );
}
