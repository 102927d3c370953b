import { type Finding, findingValues } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Money } from '../../ui/Values.tsx';
import { findingMessages } from './findingMessages.ts';

type Props = {
  finding: Finding;
  /** The style has only one length, whose name means nothing to users. */
  oneLength?: boolean;
};

/** What a cart rule objects to, in the user's language. */
export function FindingText({ finding, oneLength }: Props) {
  const intl = useIntl();
  const { code } = finding;
  const id = oneLength && code === 'lengthTotalExceeded' ? 'rule.colourTotalExceeded' : findingMessages[code];
  const values = findingValues(finding, (minor, currency, name) => (
    <Money key={name} minor={minor} currency={currency} />
  ));
  return <>{intl.formatMessage({ id }, values)}</>;
}
