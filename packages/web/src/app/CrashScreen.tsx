import type { FlightRecorder } from '@selvedge/core';
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
  overflowWrap: 'anywhere',
  maxHeight: '[50vh]',
  overflow: 'auto',
  padding: '4',
  marginTop: '2',
  background: 'surface.sunken',
  maxWidth: 'full',
});

type Props = { error: unknown; version: string; recorder?: FlightRecorder | undefined };

/** With the recording, where its part of the program can be had. */
const whole = (text: string, version: string, recorder: FlightRecorder): Promise<string> =>
  import('../support/withRecording.ts')
    .then(({ withRecording }) => withRecording(text, recorder, version))
    .catch(() => text);

/** The generic error screen: an Error ID, and what support needs to know, to copy (specification, section 8). */
export function CrashScreen({ error, version, recorder }: Props) {
  const intl = useIntl();
  const [{ errorId, text: head }] = useState(() => supportInfo(error, version));
  const [text, setText] = useState(head);
  const [copied, setCopied] = useState(false);
  /** Denied: what would have been copied is shown. */
  const [shown, setShown] = useState(false);
  const copy = async () => {
    const gathered = recorder ? await whole(head, version, recorder) : head;
    setText(gathered);
    try {
      await navigator.clipboard.writeText(gathered);
      setCopied(true);
    } catch {
      setShown(true);
    }
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
      <details open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary>{intl.formatMessage({ id: 'app.crash.support' })}</summary>
        <pre className={info}>{text}</pre>
      </details>
      <LiveRegion message={copied ? intl.formatMessage({ id: 'app.crash.copied' }) : ''} />
    </ErrorState>
  );
}
