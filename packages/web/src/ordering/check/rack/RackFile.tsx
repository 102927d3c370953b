import type { CartHead } from '@selvedge/core/contract';
import { type RackView, type rackFileMachine, searchOfRack } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LiveRegion } from '../../../ui/text/LiveRegion.tsx';

type RackFileRef = ActorRefFrom<typeof rackFileMachine>;

type Props = { file: RackFileRef; head: CartHead; view: RackView };

/** 'PDF': what is shown, as a document (O1). */
export function RackPdfButton({ file, head, view }: Props) {
  const intl = useIntl();
  const making = useSelector(file, (now) => now.hasTag('pending'));
  const { rightEnv, cartId, version, customerNumber, season } = head;
  const name = `${intl.formatMessage({ id: 'check.rack.file' }, { customer: customerNumber, season })}.pdf`;
  const seen = { rightEnv, cartId, version, view: searchOfRack(view), name };
  return (
    <Button size="compact" pending={making} onClick={() => file.send({ type: 'pdf.requested', seen })}>
      {intl.formatMessage({ id: 'check.rack.pdf' })}
    </Button>
  );
}

/** The outcome: a failure, or that the file was handed over. */
export function RackFileStatus({ file }: { file: RackFileRef }) {
  const intl = useIntl();
  const making = useSelector(file, (now) => now.hasTag('pending'));
  const handed = useSelector(file, (now) => now.matches('handed'));
  const failure = useSelector(file, ({ context }) => context.failure);
  return (
    <>
      <LiveRegion
        message={[
          making && intl.formatMessage({ id: 'check.rack.making' }),
          handed && intl.formatMessage({ id: 'check.rack.made' }),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {failure && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'check.rack.notMade' })}
          failure={failure}
          onDismiss={() => file.send({ type: 'notice.dismissed' })}
        />
      )}
    </>
  );
}
