import { useIntl } from 'react-intl';
import { useBackOnline } from '../platform/useBackOnline.ts';
import { Button } from '../ui/Button.tsx';
import { HangerDrawing } from '../ui/drawings.tsx';
import { StateFrame } from '../ui/StateFrame.tsx';

type Props = {
  onRefresh: () => void;
  /** Loads the missing part again once the network is back. Omit it where something else does that. */
  onBack?: () => void;
};

const nothing = () => {};

/** 'New version available' when a chunk failed to load (C7), or a note that the device is offline. */
export function NewVersion({ onRefresh, onBack = nothing }: Props) {
  const intl = useIntl();
  const offline = useBackOnline(onBack);
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
