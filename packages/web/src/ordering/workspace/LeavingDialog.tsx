import type { OrderingRef } from '@selvedge/core';
import { hasStuckQuantities, orderingChildren, unsavedWork } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';

type Props = { ordering: OrderingRef };

/** Asks when the user wants to leave the season while something is not stored yet (N4). */
export function LeavingDialog({ ordering }: Props) {
  const intl = useIntl();
  const open = useSelector(ordering, (now) => now.matches({ place: 'asking' }));
  const workspace = useSelector(ordering, (now) => orderingChildren(now).workspace);
  const unsaved = useSelector(workspace, (now) => now && unsavedWork(now));
  const stuck = useSelector(workspace, (now) => now !== undefined && hasStuckQuantities(now));
  const keep = () => ordering.send({ type: 'leaving.cancelled' });
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      size="small"
      onClose={keep}
      title={intl.formatMessage({ id: 'ordering.leaving.title' }, { unsaved })}
      description={intl.formatMessage({ id: 'ordering.leaving.text' }, { unsaved, stuck: String(stuck) })}
      actions={
        <>
          <Button variant="danger" onClick={() => ordering.send({ type: 'leaving.confirmed' })}>
            {intl.formatMessage({ id: 'ordering.leaving.discard' })}
          </Button>
          <Button variant="primary" onClick={keep}>
            {intl.formatMessage({ id: 'ordering.leaving.keep' })}
          </Button>
        </>
      }
    />
  );
}
