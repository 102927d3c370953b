import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { rightName } from '../area/rightName.ts';
import type { ScanRef } from './scanRef.ts';

/** Opens the list of scans and the ways to scan; off, it says why. */
export function ScanButton({ scan, compact = false }: { scan: ScanRef; compact?: boolean }) {
  const intl = useIntl();
  const mayScan = useSelector(scan, (now) => now.matches('working'));
  const count = useSelector(scan, ({ context }) => context.scans.length);
  const label = intl.formatMessage({ id: 'scan.open' }, { count });
  const off = mayScan
    ? undefined
    : intl.formatMessage({ id: 'scan.off' }, { right: rightName(intl, 'SCAN_ARTICLES') });
  const open = () => scan.send({ type: 'list.opened' });
  if (compact) {
    return (
      <IconButton icon="scan" label={label} aria-haspopup="dialog" disabledReason={off} onClick={open} />
    );
  }
  return (
    <Button icon="scan" aria-haspopup="dialog" reasonAlign="end" disabledReason={off} onClick={open}>
      {label}
    </Button>
  );
}
