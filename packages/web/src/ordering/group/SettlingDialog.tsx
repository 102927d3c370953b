import type { CartHead } from '@selvedge/core/contract';
import { cartsHindered, cartsToSettle, groupActionOf } from '@selvedge/core/ordering';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Amounts } from '../../ui/text/Amounts.tsx';
import { HeadTotals } from '../cart/sums/HeadTotals.tsx';
import { useCollectionName } from '../season/useCollectionName.ts';
import { facts, figures, list, number, stack } from './group.recipe.ts';
import type { GroupOrderRef } from './groupOrderRef.ts';
import { pick } from './picks.recipe.ts';

/** Shows before the run which carts it includes and which it leaves out. */
export function SettlingDialog({ groupOrder }: { groupOrder: GroupOrderRef }) {
  const intl = useIntl();
  const snapshot = useSelector(groupOrder, (now) => now);
  const heads = cartsToSettle(snapshot.context);
  const hindered = cartsHindered(snapshot.context);
  const { leftOut } = snapshot.context;
  const finalizes = groupActionOf(snapshot.context) === 'finalize';
  const count = heads.length;
  const collectionName = useCollectionName();
  const placeOf = (head: CartHead) => `${subdivisionTitle(head)} · ${collectionName(head.collectionType)}`;
  const cancel = () => groupOrder.send({ type: 'settlement.cancelled' });
  return (
    <Dialog
      open={snapshot.matches('confirming')}
      kind="alertdialog"
      size="regular"
      onClose={cancel}
      title={
        finalizes
          ? intl.formatMessage({ id: 'group.confirm.finalizeTitle' }, { count })
          : intl.formatMessage({ id: 'group.confirm.approveTitle' }, { count })
      }
      description={
        finalizes
          ? intl.formatMessage({ id: 'group.confirm.finalizeLead' })
          : intl.formatMessage({ id: 'group.confirm.approveLead' })
      }
      actions={
        <>
          <Button onClick={cancel}>{intl.formatMessage({ id: 'copy.cancel' })}</Button>
          <Button variant="primary" onClick={() => groupOrder.send({ type: 'settlement.confirmed' })}>
            {finalizes
              ? intl.formatMessage({ id: 'group.settle.finalize' }, { count })
              : intl.formatMessage({ id: 'group.settle.approve' }, { count })}
          </Button>
        </>
      }
    >
      <div className={stack}>
        <ul className={list}>
          {heads.map((head) => (
            <li key={head.cartId} className={pick}>
              <div>
                {head.customerName} <span className={number}>{head.customerNumber}</span>
                <p className={facts}>{placeOf(head)}</p>
              </div>
              <span className={figures}>
                <HeadTotals of={head} />
                <Amounts of={head} />
              </span>
            </li>
          ))}
        </ul>
        {hindered.length > 0 && (
          <p>
            {intl.formatMessage(
              { id: 'group.confirm.hindered' },
              {
                count: hindered.length,
                names: intl.formatList(hindered.map(({ head }) => `${head.customerName} (${placeOf(head)})`)),
              },
            )}
          </p>
        )}
        {leftOut.length > 0 && (
          <p className={facts}>
            {intl.formatMessage({ id: 'group.confirm.leftOut' }, { count: leftOut.length })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
