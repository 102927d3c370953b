import { useIntl } from 'react-intl';
import { useOffline } from '../platform/useOffline.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { HangerDrawing } from '../ui/figures/drawings.tsx';
import { StateFrame } from '../ui/notices/StateFrame.tsx';

type Props = { onRefresh: () => void };

/** 'New version available' when a chunk failed to load (C7), or a note that the device is offline. */
export function NewVersion({ onRefresh }: Props) {
  const intl = useIntl();
  const offline = useOffline();
  if (offline) {
    return (
      <StateFrame
        live
        level={1}
        title={intl.formatMessage({ id: 'app.offline.title' })}
        drawing={<HangerDrawing />}
      >
        {intl.formatMessage({ id: 'app.offline.text' })}
      </StateFrame>
    );
  }
  return (
    <StateFrame
      live
      level={1}
      title={intl.formatMessage({ id: 'app.version.title' })}
      drawing={<HangerDrawing />}
      actions={
        <Button variant="primary" onClick={onRefresh}>
          {intl.formatMessage({ id: 'app.version.refresh' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'app.version.text' })}
    </StateFrame>
  );
}
