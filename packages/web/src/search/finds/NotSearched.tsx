import type { Finds } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';

type Props = { finds: Finds | null; className: string; onRetry: () => void };

/** Which part of ordering was not searched, so that nobody takes it for empty (E1). */
export function NotSearched({ finds, className, onRetry }: Props) {
  const intl = useIntl();
  const closed = finds?.underMaintenance ?? [];
  if (closed.length === 0) return null;
  return (
    <div className={className}>
      {closed.map((part) => (
        <p key={part}>{intl.formatMessage({ id: 'finds.notSearched' }, { part })}</p>
      ))}
      <Button size="compact" onClick={onRetry}>
        {intl.formatMessage({ id: 'ui.action.retry' })}
      </Button>
    </div>
  );
}
