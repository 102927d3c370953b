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

const KeysDialog = lazyPart(async () => ({
  default: (await import('./KeysDialog.tsx')).KeysDialog,
}));

interface SheetContext {
  /** Null: this page has no quick order. */
  readonly quickOrder: QuickOrderRef | null;
  /** Whether cells show stock and permitted pieces. */
  readonly figures: boolean;
  readonly showFigures: (shown: boolean) => void;
  /** Opens the list of keys. */
  readonly showKeys: () => void;
}

const DeskContext = createContext<SheetContext>({
  quickOrder: null,
  figures: false,
  showFigures: () => {},
  showKeys: () => {},
});

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
  const [keys, setKeys] = useState(false);
  useKeypadHeight();
  const show = useCallback((shown: boolean) => showFigures(shown), []);
  const desk = useMemo<SheetContext>(
    () => ({ quickOrder, figures, showFigures: show, showKeys: () => setKeys(true) }),
    [quickOrder, figures, show],
  );
  return (
    <DeskContext value={desk}>
      {children}
      {quickOrder && <QuickOrderPlace quickOrder={quickOrder} cart={cart} />}
      {keys && (
        <Suspense>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      )}
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
