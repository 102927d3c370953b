import { type supportMachine, supportText } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';

const field = css({ textStyle: 'code', height: '[40vh]' });
const status = css({ minHeight: '6', marginBottom: '3' });

type Props = { support: ActorRefFrom<typeof supportMachine>; onClose: () => void };

/** The support info about the last minutes: shown in full, and copied at once. */
export function SupportView({ support, onClose }: Props) {
  const intl = useIntl();
  const state = useSelector(support, ({ value }) => value);
  const text = useSelector(support, (snapshot) =>
    supportText(snapshot.context, snapshot.matches('gathering')),
  );
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (state === 'denied') area.current?.select();
  }, [state]);
  const says = {
    gathering: intl.formatMessage({ id: 'support.gathering' }),
    copying: '',
    copied: intl.formatMessage({ id: 'support.copied' }),
    denied: intl.formatMessage({ id: 'support.denied' }),
    failed: intl.formatMessage({ id: 'support.failed' }),
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={intl.formatMessage({ id: 'support.title' })}
      description={intl.formatMessage({ id: 'support.about' })}
      actions={
        <>
          {state === 'failed' && (
            <Button onClick={() => support.send({ type: 'gather.retried' })}>
              {intl.formatMessage({ id: 'ui.action.retry' })}
            </Button>
          )}
          {text !== '' && (
            <Button
              icon="copy"
              pending={state === 'copying'}
              onClick={() => support.send({ type: 'copy.pressed' })}
            >
              {intl.formatMessage({ id: 'app.crash.copy' })}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {intl.formatMessage({ id: 'ui.action.close' })}
          </Button>
        </>
      }
    >
      <p role="status" className={status}>
        {says[state]}
      </p>
      <TextArea
        ref={area}
        readOnly
        className={field}
        label={intl.formatMessage({ id: 'app.crash.support' })}
        value={text}
      />
    </Dialog>
  );
}
