import type { CartHead } from '@selvedge/core/contract';
import type { approvalHistoryMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { ReadingTrouble } from '../../failure/ReadingTrouble.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';
import { ApprovalRecords } from './ApprovalRecords.tsx';
import { ChangesSinceApproval } from './ChangesSinceApproval.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3', _empty: { display: 'none' } });
const why = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

type Props = { history: ActorRefFrom<typeof approvalHistoryMachine>; head: CartHead };

/** What happened to an order since its approval: why it was returned, what was changed, who did what. */
export function SinceApproval({ history, head: { state, returned, currency } }: Props) {
  const intl = useIntl();
  const answer = useSelector(history, ({ context }) => context.answer);
  return (
    <div className={stack}>
      {state === 'open' && returned && (
        <Notice tone="warning" title={intl.formatMessage({ id: 'cart.returned.title' })}>
          <p>
            {intl.formatMessage(
              { id: 'cart.returned.text' },
              { by: returned.by, at: <ShortDate key="at" at={returned.at} shows="dayAndTime" /> },
            )}
          </p>
          <blockquote className={why}>{returned.reason}</blockquote>
        </Notice>
      )}
      <ReadingTrouble reading={history} title={intl.formatMessage({ id: 'cart.history.failed' })} />
      {answer && (
        <ChangesSinceApproval history={answer} approved={state === 'approved'} currency={currency} />
      )}
      {answer && <ApprovalRecords deeds={answer.deeds} />}
    </div>
  );
}
