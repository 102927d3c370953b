import type { ApprovalAction, ApprovalRecord } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { ShortDate } from '../../ui/text/Values.tsx';

const said: Readonly<Record<ApprovalAction, MessageId>> = {
  approved: 'approval.record.approved',
  recalled: 'approval.record.recalled',
  returned: 'approval.record.returned',
  reopened: 'approval.record.reopened',
  finalized: 'approval.record.finalized',
};

const fold = css({
  textStyle: 'small',
  '& summary': { minHeight: 'control', cursor: 'pointer', paddingBlock: '3' },
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', borderTop: 'hair', paddingTop: '3' });
const why = css({ color: 'ink.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Who approved, recalled and returned the order, when and why. Collapsed at first. */
export function ApprovalRecords({ deeds }: { deeds: readonly ApprovalRecord[] }) {
  const intl = useIntl();
  if (deeds.length === 0) return null;
  return (
    <details className={fold}>
      <summary>{intl.formatMessage({ id: 'approval.records' }, { count: deeds.length })}</summary>
      <ol className={list}>
        {deeds.map(({ deed, by, at, reason }) => (
          <li key={`${at} ${deed}`}>
            {intl.formatMessage({ id: said[deed] }, { by })}, <ShortDate at={at} shows="dayAndTime" />
            {reason !== null && <p className={why}>{reason}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
