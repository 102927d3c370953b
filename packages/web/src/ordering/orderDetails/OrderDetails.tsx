import type { CartHead } from '@selvedge/core/contract';
import { hasUnsentDetails, type OrderDetailsRef } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { useDetailFacts } from './useDetailFacts.ts';

const frame = css({ borderTop: 'hair', paddingBlock: '2' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });
const facts = css({ display: 'grid', rowGap: '2', paddingBlock: '2' });
const term = css({ textStyle: 'fine', color: 'ink.muted' });
const said = css({ overflowWrap: 'anywhere' });

type Props = {
  /** Absent until it is opened for the first time. */
  details: OrderDetailsRef | undefined;
  head: CartHead;
  mayInsert: boolean;
  onOpen: () => void;
};

/**
 * The customer's own order number, delivery address and requested delivery week of a cart: one quiet line that opens
 * (O9). Who may not order only reads what was said.
 */
export function OrderDetails({ details, head, mayInsert, onOpen }: Props) {
  const intl = useIntl();
  const form = useId();
  const snapshot = useSelector(details, (now) => now);
  const stored = useDetailFacts(head.details);
  const isOpen = snapshot !== undefined && !snapshot.matches('idle');
  const isOfOther = snapshot?.context.head != null && snapshot.context.head.cartId !== head.cartId;
  const isUnsent = snapshot !== undefined && !isOfOther && hasUnsentDetails(snapshot);
  if (!mayInsert && stored.length === 0) return null;
  return (
    <section className={frame} aria-label={intl.formatMessage({ id: 'check.details.open' })}>
      <div className={line}>
        {mayInsert && (
          <Button
            variant="quiet"
            size="compact"
            icon={isOpen ? 'chevronDown' : 'chevron'}
            aria-expanded={isOpen}
            pending={isOpen && !snapshot.matches('reading') && snapshot.hasTag('pending')}
            aria-controls={isOpen ? form : undefined}
            onClick={isOpen ? () => details?.send({ type: 'orderDetails.closed' }) : onOpen}
          >
            {intl.formatMessage({ id: 'check.details.open' })}
          </Button>
        )}
        {isUnsent && <Badge tone="warning">{intl.formatMessage({ id: 'check.details.unsent' })}</Badge>}
      </div>
      {!isOpen && stored.length > 0 && (
        <dl className={facts}>
          {stored.map(([label, text]) => (
            <div key={label}>
              <dt className={term}>{label}</dt>
              <dd className={said}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen && details && <DetailsForm id={form} details={details} approved={head.state === 'approved'} />}
    </section>
  );
}
