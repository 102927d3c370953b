import { failure } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import type { Support } from '../../support/copying.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';

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

type Props = {
  /** The part of the support info that does not need the recording. */
  head: string;
  errorId: string;
  /** Undefined until it is asked for. 'missing' if its code failed to load. */
  support: Support | 'missing' | undefined;
  /** Called when the user asks to copy for the first time. */
  onCopy: () => void;
};

/** Says what went wrong and shows the progress of copying the support info. The text is unfolded if copying failed. */
export function CrashView({ head, errorId, support, onCopy }: Props) {
  const intl = useIntl();
  const copying = support === 'missing' ? undefined : support;
  const state = useSelector(copying, (snapshot) => snapshot?.value ?? support);
  const text = useSelector(copying, (snapshot) => snapshot?.context.whole ?? head);
  const details = useRef<HTMLDetailsElement>(null);
  const isLeft = state === 'denied' || state === 'failed' || state === 'missing';
  useEffect(() => {
    if (isLeft && details.current) details.current.open = true;
  }, [isLeft]);
  const copied = state === 'copied' ? intl.formatMessage({ id: 'app.crash.copied' }) : '';
  return (
    <FailedState
      level={1}
      title={intl.formatMessage({ id: 'app.crash.title' })}
      kept={intl.formatMessage({ id: 'app.crash.kept' })}
      failure={failure({ tracking: errorId })}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {intl.formatMessage({ id: 'ui.action.reload' })}
          </Button>
          {state === 'failed' && (
            <Button onClick={() => copying?.send({ type: 'gather.retried' })}>
              {intl.formatMessage({ id: 'ui.action.retry' })}
            </Button>
          )}
          <Button
            icon={copied ? 'check' : 'copy'}
            pending={state === 'gathering' || state === 'copying'}
            onClick={() => (copying ? copying.send({ type: 'copy.pressed' }) : onCopy())}
          >
            {copied || intl.formatMessage({ id: 'app.crash.copy' })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'ui.error.unexpected' })}</p>
      <details ref={details}>
        <summary>{intl.formatMessage({ id: 'app.crash.support' })}</summary>
        <pre className={info}>{text}</pre>
      </details>
      <LiveRegion message={copied} />
    </FailedState>
  );
}
