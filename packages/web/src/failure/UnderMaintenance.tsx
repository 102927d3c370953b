import type { Failure } from '@selvedge/core';
import { useIntl } from 'react-intl';
import { Button } from '../ui/buttons/Button.tsx';
import { FailedNotice } from './FailedNotice.tsx';

type Props = { failure: Failure; onRetry: () => void };

/**
 * Replaces content that is unavailable because of a maintenance, if no dialog blocks the page. This is not an error
 * (B5).
 */
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
