import { type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useModal } from '../../ui/dialogs/useModal.ts';

/** On a phone it fills the screen. It fades in without moving, so that what is in it stands at once. */
const dialog = cva({
  base: {
    position: 'fixed',
    inset: '0',
    margin: 'auto',
    width: { base: 'full', sm: '[calc(100vw - {spacing.8})]' },
    maxWidth: { base: 'full', sm: '[calc(100vw - {spacing.8})]' },
    height: { base: 'screenHeight', sm: 'auto' },
    maxHeight: { base: 'screenHeight', sm: '[calc(100dvh - {spacing.8})]' },
    padding: '0',
    overflow: 'hidden',
    background: 'surface.raised',
    color: 'ink',
    border: { base: 'none', sm: 'hair' },
    boxShadow: 'float',
    _open: { display: 'flex', flexDirection: 'column', animation: '[appear 160ms]' },
    _backdrop: { background: 'surface.scrim', animation: '[appear 160ms]' },
  },
  variants: {
    room: {
      /** As high and wide whatever is in it, so that no button moves while one goes from style to style. */
      steady: {
        sm: { maxWidth: 'dialogLarge', height: '[min(calc(100dvh - {spacing.8}), 46rem)]' },
      },
      /** As large as what is in it. */
      fitting: { sm: { width: 'fit', minWidth: 'dialogSmall', height: 'fit' } },
    },
  },
});
const head = css({
  flexShrink: '0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingInlineStart: { base: '4', sm: '6' },
  paddingInlineEnd: '2',
  paddingBlock: '0.5',
  borderBottom: 'hair',
});
const heading = css({ textStyle: 'heading', minWidth: '0' });
const body = css({ flex: '1', minHeight: '0', overflow: 'auto', overscrollBehavior: 'contain' });
const foot = css({
  flexShrink: '0',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '3',
  paddingInline: { base: '4', sm: '6' },
  paddingBlock: '2',
  borderTop: 'hair',
});

type Props = {
  /** The user pressed Escape, the close button or the backdrop. The owner decides by removing it. */
  onClose: () => void;
  title: string;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  room: 'steady' | 'fitting';
  children: ReactNode;
};

/** A dialog in which one works: its head and foot are slim and stay, and what is between them scrolls. */
export function WorkDialog({ onClose, title, actions, room, children }: Props) {
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useModal(element, true);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={dialog({ room })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <header className={head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <IconButton icon="close" label={intl.formatMessage({ id: 'ui.action.close' })} onClick={onClose} />
      </header>
      <div className={body}>{children}</div>
      {actions && <footer className={foot}>{actions}</footer>}
    </dialog>
  );
}
