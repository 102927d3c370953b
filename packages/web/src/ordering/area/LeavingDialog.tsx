import type { OrderingEvent } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = { open: boolean; send: (event: OrderingEvent) => void };

/** Quantities are not stored yet, and the user wants to leave the season (N4). */
export function LeavingDialog({ open, send }: Props) {
  const intl = useIntl();
  const keep = () => send({ type: 'leaving.cancelled' });
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      size="small"
      onClose={keep}
      title={intl.formatMessage({ id: 'ordering.leaving.title' })}
      description={intl.formatMessage({ id: 'ordering.leaving.text' })}
      actions={
        <>
          <Button variant="danger" onClick={() => send({ type: 'leaving.confirmed' })}>
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
