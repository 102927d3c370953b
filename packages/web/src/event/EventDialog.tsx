import type { EventView, eventDialogMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { CalendarExport } from './CalendarExport.tsx';
import { EventText } from './EventText.tsx';
import { Forward } from './Forward.tsx';

type Props = { dialog: ActorRefFrom<typeof eventDialogMachine> };

/** An event: read it, forward it, add it to a calendar (F3 to F5). */
export function EventDialog({ dialog }: Props) {
  const intl = useIntl();
  const message = useSelector(dialog, ({ context }) => context.message);
  const view: EventView = useSelector(dialog, (snapshot) =>
    snapshot.matches({ open: { view: 'forward' } }) ? 'forward' : 'event',
  );
  const open = useSelector(dialog, ({ status }) => status === 'active');
  const forward = useSelector(dialog, ({ children }) => children.forward);
  return (
    <Dialog
      open={open}
      onClose={() => dialog.send({ type: 'dialog.closed' })}
      title={message.title}
      actions={<CalendarExport dialog={dialog} isSecond={view === 'forward'} />}
    >
      <Tabs<EventView>
        label={intl.formatMessage({ id: 'event.tabs.label' })}
        value={view}
        onValue={(chosen) => dialog.send({ type: 'view.chosen', view: chosen })}
        items={[
          {
            id: 'event',
            label: intl.formatMessage({ id: 'event.tab.event' }),
            panel: <EventText message={message} />,
          },
          {
            id: 'forward',
            label: intl.formatMessage({ id: 'event.tab.forward' }),
            panel: forward && <Forward forward={forward} />,
          },
        ]}
      />
    </Dialog>
  );
}
