import type { quickOrderMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lazyPart } from '../../app/lazyPart.ts';
import type { CartRef } from './cellView.ts';
import { useKeypadHeight } from './pageEdge.ts';
import { QuickOrderTaken } from './QuickOrderTaken.tsx';

const QuickOrder = lazyPart(async () => ({ default: (await import('./QuickOrder.tsx')).QuickOrder }));

export type QuickOrderRef = ActorRefFrom<typeof quickOrderMachine>;

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
