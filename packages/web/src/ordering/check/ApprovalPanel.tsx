import type { SeasonPlace, Style } from '@selvedge/core/contract';
import type { approvalMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import type { RemedyTargets } from '../whyNot/RemedyLinks.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { ApprovedNotice } from './ApprovedNotice.tsx';
import { Refusal } from './Refusal.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'stretch' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });

type Props = {
  approval: ActorRefFrom<typeof approvalMachine>;
  /** Where a user gets what a disabled action lacks. */
  targets?: RemedyTargets;
  /** SHOPPINGCART_SUBMIT: whoever has it finalizes, and may hand an approved order back. */
  maySubmit: boolean;
  styles: readonly Style[];
  place: SeasonPlace;
};

/** 'Approve Order', then 'Order Approved' (O2). */
export function ApprovalPanel({ approval, targets, maySubmit, styles, place }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(approval, (now) => now);
  const { failure } = snapshot.context;
  const request = { type: 'approval.requested' } as const;
  const why = useWhyNot(approval, request, targets);
  const approved = ['approved', 'recalling', 'returning'].some((state) => snapshot.value === state);
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
          disabledReason={why}
          onClick={() => approval.send(request)}
        >
          {intl.formatMessage({ id: 'check.approval.approve' })}
        </Button>
      )}
      {approved && <ApprovedNotice approval={approval} targets={targets} maySubmit={maySubmit} />}
      {!maySubmit && <p className={hint}>{intl.formatMessage({ id: 'check.approval.manager' })}</p>}
    </div>
  );
}
