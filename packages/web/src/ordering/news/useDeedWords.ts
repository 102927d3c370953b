import type { ApprovalDeed } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/** What somebody else did about the approval. Null for changed lines, which are visible in the lines themselves. */
export function useDeedWords(): (deed: ApprovalDeed) => string | null {
  const intl = useIntl();
  return ({ deed, by }) => {
    switch (deed) {
      case 'approved':
        return intl.formatMessage({ id: 'approval.deed.approved' }, { by });
      case 'recalled':
        return intl.formatMessage({ id: 'approval.deed.recalled' }, { by });
      case 'returned':
        return intl.formatMessage({ id: 'approval.deed.returned' }, { by });
      case 'finalized':
        return intl.formatMessage({ id: 'approval.deed.finalized' }, { by });
      case 'reopened':
        return null;
    }
  };
}
