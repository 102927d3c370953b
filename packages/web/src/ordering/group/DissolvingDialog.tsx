import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import type { GroupOrderRef } from './groupOrderRef.ts';

const cancelling = { type: 'dissolving.cancelled' } as const;

/** Asks for confirmation. The carts themselves stay. */
export function DissolvingDialog({ groupOrder }: { groupOrder: GroupOrderRef }) {
  const intl = useIntl();
  const open = useSelector(groupOrder, (now) => now.matches('askingToDissolve') || now.matches('dissolving'));
  const pending = useSelector(groupOrder, (now) => now.matches('dissolving'));
  const cancel = () => groupOrder.send(cancelling);
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      size="small"
      dismissible={!pending}
      onClose={cancel}
      title={intl.formatMessage({ id: 'group.dissolve.title' })}
      description={intl.formatMessage({ id: 'group.dissolve.lead' })}
      actions={
        <>
          <Button disabledReason={useWhyNot(groupOrder, cancelling)} onClick={cancel}>
            {intl.formatMessage({ id: 'copy.cancel' })}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            onClick={() => groupOrder.send({ type: 'dissolving.confirmed' })}
          >
            {intl.formatMessage({ id: 'group.dissolve.confirm' })}
          </Button>
        </>
      }
    />
  );
}
