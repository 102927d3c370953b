import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../buttons/IconButton.tsx';
import { LiveRegion } from '../text/LiveRegion.tsx';

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'code',
  color: 'ink.muted',
});

/** 'Error ID: {tracking}' with a button that copies the id (C6). */
export function ErrorId({ tracking }: { tracking: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(tracking).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className={frame}>
      <span>{intl.formatMessage({ id: 'ui.error.id' }, { tracking })}</span>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="compact"
        label={intl.formatMessage({ id: 'ui.action.copy' })}
        onClick={copy}
      />
      <LiveRegion message={copied ? intl.formatMessage({ id: 'ui.action.copied' }) : ''} />
    </span>
  );
}
