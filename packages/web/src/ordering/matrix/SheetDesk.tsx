import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { lazyPart } from '../../platform/lazyPart.ts';
import { useKeypadHeight } from '../../ui/layout/pageEdge.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { QuickOrderTaken } from './quickOrder/QuickOrderTaken.tsx';
import type { QuickOrderRef } from './quickOrder/quickOrderRef.ts';

const QuickOrder = lazyPart(async () => ({
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
  cart: CartRef;
  children: ReactNode;
};

/** What all sheets of quantities on a page share: the quick order, and whether stock figures are shown. */
export function SheetDesk({ quickOrder, cart, children }: Props) {
  const rightEnv = useSelector(cart, ({ context }) => context.place.rightEnv);
  const [figures, showFigures] = useState(rightEnv === 'postorder');
  useKeypadHeight();
  const show = useCallback((shown: boolean) => showFigures(shown), []);
  const desk = useMemo<SheetContext>(
    () => ({ quickOrder, figures, showFigures: show }),
    [quickOrder, figures, show],
  );
  return (
    <DeskContext value={desk}>
      {children}
      {quickOrder && <QuickOrderPlace quickOrder={quickOrder} cart={cart} />}
    </DeskContext>
  );
}

/** Loads the dialog's code when it is first opened. */
function QuickOrderPlace({ quickOrder, cart }: { quickOrder: QuickOrderRef; cart: CartRef }) {
  const isOpen = useSelector(quickOrder, (snapshot) => snapshot.matches('open'));
  return (
    <>
      <QuickOrderTaken actor={quickOrder} />
      {isOpen && (
        <Suspense>
          <QuickOrder actor={quickOrder} cart={cart} />
        </Suspense>
      )}
    </>
  );
}
