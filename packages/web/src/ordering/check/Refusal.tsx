import { type Failure, isSilent } from '@selvedge/core';
import type { SeasonPlace, Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Notice } from '../../ui/Notice.tsx';
import { useFailureText } from '../area/useFailureText.ts';
import { FindingList } from '../finding/FindingList.tsx';

type Props = {
  title: string;
  failure: Failure | null;
  styles: readonly Style[];
  place: SeasonPlace;
  onDismiss: () => void;
};

/** The server said no: why, with every finding, and that nothing has changed. */
export function Refusal({ title, failure, styles, place, onDismiss }: Props) {
  const intl = useIntl();
  const failureText = useFailureText();
  return (
    <Notice live tone="critical" title={title} errorId={failure?.tracking ?? undefined} onDismiss={onDismiss}>
      <p>
        {failure && isSilent(failure)
          ? intl.formatMessage({ id: 'check.refused.maintenance' })
          : failureText(failure)}
      </p>
      <p>{intl.formatMessage({ id: 'check.refused.nothing' })}</p>
      {failure && failure.findings.length > 0 && (
        <FindingList findings={failure.findings} styles={styles} place={place} />
      )}
    </Notice>
  );
}
