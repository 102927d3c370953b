import type { Customer, Lock } from '@selvedge/core/contract';
import { isLocked } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', borderTop: 'hair', paddingTop: '4' });
const what = css({ textStyle: 'label', color: 'ink.muted' });
const reason = css({ textStyle: 'lead' });
const who = css({ marginTop: '5', color: 'ink.muted', textStyle: 'small' });

type Props = { customer: Customer | null; onClose: () => void };

/** What is locked, why, and who can lift the lock (L1). */
export function LockDialog({ customer, onClose }: Props) {
  const intl = useIntl();
  const subjectOf = ({ scope, subject }: Lock) => {
    if (scope === 'customer') return intl.formatMessage({ id: 'pos.lock.customer' });
    return scope === 'subdivision'
      ? intl.formatMessage({ id: 'pos.lock.subdivision' }, { subject: subject ?? '' })
      : intl.formatMessage({ id: 'pos.lock.collectionType' }, { subject: subject ?? '' });
  };
  return (
    <Dialog
      open={customer !== null}
      onClose={onClose}
      size="small"
      title={customer?.name ?? ''}
      description={
        customer &&
        intl.formatMessage({ id: 'pos.lock.lead' }, { scope: isLocked(customer) ? 'whole' : 'part' })
      }
      actions={
        <Button variant="primary" onClick={onClose}>
          {intl.formatMessage({ id: 'ui.action.close' })}
        </Button>
      }
    >
      <dl className={list}>
        {customer?.locks.map((lock) => (
          <div key={`${lock.scope} ${lock.subject}`}>
            <dt className={what}>{subjectOf(lock)}</dt>
            <dd className={reason}>{lock.reason}</dd>
          </div>
        ))}
      </dl>
      <p className={who}>{intl.formatMessage({ id: 'pos.lock.who' })}</p>
    </Dialog>
  );
}
