import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

const list = css({
  listStyle: 'disc',
  paddingInlineStart: '5',
  marginTop: '3',
  '& li + li': { marginTop: '1.5' },
});
const never = css({ marginTop: '4', color: 'ink.muted' });
const line = css({ marginTop: '6', borderTop: 'hair', paddingTop: '4' });

type Props = {
  open: boolean;
  /** The current setting. */
  allowed: boolean;
  onSave: (allowed: boolean) => void;
  onClose: () => void;
};

/** What the analytics service receives, and the switch. Nothing changes until the user saves. */
export function ConsentSettings({ open, allowed, onSave, onClose }: Props) {
  const intl = useIntl();
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'consent.settings.title' })}
      actions={
        <Button variant="primary" type="submit" form={form}>
          {intl.formatMessage({ id: 'consent.settings.save' })}
        </Button>
      }
    >
      <Form id={form} allowed={allowed} onSave={onSave} />
    </Dialog>
  );
}

function Form({ id, allowed, onSave }: { id: string; allowed: boolean; onSave: Props['onSave'] }) {
  const intl = useIntl();
  const [wanted, setWanted] = useState(allowed);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(wanted);
      }}
    >
      <p>{intl.formatMessage({ id: 'consent.settings.lead' })}</p>
      <ul className={list}>
        <li>{intl.formatMessage({ id: 'consent.settings.pages' })}</li>
        <li>{intl.formatMessage({ id: 'consent.settings.clicks' })}</li>
        <li>{intl.formatMessage({ id: 'consent.settings.duration' })}</li>
        <li>{intl.formatMessage({ id: 'consent.settings.role' })}</li>
      </ul>
      <p className={never}>{intl.formatMessage({ id: 'consent.settings.never' })}</p>
      <div className={line}>
        <Switch
          label={intl.formatMessage({ id: 'consent.settings.switch' })}
          state={
            wanted
              ? intl.formatMessage({ id: 'consent.settings.on' })
              : intl.formatMessage({ id: 'consent.settings.off' })
          }
          on={wanted}
          onChange={setWanted}
        />
      </div>
    </form>
  );
}
