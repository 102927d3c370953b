import type { ApprovalRecord } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/** What somebody else did about the approval. Null for changed lines, which are visible in the lines themselves. */
export function useApprovalRecordText(): (deed: ApprovalRecord) => string | null {
  const intl = useIntl();
  return ({ deed, by }) => {
    switch (deed) {
      case 'approved':
        return intl.formatMessage({ id: 'approval.record.approved' }, { by });
      case 'recalled':
        return intl.formatMessage({ id: 'approval.record.recalled' }, { by });
      case 'returned':
        return intl.formatMessage({ id: 'approval.record.returned' }, { by });
      case 'finalized':
        return intl.formatMessage({ id: 'approval.record.finalized' }, { by });
      case 'reopened':
        return null;
    }
  };
}
