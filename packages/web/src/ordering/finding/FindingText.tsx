import type { Finding } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Money } from '../../ui/Values.tsx';
import { findingMessages } from './findingMessages.ts';

/** Values that are minor units of the `currency` beside them. */
const amounts = ['storedPrice', 'validPrice'];

/** What a cart rule objects to, in the user's language. */
export function FindingText({ finding: { code, values } }: { finding: Finding }) {
  const intl = useIntl();
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    amounts.includes(name) && typeof value === 'number' ? (
      <Money key={name} minor={value} currency={String(values.currency)} />
    ) : (
      value
    ),
  ]);
  return <>{intl.formatMessage({ id: findingMessages[code] }, Object.fromEntries(shown))}</>;
}
