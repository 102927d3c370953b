import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../ui/IconButton.tsx';

/** Under the header's right end, over the page: nothing moves for it, and clicks beside it reach the page. */
const place = css({
  position: 'fixed',
  zIndex: 'header',
  top: '[calc({sizes.header} + {spacing.2})]',
  insetInline: { base: '3', sm: 'auto' },
  insetInlineEnd: { sm: 'gutter' },
  width: { sm: 'field' },
  maxWidth: '[calc(100vw - {spacing.6})]',
  _print: { display: 'none' },
});
const sheet = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingBlock: '1',
  paddingInline: '4',
  paddingInlineEnd: '1',
  background: 'surface.raised',
  border: 'line',
  borderInlineStart: '[2px solid {colors.warning}]',
  boxShadow: 'float',
  animation: '[rise 200ms]',
});
const words = css({ flex: '1', minWidth: '0', paddingBlock: '1' });
const heading = css({ textStyle: 'label', color: 'ink' });
const text = css({ textStyle: 'small', color: 'ink.muted' });
const hold = css({ display: 'flex', alignItems: 'center', flexShrink: '0' });

type Props = {
  title: string;
  children: ReactNode;
  /** Beside the words. */
  action?: ReactNode;
  onDismiss?: () => void;
};

/** A slip of paper over the page that says what is, or will be, under maintenance (requirement E2). */
export function MaintenanceSheet({ title, children, action, onDismiss }: Props) {
  const intl = useIntl();
  const dismiss = () => {
    onDismiss?.();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className={place} aria-label={title} data-under-header>
      <div className={sheet}>
        <div className={words}>
          <p className={heading}>{title}</p>
          <div className={text}>{children}</div>
        </div>
        <div className={hold}>
          {action}
          {onDismiss && (
            <IconButton
              icon="close"
              size="compact"
              label={intl.formatMessage({ id: 'ui.action.dismiss' })}
              onClick={dismiss}
            />
          )}
        </div>
      </div>
    </aside>
  );
}
