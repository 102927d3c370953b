import { isSilent } from '@selvedge/core';
import type { Group } from '@selvedge/core/contract';
import { groupActionOf, type SettledCart } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { useFailureText } from '../../failure/useFailureText.ts';
import { ErrorId } from '../../ui/notices/ErrorId.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { outcome } from './group.recipe.ts';
import type { GroupOrderRef } from './groupOrderRef.ts';
import { SettlingProgress } from './SettlingProgress.tsx';

type Props = { groupOrder: GroupOrderRef; group: Group };

/** The outcome of the last run, cart by cart, and why a change failed. */
export function GroupOutcome({ groupOrder, group }: Props) {
  const intl = useIntl();
  const failureText = useFailureText();
  const snapshot = useSelector(groupOrder, (now) => now);
  const { settled, failure } = snapshot.context;
  const dismissal = { type: 'outcome.dismissed' } as const;
  const dismiss = snapshot.can(dismissal) ? () => groupOrder.send(dismissal) : undefined;
  const finalizes = groupActionOf(snapshot.context) === 'finalize';
  const orderOf = (cartId: string) =>
    group.carts.find(({ head }) => head.cartId === cartId)?.head.order?.orderNumber;
  const nameOf = (cartId: string) => {
    const head = group.carts.find((cart) => cart.head.cartId === cartId)?.head;
    return head ? `${head.customerName} (${head.customerNumber})` : cartId;
  };
  const said = (one: SettledCart) => {
    const name = nameOf(one.cartId);
    const number = one.orderNumber ?? orderOf(one.cartId);
    if (number) return intl.formatMessage({ id: 'group.settled.order' }, { name, number });
    if (one.done) return intl.formatMessage({ id: 'group.settled.approved' }, { name });
    return intl.formatMessage({ id: 'group.settled.failed' }, { name, why: failureText(one.failure) });
  };
  const failed = settled.filter(({ done, cartId }) => !done && orderOf(cartId) === undefined).length;
  const values = { count: settled.length - failed, all: settled.length };
  return (
    <>
      {snapshot.matches('settling') && <SettlingProgress groupOrder={groupOrder} />}
      {settled.length > 0 && (
        <Notice
          live
          tone={failed > 0 ? 'warning' : 'positive'}
          title={
            finalizes
              ? intl.formatMessage({ id: 'group.settled.finalizedTitle' }, values)
              : intl.formatMessage({ id: 'group.settled.approvedTitle' }, values)
          }
          onDismiss={dismiss}
        >
          <ul className={outcome}>
            {settled.map((one) => (
              <li key={one.cartId}>
                {said(one)}{' '}
                {one.failure?.tracking && !isSilent(one.failure) && (
                  <ErrorId tracking={one.failure.tracking} />
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {failure && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'group.change.failed' })}
          failure={failure}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}
