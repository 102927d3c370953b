import type { eventDialogMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../failure/FailedNotice.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Notice } from '../ui/notices/Notice.tsx';

const notice = css({ width: 'full' });

type Props = {
  dialog: ActorRefFrom<typeof eventDialogMachine>;
  /** There is another action beside it, so this one is secondary. */
  isSecond: boolean;
};

/** 'To the calendar', and its outcome (requirement F5). */
export function CalendarExport({ dialog, isSecond }: Props) {
  const intl = useIntl();
  const pending = useSelector(dialog, (snapshot) => snapshot.hasTag('pending'));
  const opened = useSelector(dialog, (snapshot) => snapshot.matches({ open: { calendar: 'opened' } }));
  const failure = useSelector(dialog, ({ context }) => context.failure);
  const ask = () => dialog.send({ type: 'calendar.requested' });
  return (
    <>
      {opened && (
        <div className={notice}>
          <Notice live tone="info">
            {intl.formatMessage({ id: 'event.calendar.hint' })}
          </Notice>
        </div>
      )}
      {failure && (
        <div className={notice}>
          <FailedNotice
            live
            tone="critical"
            title={intl.formatMessage({ id: 'event.calendar.failed' })}
            failure={failure}
          />
        </div>
      )}
      <Button
        {...(isSecond ? {} : { variant: 'primary' as const })}
        icon="calendar"
        pending={pending}
        onClick={ask}
      >
        {intl.formatMessage({ id: 'event.calendar.open' })}
      </Button>
    </>
  );
}
