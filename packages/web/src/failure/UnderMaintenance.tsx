import type { Failure } from '@selvedge/core';
import { useIntl } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { FailedNotice } from './FailedNotice.tsx';

type Props = { failure: Failure; onRetry: () => void };

/** Stands in the place of what a maintenance keeps away where no dialog blocks the page: that is no error (B5). */
export function UnderMaintenance({ failure, onRetry }: Props) {
  const intl = useIntl();
  return (
    <FailedNotice
      live
      tone="info"
      failure={failure}
      actions={
        <Button size="compact" onClick={onRetry}>
          {intl.formatMessage({ id: 'ui.action.retry' })}
        </Button>
      }
    />
  );
}
