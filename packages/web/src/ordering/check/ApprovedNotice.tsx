import type { approvalMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ShortDate } from '../../ui/Values.tsx';
import { rightName } from '../area/rightName.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

type Props = { approval: ActorRefFrom<typeof approvalMachine>; maySubmit: boolean };

/** Who approved the order and when; the approver takes it back, the POS Manager hands it back. */
export function ApprovedNotice({ approval, maySubmit }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(approval, (now) => now);
  const [asking, setAsking] = useState(false);
  const deed = snapshot.context.head.approval;
  const recall = { type: 'approval.recalled' } as const;
  const recalling = snapshot.matches('recalling');
  const returning = snapshot.matches('returning');
  return (
    <Notice
      live
      tone="positive"
      title={intl.formatMessage({ id: 'check.approval.approved' })}
      actions={
        <>
          {deed?.mine && (
            <Button
              size="compact"
              pending={recalling}
              disabledReason={
                recalling || returning || snapshot.can(recall)
                  ? undefined
                  : intl.formatMessage(
                      { id: 'check.missingRight' },
                      { right: rightName(intl, 'SHOPPINGCART_INSERT') },
                    )
              }
              onClick={() => approval.send(recall)}
            >
              {intl.formatMessage({ id: 'check.approval.recall' })}
            </Button>
          )}
          {maySubmit && (
            <Button size="compact" pending={returning} onClick={() => setAsking(true)}>
              {intl.formatMessage({ id: 'check.approval.return' })}
            </Button>
          )}
        </>
      }
    >
      {deed && (
        <p>
          {intl.formatMessage(
            { id: 'check.approval.by' },
            { by: deed.by, at: <ShortDate key="at" at={deed.at} shows="dayAndTime" /> },
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
