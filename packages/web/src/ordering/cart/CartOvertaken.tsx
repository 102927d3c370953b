import { type cartMachine, strandedCells } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFailureText } from '../area/useFailureText.ts';
import type { SheetFileRef } from '../entry/entryRef.ts';
import { StrandedCells } from './StrandedCells.tsx';
import { StrandedSheet } from './StrandedSheet.tsx';

type Props = {
  cart: ActorRefFrom<typeof cartMachine>;
  /** Absent: there is no way to have the list as a file here. */
  sheetFile?: SheetFileRef;
};

/**
 * Somebody finalized the cart while quantities were typed: which are not in the order, one by one. They are taken over
 * into a new cart, kept as a file, or given up in so many words.
 */
export function CartOvertaken({ cart, sheetFile }: Props) {
  const intl = useIntl();
  const failureText = useFailureText();
  const { ledger, failure } = useSelector(cart, ({ context }) => context);
  const cells = strandedCells({ ledger });
  const pieces = cells.reduce((sum, { missing }) => sum + missing, 0);
  const isEmpty = cells.length === 0;
  return (
    <>
      <Notice
        live
        tone="warning"
        title={intl.formatMessage({ id: 'cart.overtaken.title' })}
        actions={
          <>
            {pieces > 0 && (
              <Button variant="primary" onClick={() => cart.send({ type: 'edits.carried' })}>
                {intl.formatMessage({ id: 'cart.overtaken.carry' }, { pieces })}
              </Button>
            )}
            <Button
              variant={isEmpty ? 'primary' : undefined}
              onClick={() => cart.send({ type: 'cart.reloaded' })}
            >
              {intl.formatMessage({ id: isEmpty ? 'cart.overtaken.action' : 'cart.overtaken.discard' })}
            </Button>
          </>
        }
      >
        {isEmpty && failure && <p>{failureText(failure)}</p>}
        {!isEmpty && <p>{intl.formatMessage({ id: 'cart.overtaken.lost' }, { count: cells.length })}</p>}
      </Notice>
      {!isEmpty && <StrandedCells cart={cart} cells={cells} />}
      {!isEmpty && sheetFile && <StrandedSheet cart={cart} cells={cells} sheetFile={sheetFile} />}
    </>
  );
}
