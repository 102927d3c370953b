import { isSilent } from '@selvedge/core';
import type { acceptedPricesMachine, approvalHistoryMachine, contentsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/buttons/Button.tsx';
import { FailedNotice } from './FailedNotice.tsx';

type ReadingRef = ActorRefFrom<
  typeof acceptedPricesMachine | typeof approvalHistoryMachine | typeof contentsMachine
>;

/** Something beside the page's own content could not be read or updated. Renders nothing if it could. */
export function ReadingTrouble({ reading, title }: { reading: ReadingRef; title: string }) {
  const intl = useIntl();
  const failure = useSelector(reading, ({ context }) => context.failure);
  const again = useSelector(reading, (now) =>
    (['reading.retried', 'reading.refreshed'] as const).find((type) => now.can({ type })),
  );
  // A maintenance is told by its own notice; what it refused is read again once it is over (B5).
  if (failure === null || isSilent(failure)) return null;
  return (
    <FailedNotice
      live
      tone="warning"
      title={title}
      failure={failure}
      actions={
        again && (
          <Button size="compact" onClick={() => reading.send({ type: again })}>
            {intl.formatMessage({ id: 'ui.action.retry' })}
          </Button>
        )
      }
    />
  );
}
