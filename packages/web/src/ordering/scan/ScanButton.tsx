import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import type { ScanRef } from './scanRef.ts';

/** Opens the list of scans and the ways to scan; off, it says why. */
export function ScanButton({ scan, compact = false }: { scan: ScanRef; compact?: boolean }) {
  const intl = useIntl();
  const mayScan = useSelector(scan, (now) => now.matches('working'));
  const count = useSelector(scan, ({ context }) => context.scans.length);
  return (
    <Button
      icon="scan"
      variant={compact ? 'quiet' : 'secondary'}
      aria-haspopup="dialog"
      reasonAlign="end"
      disabledReason={
        mayScan ? undefined : intl.formatMessage({ id: 'scan.off' }, { right: 'SCAN_ARTICLES' })
      }
      onClick={() => scan.send({ type: 'list.opened' })}
    >
      {intl.formatMessage({ id: 'scan.open' }, { count })}
    </Button>
  );
}
