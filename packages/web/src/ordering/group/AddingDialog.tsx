import { groupOrderChildren, type pickingMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { CartPicks } from './CartPicks.tsx';
import { block } from './group.recipe.ts';
import type { GroupOrderRef } from './groupOrderRef.ts';

/** Adds carts of the season to the group order, from all customers. */
export function AddingDialog({ groupOrder }: { groupOrder: GroupOrderRef }) {
  const { picking } = useSelector(groupOrder, groupOrderChildren);
  return picking && <PickingDialog picking={picking} />;
}

/** The carts to pick from, with what was ticked. */
export function PickingDialog({ picking }: { picking: ActorRefFrom<typeof pickingMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(picking, (now) => now);
  const { candidates, cartIds, failure } = snapshot.context;
  const whyNotAdded = useWhyNot(picking, { type: 'carts.added' });
  const cancel = () => picking.send({ type: 'adding.cancelled' });
  return (
    <Dialog
      open={snapshot.status === 'active'}
      size="large"
      onClose={cancel}
      title={intl.formatMessage({ id: 'group.add.title' })}
      actions={
        <>
          <Button onClick={cancel}>{intl.formatMessage({ id: 'copy.cancel' })}</Button>
          <Button
            variant="primary"
            reasonAlign="end"
            reasonSide="above"
            disabledReason={whyNotAdded}
            onClick={() => picking.send({ type: 'carts.added' })}
          >
            {intl.formatMessage({ id: 'group.add.confirm' }, { count: cartIds.length })}
          </Button>
        </>
      }
    >
      {snapshot.matches('loading') && <Skeleton shape="block" className={block} />}
      {snapshot.matches('failed') && (
        <FailedState
          level={3}
          title={intl.formatMessage({ id: 'group.picks.failed' })}
          failure={failure}
          onRetry={() => picking.send({ type: 'candidates.retried' })}
        />
      )}
      {snapshot.matches('choosing') && (
        <CartPicks
          carts={candidates}
          picked={cartIds}
          onToggle={(cartId) => picking.send({ type: 'candidate.toggled', cartId })}
        />
      )}
    </Dialog>
  );
}
