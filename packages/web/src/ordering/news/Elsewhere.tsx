import { formatRoute } from '@selvedge/core';
import type { CartNews } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';
import { newsLine } from './news.recipe.ts';
import { useApprovalRecordText } from './useApprovalRecordText.ts';

const why = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

type Props = { cart: NonNullable<CartNews['cart']> | 'removed'; onRead: () => void };

/** What somebody else did to the open cart; seldom, so that its code comes with it. */
export default function Elsewhere({ cart, onRead }: Props) {
  const intl = useIntl();
  const recordText = useApprovalRecordText();
  if (cart === 'removed')
    return (
      <div>
        <Notice
          live
          tone="warning"
          title={intl.formatMessage({ id: 'check.ended.removed' })}
          onDismiss={onRead}
        >
          {intl.formatMessage({ id: 'check.ended.removedText' })}
        </Notice>
      </div>
    );
  const { changed, deed, order } = cart;
  const words = deed && recordText(deed);
  if (deed === null || words === null) {
    const at = <ShortDate key="at" at={changed.at} shows="dayAndTime" />;
    return (
      <p className={newsLine} role="status">
        <span>{intl.formatMessage({ id: 'news.changed' }, { by: changed.by, at })}</span>
        <IconButton
          icon="close"
          size="compact"
          label={intl.formatMessage({ id: 'ui.action.dismiss' })}
          onClick={onRead}
        />
      </p>
    );
  }
  return (
    <div>
      <Notice
        live
        tone={deed.deed === 'approved' || deed.deed === 'finalized' ? 'positive' : 'warning'}
        title={words}
        onDismiss={onRead}
        actions={
          order && (
            <Link
              look="secondary"
              size="compact"
              href={formatRoute({ screen: 'order', orderId: order.orderId })}
            >
              {intl.formatMessage({ id: 'check.finalized.toOrder' })}
            </Link>
          )
        }
      >
        {order && (
          <p>{intl.formatMessage({ id: 'check.finalized.number' }, { number: order.orderNumber })}</p>
        )}
        {deed.reason !== null && <p className={why}>{deed.reason}</p>}
      </Notice>
    </div>
  );
}
