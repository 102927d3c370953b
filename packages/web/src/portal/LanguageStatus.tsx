import type { languageMachine } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../failure/FailedNotice.tsx';
import { useLanguageLost } from '../messages/MessagesProvider.tsx';
import { ProgressDialog } from '../progress/ProgressDialog.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Notice } from '../ui/notices/Notice.tsx';

/** Above the page, so that nothing moves. The language selector is in the footer. */
const place = css({
  position: 'fixed',
  top: '4',
  insetInline: '4',
  zIndex: 'notice',
  maxWidth: 'dialog',
  marginInline: 'auto',
  background: 'surface.raised',
  boxShadow: 'float',
  _print: { display: 'none' },
});

type Props = { language: ActorRefFrom<typeof languageMachine> };

/** The settings-saving overlay, and what the user can do if the choice could not be stored (J2). */
export function LanguageStatus({ language }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(language, (now) => now);
  const lost = useLanguageLost();
  return (
    <>
      {lost && (
        <div className={place}>
          <Notice
            live
            tone="warning"
            title={intl.formatMessage({ id: 'app.version.title' })}
            actions={
              <Button size="compact" onClick={() => window.location.reload()}>
                {intl.formatMessage({ id: 'app.version.refresh' })}
              </Button>
            }
          >
            {intl.formatMessage({ id: 'app.version.text' })}
          </Notice>
        </div>
      )}
      {snapshot.hasTag('failed') && (
        <div className={place}>
          <FailedNotice
            live
            tone="warning"
            title={intl.formatMessage({ id: 'app.language.unsaved' })}
            failure={snapshot.context.failure}
            onDismiss={() => language.send({ type: 'storing.dismissed' })}
            actions={
              <Button size="compact" onClick={() => language.send({ type: 'storing.retried' })}>
                {intl.formatMessage({ id: 'ui.action.retry' })}
              </Button>
            }
          >
            {intl.formatMessage({ id: 'app.language.unsavedText' })}
          </FailedNotice>
        </div>
      )}
      <ProgressDialog
        open={snapshot.hasTag('overlay')}
        title={intl.formatMessage({ id: 'app.language.saving' })}
        text={snapshot.hasTag('explained') ? intl.formatMessage({ id: 'app.language.text' }) : null}
        slow={snapshot.hasTag('slow')}
      />
    </>
  );
}
