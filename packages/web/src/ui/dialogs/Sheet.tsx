import { type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../buttons/IconButton.tsx';
import { useModal } from './useModal.ts';

const sheet = css({
  position: 'fixed',
  inset: '0',
  marginBlock: '0',
  marginInlineStart: 'auto',
  marginInlineEnd: '0',
  width: 'full',
  maxWidth: { base: 'full', sm: 'dialogSmall' },
  height: 'screenHeight',
  maxHeight: 'screenHeight',
  padding: '0',
  overflow: 'hidden',
  background: 'surface.raised',
  color: 'ink',
  border: 'none',
  borderInlineStart: { sm: 'hair' },
  boxShadow: 'float',
  _open: { display: 'flex', flexDirection: 'column', animation: '[appear 160ms]' },
  _backdrop: { background: 'surface.scrim', animation: '[appear 160ms]' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingInlineStart: '5',
  paddingInlineEnd: '2',
  paddingBlock: '2',
  borderBottom: 'hair',
});
const heading = css({ textStyle: 'heading', minWidth: '0' });
const body = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '5',
  paddingBottom: '5',
});
const foot = css({ padding: '4', paddingInline: '5', borderTop: 'hair', background: 'surface.raised' });

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Sticks to the bottom: the button that closes the sheet. */
  action: ReactNode;
  children: ReactNode;
};

/** A panel at the side, as high as the screen, which opens over the page on small screens. */
export function Sheet({ open, onClose, title, action, children }: Props) {
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useModal(element, open);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={sheet}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {open && (
        <>
          <header className={head}>
            <h2 id={id} className={heading}>
              {title}
            </h2>
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'ui.action.close' })}
              onClick={onClose}
            />
          </header>
          <div className={body}>{children}</div>
          <footer className={foot}>{action}</footer>
        </>
      )}
    </dialog>
  );
}
