import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { LatePart } from '../../failure/LatePart.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import { useKeypadHeight } from '../../ui/layout/pageEdge.ts';
import { type CartRef, readOnlyBecause } from '../cart/state/cellView.ts';
import { OrderInPlace } from '../catalog/list/orderInPlace.ts';
import { QuickOrderTaken } from './quickOrder/QuickOrderTaken.tsx';
import type { ListOrdering, QuickOrderRef } from './quickOrder/quickOrderRef.ts';

/** Loaded ahead, once the list of styles is there. */
export const QuickOrderDialog = orderingPart(async () => ({
  default: (await import('./quickOrder/QuickOrder.tsx')).QuickOrder,
}));

interface SheetContext {
  /** Null: this page has no quick order. */
  readonly quickOrder: QuickOrderRef | null;
  /** Whether cells show stock and permitted pieces. */
  readonly figures: boolean;
  readonly showFigures: (shown: boolean) => void;
}

const DeskContext = createContext<SheetContext>({ quickOrder: null, figures: false, showFigures: () => {} });

export const useDesk = (): SheetContext => use(DeskContext);

type Props = {
  quickOrder: QuickOrderRef | null;
  /** On the list of styles: what its quick order works on. */
  list?: ListOrdering | undefined;
  cart: CartRef;
  children: ReactNode;
};

/** What all sheets of quantities on a page share: the quick order, and whether stock figures are shown. */
export function SheetDesk({ quickOrder, list, cart, children }: Props) {
  const rightEnv = useSelector(cart, ({ context }) => context.place.rightEnv);
  const isOpen = useSelector(cart, (at) => readOnlyBecause(at) === null);
  const quickStyle = isOpen ? list?.quickStyle : undefined;
  const [figures, showFigures] = useState(rightEnv === 'postorder');
  useKeypadHeight();
  const show = useCallback((shown: boolean) => showFigures(shown), []);
  const desk = useMemo<SheetContext>(
    () => ({ quickOrder, figures, showFigures: show }),
    [quickOrder, figures, show],
  );
  return (
    <DeskContext value={desk}>
      <OrderInPlace value={quickStyle}>{children}</OrderInPlace>
      {quickOrder && <QuickOrderPlace actor={quickOrder} cart={cart} list={list} />}
    </DeskContext>
  );
}

type PlaceProps = { actor: QuickOrderRef; cart: CartRef; list: ListOrdering | undefined };

/** Loads the dialog's code when it is first opened. */
function QuickOrderPlace(props: PlaceProps) {
  const { actor, list } = props;
  const isOpen = useSelector(actor, (at) => at.matches('open'));
  const isComing = useSelector(list?.quickStyle, (at) => at !== undefined && !at.matches('idle'));
  return (
    <>
      <QuickOrderTaken actor={actor} />
      {(isOpen || isComing) && (
        <LatePart>
          <QuickOrderDialog {...props} />
        </LatePart>
      )}
    </>
  );
}
