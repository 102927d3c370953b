import { formatRoute } from '@selvedge/core';
import type { CartHead, Finding } from '@selvedge/core/contract';
import type { cartsMachine } from '@selvedge/core/ordering';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ShortDate } from '../../../ui/text/Values.tsx';
import { useCollectionName } from '../../season/useCollectionName.ts';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import { CartFigures } from '../sums/CartFigures.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 3fr) minmax(0, 2fr) 16rem]' },
  columnGap: '8',
  rowGap: '3',
  alignItems: 'center',
  paddingBlock: '5',
  borderBottom: 'hair',
});
const what = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  marginBottom: '1',
});
const name = css({ textStyle: 'strong' });
const facts = css({ textStyle: 'small', color: 'ink.muted' });
const warning = css({ textStyle: 'small', color: 'warning' });
const links = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: { md: 'flex-end' } });

type CartStatus = 'empty' | 'open' | 'preview' | 'approved' | 'finalized';
const statusTexts: Readonly<Record<CartStatus, MessageId>> = {
  empty: 'cart.list.state.empty',
  open: 'cart.list.state.open',
  preview: 'cart.list.state.preview',
  approved: 'cart.list.state.approved',
  finalized: 'cart.list.state.finalized',
};
const tones = {
  empty: 'neutral',
  open: 'accent',
  preview: 'warning',
  approved: 'positive',
  finalized: 'ink',
} as const;

const statusOf = ({ state, pieces }: CartHead, findings: readonly Finding[]): CartStatus => {
  if (state !== 'open') return state;
  if (findings.some(({ code }) => code === 'inPreview')) return 'preview';
  return pieces === 0 ? 'empty' : 'open';
};

/** An empty cart and a season still in preview are states, not warnings. */
const isWarning = ({ code }: Finding): boolean => code !== 'inPreview' && code !== 'cartEmpty';

type Props = {
  head: CartHead;
  findings: readonly Finding[] | undefined;
  carts: ActorRefFrom<typeof cartsMachine>;
};

/** One cart: its state, what it holds, who changed it last, and links to its pages. */
export function CartRow({ head, findings = [], carts }: Props) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const { season, collectionType, order, returned } = head;
  const removal = { type: 'removal.wished', cartId: head.cartId } as const;
  const whyNotRemoval = useWhyNot(carts, removal);
  const status = statusOf(head, findings);
  const warnings = findings.filter(isWarning).length;
  const title = `${season} · ${subdivisionTitle(head)} · ${collectionName(collectionType)}`;
  return (
    <li className={row}>
      <div>
        <p className={what}>
          <span className={name}>{title}</span>
          <Badge tone={tones[status]}>{intl.formatMessage({ id: statusTexts[status] })}</Badge>
        </p>
        <p className={facts}>
          {intl.formatMessage(
            { id: 'cart.list.changed' },
            { by: head.changed.by, at: <ShortDate key="at" at={head.changed.at} shows="dayAndTime" /> },
          )}
        </p>
        {head.state === 'open' && returned && (
          <p className={warning}>{intl.formatMessage({ id: 'cart.list.returned' }, { by: returned.by })}</p>
        )}
        {warnings > 0 && (
          <p className={warning}>{intl.formatMessage({ id: 'cart.list.warnings' }, { count: warnings })}</p>
        )}
      </div>
      <CartFigures head={head} />
      <div className={links}>
        {order ? (
          <Link look="secondary" href={formatRoute({ screen: 'order', orderId: order.orderId })}>
            {intl.formatMessage({ id: 'cart.list.order' }, { number: order.orderNumber })}
          </Link>
        ) : (
          <Link look="secondary" href={formatRoute({ screen: 'cart', place: head })}>
            {intl.formatMessage({ id: 'cart.list.open' })}
          </Link>
        )}
        {head.state === 'open' && (
          <Button
            variant="quiet"
            icon="trash"
            aria-label={intl.formatMessage({ id: 'cart.list.removeNamed' }, { cart: title })}
            reasonAlign="end"
            disabledReason={whyNotRemoval}
            onClick={() => carts.send(removal)}
          >
            {intl.formatMessage({ id: 'cart.list.remove' })}
          </Button>
        )}
      </div>
    </li>
  );
}
