import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, cva, cx } from '#style/css';
import { IconButton } from '../buttons/IconButton.tsx';
import { useModal } from './useModal.ts';

const dialog = cva({
  base: {
    position: 'fixed',
    inset: '0',
    margin: 'auto',
    width: '[calc(100vw - {spacing.8})]',
    maxHeight: '[calc(100dvh - {spacing.8})]',
    background: 'surface.raised',
    color: 'ink',
    border: 'hair',
    boxShadow: 'float',
    padding: '0',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    _open: { animation: '[rise 200ms]' },
    _backdrop: { background: 'surface.scrim', animation: '[appear 200ms]' },
  },
  variants: {
    size: {
      small: { maxWidth: 'dialogSmall' },
      regular: { maxWidth: 'dialog' },
      large: { maxWidth: 'dialogLarge' },
    },
  },
  defaultVariants: { size: 'regular' },
});
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
  padding: { base: '5', sm: '8' },
  paddingBottom: { base: '3', sm: '4' },
});
const title = css({ textStyle: 'displaySmall', minWidth: '0', paddingTop: '1.5' });
const cross = css({ flexShrink: '0', marginInlineEnd: '-3' });
const lead = css({ paddingInline: { base: '5', sm: '8' }, color: 'ink.muted', textStyle: 'body' });
const lastLead = css({ paddingBottom: { base: '5', sm: '8' } });
const body = css({ padding: { base: '5', sm: '8' }, paddingTop: { base: '4', sm: '5' } });
const foot = css({
  position: 'sticky',
  bottom: '0',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '3',
  padding: { base: '5', sm: '8' },
  paddingBlock: { base: '4', sm: '5' },
  borderTop: 'hair',
  background: 'surface.raised',
});

type Props = {
  open: boolean;
  /** The user pressed Escape, the close button or the backdrop. The owner decides by changing `open`. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  size?: 'small' | 'regular' | 'large';
  /** `alertdialog` for what must be answered. Pressing the backdrop does not close it. */
  kind?: 'dialog' | 'alertdialog';
  /** False if only an action may close it: there is no close button, and Escape is ignored. */
  dismissible?: boolean;
  children?: ReactNode;
};

/** The browser's modal dialog: it traps the focus, and returns it to where it was. */
export function Dialog({
  open,
  onClose,
  title: heading,
  description,
  actions,
  size,
  kind = 'dialog',
  dismissible = true,
  children,
}: Props) {
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);

  useModal(element, open);

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (dismissible && kind === 'dialog' && event.target === element.current) onClose();
  };

  return (
    <dialog
      ref={element}
      role={kind === 'alertdialog' ? kind : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={dialog({ size })}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onMouseDown={onBackdrop}
    >
      {open && (
        <div>
          <header className={head}>
            <h2 id={`${id}-title`} className={title}>
              {heading}
            </h2>
            {dismissible && (
              <IconButton
                icon="close"
                className={cross}
                label={intl.formatMessage({ id: 'ui.action.close' })}
                onClick={onClose}
              />
            )}
          </header>
          {description && (
            <div id={`${id}-description`} className={cx(lead, !children && lastLead)}>
              {description}
            </div>
          )}
          {children && <div className={body}>{children}</div>}
          {actions && <footer className={foot}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
