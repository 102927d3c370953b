import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon, type IconName } from '../figures/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export type Tone = 'info' | 'positive' | 'warning' | 'critical';

const notice = cva({
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    textStyle: 'body',
    color: 'ink',
    '& > svg': { marginTop: '0.5' },
    _highContrast: { outline: '[1px solid currentColor]', outlineOffset: '[-1px]' },
  },
  variants: {
    tone: {
      info: { background: 'accent.wash', '& > svg': { color: 'accent' } },
      positive: { background: 'positive.wash', '& > svg': { color: 'positive' } },
      warning: { background: 'warning.wash', '& > svg': { color: 'warning' } },
      critical: { background: 'critical.wash', '& > svg': { color: 'critical' } },
    },
  },
});
const content = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' });
const heading = css({ textStyle: 'strong' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' });
const cross = css({ alignSelf: 'flex-start', marginBlock: '-2', marginInlineEnd: '-2', flexShrink: '0' });

const signs: Record<Tone, IconName> = {
  info: 'info',
  positive: 'check',
  warning: 'warning',
  critical: 'critical',
};

type Props = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
  /** Announced when it appears. Omit it for notices that are there from the start. */
  live?: boolean;
};

export function Notice({ tone, title, children, actions, onDismiss, live }: Props) {
  const intl = useIntl();
  const spoken = {
    info: intl.formatMessage({ id: 'ui.tone.info' }),
    positive: intl.formatMessage({ id: 'ui.tone.positive' }),
    warning: intl.formatMessage({ id: 'ui.tone.warning' }),
    critical: intl.formatMessage({ id: 'ui.tone.critical' }),
  };
  const liveRole = tone === 'critical' ? 'alert' : 'status';
  return (
    <div className={notice({ tone })} role={live ? liveRole : undefined}>
      <Icon name={signs[tone]} />
      <div className={content}>
        <VisuallyHidden>{spoken[tone]}: </VisuallyHidden>
        {title && <p className={heading}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={row}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon="close"
          size="compact"
          label={intl.formatMessage({ id: 'ui.action.dismiss' })}
          className={cross}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
