import { useIntl } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { HangerDrawing } from '../ui/drawings.tsx';
import { StateFrame } from '../ui/StateFrame.tsx';

/** 'New version available' (specification, section 8). */
export function NewVersion({ onRefresh }: { onRefresh: () => void }) {
  const intl = useIntl();
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
