import { LONGEST_NOTE, returnReason } from '@selvedge/core/contract';
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';

type Props = { open: boolean; onClose: () => void; onReturn: (reason: string) => void };

/** Asks the POS Manager for the reason why an approved order goes back to the buyer. */
export function ReturnDialog({ open, onClose, onReturn }: Props) {
  const intl = useIntl();
  const form = useId();
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissed(returnReason(reason) === '');
    if (returnReason(reason) === '') return;
    setReason('');
    onReturn(reason);
  };
  return (
    <Dialog
      open={open}
      size="small"
      onClose={onClose}
      title={intl.formatMessage({ id: 'check.return.title' })}
      description={intl.formatMessage({ id: 'check.return.lead' })}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'check.cancel' })}</Button>
          <Button variant="primary" type="submit" form={form}>
            {intl.formatMessage({ id: 'check.return.action' })}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextArea
          data-first=""
          label={intl.formatMessage({ id: 'check.return.reason' })}
          value={reason}
          maxLength={LONGEST_NOTE}
          error={missed ? intl.formatMessage({ id: 'check.return.required' }) : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setMissed(false);
          }}
        />
      </form>
    </Dialog>
  );
}
