import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '3',
  paddingTop: '4',
  '& select': { width: 'full', maxWidth: 'full' },
});

/** On a phone, what the cart's tools have besides search and adding. */
export function CartMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={intl.formatMessage({ id: 'cart.menu.open' })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={close}
        title={intl.formatMessage({ id: 'cart.menu.open' })}
        action={
          <Button variant="primary" wide onClick={close}>
            {intl.formatMessage({ id: 'ui.action.close' })}
          </Button>
        }
      >
        <div className={list}>{children(close)}</div>
      </Sheet>
    </>
  );
}
