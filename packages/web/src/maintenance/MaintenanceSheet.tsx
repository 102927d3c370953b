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
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '2',
  padding: '3',
  paddingInlineStart: '4',
  background: 'surface.raised',
  border: 'line',
  borderInlineStart: '[2px solid {colors.warning}]',
  boxShadow: 'float',
  animation: '[rise 200ms]',
});
const words = css({ minWidth: '0', paddingBlock: '1', display: 'flex', flexDirection: 'column', gap: '0.5' });
const heading = css({ textStyle: 'label', color: 'ink' });
const text = css({ textStyle: 'small', color: 'ink.muted' });
const cross = css({ flexShrink: '0', marginBlock: '-1', marginInlineEnd: '-1' });

type Props = {
  title: string;
  children: ReactNode;
  onDismiss?: () => void;
};

/** A slip of paper over the page that says what is, or will be, under maintenance (requirement E2). */
export function MaintenanceSheet({ title, children, onDismiss }: Props) {
  const intl = useIntl();
  const dismiss = () => {
    onDismiss?.();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className={place} aria-label={title}>
      <div className={sheet}>
        <div className={words}>
          <p className={heading}>{title}</p>
          <div className={text}>{children}</div>
        </div>
        {onDismiss && (
          <IconButton
            icon="close"
            size="compact"
            className={cross}
            label={intl.formatMessage({ id: 'ui.action.dismiss' })}
            onClick={dismiss}
          />
        )}
      </div>
    </aside>
  );
}
