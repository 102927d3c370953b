import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { supportInfo } from './supportInfo.ts';

const info = css({
  textStyle: 'code',
  whiteSpace: 'pre-wrap',
  padding: '4',
  marginTop: '2',
  background: 'surface.sunken',
  maxWidth: 'full',
});

type Props = { error: unknown; version: string };

/** The generic error screen: an Error ID, and what support needs to know, to copy (specification, section 8). */
export function CrashScreen({ error, version }: Props) {
  const intl = useIntl();
  const [{ errorId, text }] = useState(() => supportInfo(error, version));
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <ErrorState
      level={1}
      title={intl.formatMessage({ id: 'app.crash.title' })}
      kept={intl.formatMessage({ id: 'app.crash.kept' })}
      errorId={errorId}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {intl.formatMessage({ id: 'ui.action.reload' })}
          </Button>
          <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
            {copied
              ? intl.formatMessage({ id: 'app.crash.copied' })
              : intl.formatMessage({ id: 'app.crash.copy' })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'ui.error.unexpected' })}</p>
      <details>
        <summary>{intl.formatMessage({ id: 'app.crash.support' })}</summary>
        <pre className={info}>{text}</pre>
      </details>
      <LiveRegion message={copied ? intl.formatMessage({ id: 'app.crash.copied' }) : ''} />
    </ErrorState>
  );
}
