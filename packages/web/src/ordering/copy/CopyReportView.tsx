import { formatRoute } from '@selvedge/core';
import type { CopyEnd, CopyReport } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import { TargetPlan } from './TargetPlan.tsx';

const ends: Readonly<
  Record<CopyEnd, { readonly id: MessageId; readonly tone: 'positive' | 'warning' | 'critical' }>
> = {
  copied: { id: 'copy.end.copied', tone: 'positive' },
  copiedWithWarnings: { id: 'copy.end.copiedWithWarnings', tone: 'warning' },
  failed: { id: 'copy.end.failed', tone: 'critical' },
};

type Props = { report: CopyReport; onLeave: () => void };

/** The outcome for each target. Those with something to report come first. */
export function CopyReportView({ report, onLeave }: Props) {
  const intl = useIntl();
  const mayOpen = useMayOpen();
  const { rightEnv, season, subdivision, collectionType } = report;
  const order: readonly CopyEnd[] = ['failed', 'copiedWithWarnings', 'copied'];
  return report.targets
    .toSorted((one, other) => order.indexOf(one.end) - order.indexOf(other.end))
    .map((target) => {
      const place = { rightEnv, customerId: target.customerId, season, subdivision, collectionType };
      return (
        <TargetPlan
          key={target.customerId}
          of={target}
          sourceCurrency={report.source.currency}
          end={<Badge tone={ends[target.end].tone}>{intl.formatMessage({ id: ends[target.end].id })}</Badge>}
          actions={
            target.cartId !== null &&
            mayOpen({ screen: 'cart', place }) && (
              <Link href={formatRoute({ screen: 'cart', place })} onClick={onLeave}>
                {intl.formatMessage({ id: 'copy.end.toCart' }, { name: target.customerName })}
              </Link>
            )
          }
        />
      );
    });
}
