import type { Finding } from '@selvedge/core/contract';
import type { checkMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ShortDate } from '../../ui/Values.tsx';

/** Why nothing can be approved or finalized now, in words; undefined when nothing is in the way. */
export function useObstacle(
  check: ActorRefFrom<typeof checkMachine>,
  /** Epoch ms, where the season is in preview. */
  opensAt: number | null,
  /** Which findings stand in the way; all by default. */
  hinders: (finding: Finding) => boolean = () => true,
): ReactNode {
  const intl = useIntl();
  const snapshot = useSelector(check, (now) => now);
  if (opensAt !== null) {
    return intl.formatMessage({ id: 'check.obstacle.preview' }, { date: <ShortDate key="d" at={opensAt} /> });
  }
  if (snapshot.matches('checking')) return intl.formatMessage({ id: 'check.obstacle.checking' });
  const findings = snapshot.context.findings.filter(hinders);
  if (!snapshot.matches('objected') || findings.length === 0) return undefined;
  if (findings.every(({ code }) => code === 'limitExceeded'))
    return intl.formatMessage({ id: 'check.obstacle.limit' });
  if (findings.every(({ code }) => code === 'limitNotComparable'))
    return intl.formatMessage({ id: 'check.obstacle.limitCurrency' });
  return intl.formatMessage({ id: 'check.obstacle.findings' }, { count: findings.length });
}
