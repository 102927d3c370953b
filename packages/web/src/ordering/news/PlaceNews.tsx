import { formatRoute } from '@selvedge/core';
import type { CartNews } from '@selvedge/core/contract';
import { SHOW_AFTER, workspaceChildren, type workspaceMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';
import { useApprovalRecordText } from './useApprovalRecordText.ts';

const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'controlDense',
  paddingInlineStart: '3',
  textStyle: 'small',
  color: 'ink.muted',
});
const lastInLine = css({ paddingInlineEnd: '3' });
const why = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

type Props = { workspace: ActorRefFrom<typeof workspaceMachine> };

/**
 * What somebody else did to the open cart, once the page shows the result. Also says when such news cannot be received.
 */
export function PlaceNews({ workspace }: Props) {
  const intl = useIntl();
  const updates = useSelector(workspace, (now) => workspaceChildren(now).cartUpdates);
  const elsewhere = useSelector(updates, (now) => now?.context.elsewhere ?? null);
  const atEnd = useSelector(workspace, (now) => now.matches({ open: { check: 'ended' } }));
  const news = useSelector(workspace, (now) => workspaceChildren(now).cartNews);
  const lost = useSelector(news, (now) => now?.hasTag('lost') === true && now.context.failures >= SHOW_AFTER);
  return (
    <>
      {elsewhere && !atEnd && (
        <Elsewhere cart={elsewhere} onRead={() => updates?.send({ type: 'elsewhere.read' })} />
      )}
      {lost && (
        <p className={`${line} ${lastInLine}`} role="status">
          {intl.formatMessage({ id: 'news.lost' })}
        </p>
      )}
    </>
  );
}

type ElsewhereProps = { cart: NonNullable<CartNews['cart']> | 'removed'; onRead: () => void };

function Elsewhere({ cart, onRead }: ElsewhereProps) {
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
      <p className={line} role="status">
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
