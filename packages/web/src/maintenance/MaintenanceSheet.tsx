import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { UNDER_HEADER } from '../shell/underHeader.ts';
import { usePartOfPage } from '../shell/usePartOfPage.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';

/** On a phone a thin line across the top of the page, elsewhere a box at its right end. Nothing moves for it. */
const place = css({
  position: 'absolute',
  top: { base: '0', sm: '2' },
  insetInlineStart: { base: '0', sm: 'auto' },
  insetInlineEnd: { base: '0', sm: 'gutter' },
  width: { sm: 'field' },
  maxWidth: { sm: '[calc(100vw - {spacing.6})]' },
  _print: { display: 'none' },
});
const sheet = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'control',
  paddingBlock: { base: '0', sm: '1' },
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  background: 'surface.raised',
  border: { base: 'none', sm: 'line' },
  borderBottom: { base: 'hair', sm: 'line' },
  borderInlineStart: '[2px solid {colors.warning}]',
  boxShadow: { sm: 'float' },
  animation: '[rise 200ms]',
});
const words = css({ flex: '1', minWidth: '0', paddingBlock: { base: '0', sm: '1' } });
const heading = css({ textStyle: 'label', color: 'ink' });
const text = css({ textStyle: 'small', color: 'ink.muted' });
/** A phone has one line. If there are details, they have the rest; otherwise the text is shown instead of the title. */
const furtherOn = css({ hideBelow: 'sm' });
const hold = css({ display: 'flex', alignItems: 'center', flexShrink: '0' });

type Props = {
  title: string;
  children: ReactNode;
  /** Beside the text. */
  action?: ReactNode;
  onDismiss?: () => void;
};

/** A notice below the header, above the page, about current or planned maintenance (requirement E2). */
export function MaintenanceSheet({ title, children, action, onDismiss }: Props) {
  const intl = useIntl();
  const dismiss = () => {
    onDismiss?.();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const under = usePartOfPage(UNDER_HEADER);
  if (!under) return null;
  return createPortal(
    <aside className={place} aria-label={title} data-under-header>
      <div className={sheet}>
        <div className={words}>
          <p className={cx(heading, !action && furtherOn)}>{title}</p>
          <div className={cx(text, Boolean(action) && furtherOn)}>{children}</div>
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
    </aside>,
    under,
  );
}
