import type { CartHead } from '@selvedge/core/contract';
import { rightTo } from '@selvedge/core/rules';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { ShortDate } from '../../../ui/text/Values.tsx';
import { RequestRight } from '../../access/RequestRight.tsx';
import { rightName } from '../../access/rightName.ts';
import { RightContact } from '../../whyNot/RightContact.tsx';

const stack = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  marginBottom: '2',
  _empty: { display: 'none' },
});

type Props = {
  head: CartHead;
  mayInsert: boolean;
  children?: ReactNode;
};

/** Notices about the cart itself (approved, handed back, read-only) and about its lines. */
export function CartNotices({ head, mayInsert, children }: Props) {
  const intl = useIntl();
  const { approval, returned, state } = head;
  return (
    <div className={stack}>
      {!mayInsert && (
        <Notice
          tone="info"
          title={intl.formatMessage({ id: 'cart.lookOnly.title' })}
          actions={<RequestRight look="secondary" size="compact" rights={[rightTo.insert]} />}
        >
          {intl.formatMessage({ id: 'ui.right.missing' }, { right: rightName(intl, rightTo.insert) })}{' '}
          {intl.formatMessage({ id: 'ui.right.who' })}
          <RightContact right={rightTo.insert} />
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
      {children}
    </div>
  );
}
