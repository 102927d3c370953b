import type { Portal } from '@selvedge/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { supportInfo } from '../app/supportInfo.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { withRecording } from './withRecording.ts';

const field = css({ textStyle: 'code', minHeight: '[40vh]' });
const status = css({ minHeight: '6', marginBottom: '3' });

/** Also where there is no clipboard, on an insecure origin. */
const toClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

type Standing = 'gathering' | 'copied' | 'denied';
type Props = { portal: Portal; onClose: () => void };

/** What support needs to know of the last minutes: shown as it is, and copied at once. */
export default function SupportDialog({ portal, onClose }: Props) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [standing, setStanding] = useState<Standing>('gathering');
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useCallback(
    (whole: string) =>
      toClipboard(whole).then(
        () => setStanding('copied'),
        () => setStanding('denied'),
      ),
    [],
  );
  useEffect(() => {
    const { version } = portal.configuration;
    const { text: head } = supportInfo(null, version);
    let isWanted = true;
    const show = async (whole: string) => {
      if (!isWanted) return;
      setText(whole);
      await copy(whole);
    };
    withRecording(head, portal.recorder, version).then(show, () => show(head));
    return () => {
      isWanted = false;
    };
  }, [portal, copy]);
  useEffect(() => {
    if (standing === 'denied' && text !== '') area.current?.select();
  }, [standing, text]);
  const says: Record<Standing, string> = {
    gathering: intl.formatMessage({ id: 'support.gathering' }),
    copied: intl.formatMessage({ id: 'support.copied' }),
    denied: intl.formatMessage({ id: 'support.denied' }),
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
          {text !== '' && (
            <Button icon="copy" onClick={() => copy(text)}>
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
        {says[standing]}
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
