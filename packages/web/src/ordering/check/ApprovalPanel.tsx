import type { SeasonPlace, Style } from '@selvedge/core/contract';
import type { approvalMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { rightName } from '../area/rightName.ts';
import { ApprovedNotice } from './ApprovedNotice.tsx';
import { Refusal } from './Refusal.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'stretch' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });

type Props = {
  approval: ActorRefFrom<typeof approvalMachine>;
  /** Why nothing can be approved now; undefined when nothing is in the way. */
  obstacle: ReactNode;
  /** SHOPPINGCART_SUBMIT: who has it finalizes, and may hand an approved order back. */
  maySubmit: boolean;
  styles: readonly Style[];
  place: SeasonPlace;
};

/** 'Approve Order', then 'Order Approved' (specification, section 6). */
export function ApprovalPanel({ approval, obstacle, maySubmit, styles, place }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(approval, (now) => now);
  const { failure, mayApprove } = snapshot.context;
  const approved = ['approved', 'recalling', 'returning'].some((state) => snapshot.value === state);
  const missing = intl.formatMessage(
    { id: 'check.missingRight' },
    { right: rightName(intl, 'SHOPPINGCART_INSERT') },
  );
  const reason = obstacle ?? (mayApprove ? undefined : missing);
  return (
    <div className={stack}>
      {snapshot.matches('refused') && (
        <Refusal
          title={intl.formatMessage({ id: 'check.approval.refused' })}
          failure={failure}
          styles={styles}
          place={place}
          onDismiss={() => approval.send({ type: 'refusal.dismissed' })}
        />
      )}
      {(snapshot.matches('open') || snapshot.matches('approving')) && (
        <Button
          wide
          variant={maySubmit ? 'secondary' : 'primary'}
          pending={snapshot.matches('approving')}
          disabledReason={snapshot.matches('open') ? reason : undefined}
          onClick={() => approval.send({ type: 'approval.requested' })}
        >
          {intl.formatMessage({ id: 'check.approval.approve' })}
        </Button>
      )}
      {approved && <ApprovedNotice approval={approval} maySubmit={maySubmit} />}
      {!maySubmit && <p className={hint}>{intl.formatMessage({ id: 'check.approval.manager' })}</p>}
    </div>
  );
}
