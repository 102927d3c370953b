import { groupNameFault } from '@selvedge/core/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useNameFault } from './useNameFault.ts';

type Props = { groupName: string; onClose: () => void; onRename: (groupName: string) => void };

/** Another name for the group order. */
export function RenameDialog({ groupName, onClose, onRename }: Props) {
  const intl = useIntl();
  const nameFault = useNameFault();
  const [name, setName] = useState(groupName);
  const off = groupNameFault(name) !== null || name.trim() === groupName;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={intl.formatMessage({ id: 'group.rename.title' })}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'copy.cancel' })}</Button>
          <Button
            variant="primary"
            reasonAlign="end"
            reasonSide="above"
            disabledReason={off ? intl.formatMessage({ id: 'group.rename.needsName' }) : undefined}
            onClick={() => onRename(name)}
          >
            {intl.formatMessage({ id: 'group.rename.confirm' })}
          </Button>
        </>
      }
    >
      <TextField
        data-first=""
        label={intl.formatMessage({ id: 'group.name' })}
        hint={intl.formatMessage({ id: 'group.nameHint' })}
        error={nameFault(name)}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  );
}
