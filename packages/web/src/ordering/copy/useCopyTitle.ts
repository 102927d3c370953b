import type { copyMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';

/** The dialog's title and lead text in each state. */
export function useCopyTitle(snapshot: SnapshotFrom<typeof copyMachine>): { text: string; lead?: string } {
  const intl = useIntl();
  if (snapshot.matches({ ended: 'errors' })) {
    return {
      text: intl.formatMessage({ id: 'copy.errors.title' }),
      lead: intl.formatMessage({ id: 'copy.errors.hint' }),
    };
  }
  if (snapshot.matches('refused')) {
    return {
      text: intl.formatMessage({ id: 'copy.errors.title' }),
      lead: intl.formatMessage({ id: 'copy.refused.hint' }),
    };
  }
  if (snapshot.matches({ ended: 'warnings' })) {
    return {
      text: intl.formatMessage({ id: 'copy.warnings.title' }),
      lead: intl.formatMessage({ id: 'copy.warnings.lead' }),
    };
  }
  if (snapshot.matches('ended')) return { text: intl.formatMessage({ id: 'copy.copied.title' }) };
  const order = snapshot.context.source?.kind === 'order';
  const text = order
    ? intl.formatMessage({ id: 'copy.order.title' })
    : intl.formatMessage({ id: 'copy.cart.title' });
  // From here on something may be written.
  if (snapshot.matches('running')) return { text };
  return snapshot.matches('choosing')
    ? { text, lead: intl.formatMessage({ id: 'copy.targets.lead' }) }
    : { text, lead: intl.formatMessage({ id: 'copy.plan.lead' }) };
}
