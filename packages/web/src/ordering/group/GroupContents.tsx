import { formatRoute } from '@selvedge/core';
import type { Group, RightEnv } from '@selvedge/core/contract';
import { cartsToSettle, type GroupOrderEvent, groupActionOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { Money, Quantity, ShortDate } from '../../ui/text/Values.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { AddingDialog } from './AddingDialog.tsx';
import { DissolvingDialog } from './DissolvingDialog.tsx';
import { GroupCartRow } from './GroupCartRow.tsx';
import { GroupOutcome } from './GroupOutcome.tsx';
import { buttons, facts, foot, list, sum, sums, term } from './group.recipe.ts';
import type { GroupOrderRef } from './groupOrderRef.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SettlingDialog } from './SettlingDialog.tsx';

/** A placeholder: the name is only entered in the dialog, after it opens. */
const nameToCome = '…';

type Props = { groupOrder: GroupOrderRef; group: Group; rightEnv: RightEnv };

/** The carts of a group order with the findings of each, its sums, and its actions. */
export function GroupContents({ groupOrder, group, rightEnv }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(groupOrder, (now) => now);
  const [renaming, setRenaming] = useState(false);
  const { head } = group;
  const { mayInsert, leftOut } = snapshot.context;
  const action = groupActionOf(snapshot.context);
  const count = cartsToSettle(snapshot.context).length;
  const isFinalized = head.carts > 0 && head.finalized === head.carts;
  const busy = snapshot.hasTag('pending');
  const send = (event: GroupOrderEvent) => groupOrder.send(event);
  const whyNotRenamed = useWhyNot(groupOrder, { type: 'group.renamed', groupName: nameToCome });
  const whyNotWanted = useWhyNot(groupOrder, { type: 'carts.wanted' });
  const whyNotSettled = useWhyNot(groupOrder, { type: 'settlement.requested' });
  const whyNotDissolved = useWhyNot(groupOrder, { type: 'dissolving.requested' });
  return (
    <>
      <PageHeading
        title={head.groupName}
        lead={
          <>
            {head.season} ·{' '}
            {intl.formatMessage(
              { id: 'group.made' },
              { by: head.made.by, at: <ShortDate key="at" at={head.made.at} shows="dayAndTime" /> },
            )}
          </>
        }
        actions={
          <>
            <Button disabledReason={whyNotRenamed} onClick={() => setRenaming(true)}>
              {intl.formatMessage({ id: 'group.rename.action' })}
            </Button>
            <Button disabledReason={whyNotWanted} onClick={() => send({ type: 'carts.wanted' })}>
              {intl.formatMessage({ id: 'group.add.action' })}
            </Button>
            {!isFinalized && (
              <Button
                variant="primary"
                pending={snapshot.matches('settling')}
                reasonAlign="end"
                disabledReason={snapshot.matches('settling') ? undefined : whyNotSettled}
                onClick={() => send({ type: 'settlement.requested' })}
              >
                {action === 'finalize'
                  ? intl.formatMessage({ id: 'group.settle.finalize' }, { count })
                  : intl.formatMessage({ id: 'group.settle.approve' }, { count })}
              </Button>
            )}
          </>
        }
      />
      <GroupOutcome groupOrder={groupOrder} group={group} />
      <dl className={sums}>
        <div>
          <dt className={term}>{intl.formatMessage({ id: 'group.sums.carts' })}</dt>
          <dd className={sum}>
            <Quantity count={head.carts} />
          </dd>
        </div>
        <div>
          <dt className={term}>{intl.formatMessage({ id: 'group.sums.customers' })}</dt>
          <dd className={sum}>
            <Quantity count={head.customers} />
          </dd>
        </div>
        <div>
          <dt className={term}>{intl.formatMessage({ id: 'cart.sums.pieces' })}</dt>
          <dd className={sum}>
            <Quantity count={head.pieces} />
          </dd>
        </div>
        {head.values.map(({ currency, value }) => (
          <div key={currency}>
            <dt className={term}>{intl.formatMessage({ id: 'cart.sums.cost' })}</dt>
            <dd className={sum}>
              <Money minor={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {group.carts.length === 0 && <p className={facts}>{intl.formatMessage({ id: 'group.empty' })}</p>}
      {group.carts.length > 0 && (
        <ul className={list} aria-label={intl.formatMessage({ id: 'group.picks.label' })} aria-busy={busy}>
          {group.carts.map((cart) => (
            <GroupCartRow
              key={cart.head.cartId}
              cart={cart}
              action={action}
              included={!leftOut.includes(cart.head.cartId)}
              groupOrder={groupOrder}
              onToggle={() => send({ type: 'cart.toggled', cartId: cart.head.cartId })}
              onRemove={
                mayInsert ? () => send({ type: 'cart.removed', cartId: cart.head.cartId }) : undefined
              }
            />
          ))}
        </ul>
      )}
      <div className={`${buttons} ${foot}`}>
        <Link href={formatRoute({ screen: 'groups', rightEnv, groupId: null })}>
          {intl.formatMessage({ id: 'group.toList' })}
        </Link>
        {group.mine && (
          <Button
            variant="quiet"
            disabledReason={whyNotDissolved}
            onClick={() => send({ type: 'dissolving.requested' })}
          >
            {intl.formatMessage({ id: 'group.dissolve.action' })}
          </Button>
        )}
      </div>
      <AddingDialog groupOrder={groupOrder} />
      <SettlingDialog groupOrder={groupOrder} />
      <DissolvingDialog groupOrder={groupOrder} />
      {renaming && (
        <RenameDialog
          groupOrder={groupOrder}
          groupName={head.groupName}
          onClose={() => setRenaming(false)}
          onRename={(groupName) => {
            setRenaming(false);
            send({ type: 'group.renamed', groupName });
          }}
        />
      )}
    </>
  );
}
