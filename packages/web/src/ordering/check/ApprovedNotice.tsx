import type { approvalMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/buttons/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';
import type { RemedyTargets } from '../whyNot/RemedyLinks.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** A placeholder: the reason is only entered in the dialog, after it opens. */
const reasonToCome = '…';

type Props = {
  approval: ActorRefFrom<typeof approvalMachine>;
  /** Where a user gets what a disabled action lacks. */
  targets?: RemedyTargets;
  maySubmit: boolean;
};

/** Who approved the order and when. The approver can revoke it, and the POS Manager can hand it back. */
export function ApprovedNotice({ approval, targets, maySubmit }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(approval, (now) => now);
  const [asking, setAsking] = useState(false);
  const record = snapshot.context.head.approval;
  const recall = { type: 'approval.recalled' } as const;
  const whyNotRecall = useWhyNot(approval, recall, targets);
  const whyNotReturn = useWhyNot(approval, { type: 'approval.returned', reason: reasonToCome }, targets);
  const recalling = snapshot.matches('recalling');
  const returning = snapshot.matches('returning');
  return (
    <Notice
      live
      tone="positive"
      title={intl.formatMessage({ id: 'check.approval.approved' })}
      actions={
        <>
          {(record?.mine || !maySubmit) && (
            <Button
              size="compact"
              pending={recalling}
              disabledReason={whyNotRecall}
              onClick={() => approval.send(recall)}
            >
              {intl.formatMessage({ id: 'check.approval.recall' })}
            </Button>
          )}
          {maySubmit && (
            <Button
              size="compact"
              pending={returning}
              disabledReason={whyNotReturn}
              onClick={() => setAsking(true)}
            >
              {intl.formatMessage({ id: 'check.approval.return' })}
            </Button>
          )}
        </>
      }
    >
      {record && (
        <p>
          {intl.formatMessage(
            { id: 'check.approval.by' },
            { by: record.by, at: <ShortDate key="at" at={record.at} shows="dayAndTime" /> },
          )}
        </p>
      )}
      {maySubmit && <p>{intl.formatMessage({ id: 'check.approval.ready' })}</p>}
      <ReturnDialog
        open={asking}
        onClose={() => setAsking(false)}
        onReturn={(reason) => {
          setAsking(false);
          approval.send({ type: 'approval.returned', reason });
        }}
      />
    </Notice>
  );
}
