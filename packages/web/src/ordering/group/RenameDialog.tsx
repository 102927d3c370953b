import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import type { GroupOrderRef } from './groupOrderRef.ts';
import { useNameFault } from './useNameFault.ts';

type Props = {
  groupOrder: GroupOrderRef;
  groupName: string;
  onClose: () => void;
  onRename: (groupName: string) => void;
};

export function RenameDialog({ groupOrder, groupName, onClose, onRename }: Props) {
  const intl = useIntl();
  const nameFault = useNameFault();
  const [name, setName] = useState(groupName);
  const whyNotRenamed = useWhyNot(groupOrder, { type: 'group.renamed', groupName: name });
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
            disabledReason={whyNotRenamed}
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
