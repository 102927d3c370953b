import type { Finding } from '@selvedge/core/contract';
import { findingMessageOf, findingValues } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { Money } from '../../ui/text/Values.tsx';

type Props = {
  finding: Finding;
  /** The style has only one length, whose name means nothing to users. */
  oneLength?: boolean;
};

/** What a cart rule objects to, in the user's language. */
export function FindingText({ finding, oneLength }: Props) {
  const intl = useIntl();
  const values = findingValues(finding, (minor, currency, name) => (
    <Money key={name} minor={minor} currency={currency} />
  ));
  return <>{intl.formatMessage({ id: findingMessageOf(finding.code, oneLength) }, values)}</>;
}
