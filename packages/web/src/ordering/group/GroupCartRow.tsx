import { formatRoute } from '@selvedge/core';
import type { GroupCart } from '@selvedge/core/contract';
import { type CartSituation, type GroupAction, hindrances, situationOfCart } from '@selvedge/core/ordering';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import { Amounts } from '../../ui/text/Amounts.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { HeadTotals } from '../cart/sums/HeadTotals.tsx';
import { FindingText } from '../finding/FindingText.tsx';
import { useSpotText } from '../finding/useSpotText.ts';
import { useCollectionName } from '../season/useCollectionName.ts';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import {
  about,
  buttons,
  cartRow,
  facts,
  figures,
  findings,
  found,
  name,
  number,
  subject,
} from './group.recipe.ts';
import type { GroupOrderRef } from './groupOrderRef.ts';

type StatusTone = 'positive' | 'warning' | 'critical' | 'neutral';

const badges: Readonly<Record<CartSituation, { readonly id: MessageId; readonly tone: StatusTone }>> = {
  ready: { id: 'group.cart.ready', tone: 'positive' },
  hindered: { id: 'group.cart.hindered', tone: 'critical' },
  approved: { id: 'group.cart.approved', tone: 'neutral' },
  finalized: { id: 'group.cart.finalized', tone: 'neutral' },
};

/** At most this many findings are listed per cart. The cart's own page lists all. */
const MOST_SHOWN = 3;

type Props = {
  cart: GroupCart;
  action: GroupAction;
  included: boolean;
  groupOrder: GroupOrderRef;
  onToggle: () => void;
  onRemove: (() => void) | undefined;
};

/** One cart of the group: its state, what blocks it, and whether the next run includes it. */
export function GroupCartRow({ cart, action, included, groupOrder, onToggle, onRemove }: Props) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const { head } = cart;
  const spotText = useSpotText();
  const { cartId } = head;
  const toggles = useSelector(groupOrder, (now) => now.can({ type: 'cart.toggled', cartId }));
  const whyNotRemoved = useWhyNot(groupOrder, { type: 'cart.removed', cartId });
  const situation = situationOfCart(cart, action);
  const inTheWay = hindrances(cart, action);
  const { collectionType } = head;
  return (
    <li className={cartRow}>
      <div className={about}>
        <p className={name}>
          {head.customerName} <span className={number}>{head.customerNumber}</span>
        </p>
        <p className={facts}>
          {subdivisionTitle(head)} · {collectionName(collectionType)}
        </p>
        <p>
          <Badge tone={badges[situation].tone}>{intl.formatMessage({ id: badges[situation].id })}</Badge>
        </p>
        {situation === 'ready' && (
          <Checkbox checked={included} off={!toggles} onValue={onToggle}>
            {intl.formatMessage({ id: 'group.cart.include' })}
          </Checkbox>
        )}
      </div>
      <p className={figures}>
        <HeadTotals of={head} />
        <Amounts of={head} />
      </p>
      <div className={buttons}>
        {head.order ? (
          <Link look="secondary" href={formatRoute({ screen: 'order', orderId: head.order.orderId })}>
            {intl.formatMessage({ id: 'group.cart.toOrder' }, { number: head.order.orderNumber })}
          </Link>
        ) : (
          <Link look="secondary" href={formatRoute({ screen: 'check', place: head })}>
            {intl.formatMessage({ id: 'waiting.open' })}
          </Link>
        )}
        {onRemove && (
          <Button
            variant="quiet"
            disabledReason={whyNotRemoved}
            aria-label={intl.formatMessage({ id: 'group.cart.removeNamed' }, { name: head.customerName })}
            onClick={onRemove}
          >
            {intl.formatMessage({ id: 'group.cart.remove' })}
          </Button>
        )}
      </div>
      {inTheWay.length > 0 && (
        <ul className={findings}>
          {inTheWay.slice(0, MOST_SHOWN).map((finding) => (
            <li key={`${finding.code} ${Object.values(finding.place).join(' ')}`} className={found}>
              <Icon name="critical" size="small" />
              <span>
                {finding.spot && <span className={subject}>{spotText(finding.spot)}</span>}
                <FindingText
                  finding={finding}
                  oneLength={finding.spot !== undefined && finding.spot.articleLength === undefined}
                />
              </span>
            </li>
          ))}
          {inTheWay.length > MOST_SHOWN && (
            <li className={facts}>
              {intl.formatMessage({ id: 'group.cart.more' }, { count: inTheWay.length - MOST_SHOWN })}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
