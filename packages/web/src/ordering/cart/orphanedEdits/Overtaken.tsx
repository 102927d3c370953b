import { formatRoute } from '@selvedge/core';
import { orphanedEdits } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailureWords } from '../../../failure/FailureWords.tsx';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { SheetFileRef } from '../../entry/parts/entryRef.ts';
import { OrphanedEdits } from './OrphanedEdits.tsx';
import { OrphanedEditsSheet } from './OrphanedEditsSheet.tsx';
import type { OrphanedEditsRef } from './useOrphanedStyles.ts';

type Props = {
  edits: OrphanedEditsRef;
  /** Discards the edits and begins a new cart. */
  onNewCart: () => void;
  /** Absent: the list cannot be downloaded as a file here. */
  sheetFile?: SheetFileRef | undefined;
};

/**
 * What became of the cart, and each quantity that was not ordered. They can be carried into a new cart, saved as a file
 * or explicitly discarded.
 */
export function Overtaken({ edits, onNewCart, sheetFile }: Props) {
  const intl = useIntl();
  const { ledger, failure, ended } = useSelector(edits, ({ context }) => context);
  const cells = orphanedEdits({ ledger, ended });
  const pieces = cells.reduce((sum, { missing }) => sum + missing, 0);
  const isEmpty = cells.length === 0;
  const isRemoved = ended === 'removed';
  const order = ended === null || isRemoved ? null : ended.order;
  const titleOf = (): MessageId => {
    if (ended === null) return 'cart.overtaken.closed';
    return isRemoved ? 'check.ended.removed' : 'cart.overtaken.title';
  };
  return (
    <>
      <Notice
        live
        tone="warning"
        title={intl.formatMessage({ id: titleOf() })}
        actions={
          <>
            {pieces > 0 && (
              <Button variant="primary" onClick={() => edits.send({ type: 'edits.carried' })}>
                {intl.formatMessage({ id: 'cart.overtaken.carry' }, { pieces })}
              </Button>
            )}
            {order && (
              <Link look="secondary" href={formatRoute({ screen: 'order', orderId: order.orderId })}>
                {intl.formatMessage({ id: 'check.finalized.toOrder' })}
              </Link>
            )}
            <Button variant={isEmpty ? 'primary' : undefined} onClick={onNewCart}>
              {intl.formatMessage({ id: isEmpty ? 'cart.overtaken.action' : 'cart.overtaken.discard' })}
            </Button>
          </>
        }
      >
        {isEmpty && failure && <FailureWords failure={failure} />}
        {isRemoved && <p>{intl.formatMessage({ id: 'check.ended.removedText' })}</p>}
        {order && (
          <p>{intl.formatMessage({ id: 'check.finalized.number' }, { number: order.orderNumber })}</p>
        )}
        {!isEmpty && (
          <p>
            {intl.formatMessage(
              { id: isRemoved ? 'cart.overtaken.kept' : 'cart.overtaken.lost' },
              { count: cells.length },
            )}
          </p>
        )}
      </Notice>
      {!isEmpty && <OrphanedEdits edits={edits} cells={cells} />}
      {!isEmpty && sheetFile && <OrphanedEditsSheet edits={edits} cells={cells} sheetFile={sheetFile} />}
    </>
  );
}
