import type { Failure } from '@selvedge/core';
import type { SeasonPlace, Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { FindingList } from '../finding/FindingList.tsx';

type Props = {
  title: string;
  failure: Failure | null;
  styles: readonly Style[];
  place: SeasonPlace;
  onDismiss: () => void;
};

/** The server refused: shows why, with every finding, and that nothing has changed. */
export function Refusal({ title, failure, styles, place, onDismiss }: Props) {
  const intl = useIntl();
  return (
    <Notice live tone="critical" title={title} onDismiss={onDismiss}>
      <FailureWords failure={failure} />
      <p>{intl.formatMessage({ id: 'check.refused.nothing' })}</p>
      {failure && failure.findings.length > 0 && (
        <FindingList findings={failure.findings} styles={styles} place={place} />
      )}
    </Notice>
  );
}
