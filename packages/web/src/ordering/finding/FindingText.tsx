import type { Finding } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Money } from '../../ui/Values.tsx';
import { findingMessages } from './findingMessages.ts';

/** Values that are minor units of the `currency` beside them. */
const amounts = ['storedPrice', 'validPrice', 'limit', 'used', 'order', 'left', 'over'];

type Props = {
  finding: Finding;
  /** The style comes in one length only, which has no name that means anything to people. */
  oneLength?: boolean;
};

/** What a cart rule objects to, in the user's language. */
export function FindingText({ finding: { code, values }, oneLength }: Props) {
  const intl = useIntl();
  const id = oneLength && code === 'lengthTotalExceeded' ? 'rule.colourTotalExceeded' : findingMessages[code];
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    amounts.includes(name) && typeof value === 'number' ? (
      <Money key={name} minor={value} currency={String(values.currency)} />
    ) : (
      value
    ),
  ]);
  return <>{intl.formatMessage({ id }, Object.fromEntries(shown))}</>;
}
