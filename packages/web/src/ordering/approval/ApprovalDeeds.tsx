import type { ApprovalDeed, ApprovalDeedKind } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { ShortDate } from '../../ui/Values.tsx';

const said: Readonly<Record<ApprovalDeedKind, MessageId>> = {
  approved: 'approval.deed.approved',
  recalled: 'approval.deed.recalled',
  returned: 'approval.deed.returned',
  reopened: 'approval.deed.reopened',
  finalized: 'approval.deed.finalized',
};

const fold = css({
  textStyle: 'small',
  '& summary': { minHeight: 'control', cursor: 'pointer', paddingBlock: '3' },
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', borderTop: 'hair', paddingTop: '3' });
const why = css({ color: 'ink.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Who approved, recalled and returned the order, when and why. Collapsed at first. */
export function ApprovalDeeds({ deeds }: { deeds: readonly ApprovalDeed[] }) {
  const intl = useIntl();
  if (deeds.length === 0) return null;
  return (
    <details className={fold}>
      <summary>{intl.formatMessage({ id: 'approval.deeds' }, { count: deeds.length })}</summary>
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
