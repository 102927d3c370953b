import { useSelector } from '@xstate/react';
import type { SheetFileRef } from '../../entry/parts/entryRef.ts';
import type { CartRef } from '../state/cellView.ts';
import { Overtaken } from './Overtaken.tsx';

type Props = { cart: CartRef; sheetFile?: SheetFileRef | undefined };

/** Shown when somebody finalized or removed the cart while quantities were typed. */
export function CartOvertaken({ cart, sheetFile }: Props) {
  const edits = useSelector(cart, ({ children }) => children.orphanedEdits);
  return (
    edits && (
      <Overtaken edits={edits} sheetFile={sheetFile} onNewCart={() => cart.send({ type: 'cart.renewed' })} />
    )
  );
}
