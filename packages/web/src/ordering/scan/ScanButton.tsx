import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import type { ScanRef } from './scanRef.ts';

/** Opens the list of scans and the ways to scan. When disabled, it says why. */
export function ScanButton({ scan, compact = false }: { scan: ScanRef; compact?: boolean }) {
  const intl = useIntl();
  const count = useSelector(scan, ({ context }) => context.scans.length);
  const label = intl.formatMessage({ id: 'scan.open' }, { count });
  const opening = { type: 'list.opened' } as const;
  const disabledReason = useWhyNot(scan, opening);
  const open = () => scan.send(opening);
  if (compact) {
    return (
      <IconButton
        icon="scan"
        label={label}
        aria-haspopup="dialog"
        disabledReason={disabledReason}
        onClick={open}
      />
    );
  }
  return (
    <Button
      icon="scan"
      aria-haspopup="dialog"
      reasonAlign="end"
      disabledReason={disabledReason}
      onClick={open}
    >
      {label}
    </Button>
  );
}
