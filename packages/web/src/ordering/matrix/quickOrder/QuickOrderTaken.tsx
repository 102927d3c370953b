import { planOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../../../ui/text/LiveRegion.tsx';
import type { QuickOrderRef } from './quickOrderRef.ts';

/** Announces what a quick order put into the sheet, once its dialog is closed. */
export function QuickOrderTaken({ actor }: { actor: QuickOrderRef }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (at) => at);
  const { style } = snapshot.context;
  const taken = snapshot.matches('taken') && style !== null;
  const count = taken ? (planOf(snapshot.context)?.placed ?? 0) : 0;
  return (
    <LiveRegion
      message={taken ? intl.formatMessage({ id: 'quickOrder.taken' }, { count, style: style.name }) : ''}
    />
  );
}
