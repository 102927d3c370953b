import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedState } from '../../failure/FailedState.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { CartPicks } from './CartPicks.tsx';
import { block } from './group.recipe.ts';
import type { GroupOrderRef } from './groupOrderRef.ts';

/** Adds carts of the season to the group order, from all customers. */
export function AddingDialog({ groupOrder }: { groupOrder: GroupOrderRef }) {
  const intl = useIntl();
  const snapshot = useSelector(groupOrder, (now) => now);
  const { candidates, picked, failure } = snapshot.context;
  const whyNotAdded = useWhyNot(groupOrder, { type: 'carts.added' });
  const cancel = () => groupOrder.send({ type: 'adding.cancelled' });
  return (
    <Dialog
      open={snapshot.matches('adding')}
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
            onClick={() => groupOrder.send({ type: 'carts.added' })}
          >
            {intl.formatMessage({ id: 'group.add.confirm' }, { count: picked.length })}
          </Button>
        </>
      }
    >
      {snapshot.matches({ adding: 'loading' }) && <Skeleton shape="block" className={block} />}
      {snapshot.matches({ adding: 'failed' }) && (
        <FailedState
          level={3}
          title={intl.formatMessage({ id: 'group.picks.failed' })}
          failure={failure}
          onRetry={() => groupOrder.send({ type: 'candidates.retried' })}
        />
      )}
      {snapshot.matches({ adding: 'choosing' }) && (
        <CartPicks
          carts={candidates}
          picked={picked}
          onToggle={(cartId) => groupOrder.send({ type: 'candidate.toggled', cartId })}
        />
      )}
    </Dialog>
  );
}
