import type { OrderingRef } from '@selvedge/core';
import { envOf, orderingChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { LatePart } from '../../failure/LatePart.tsx';
import { useHasWords } from '../../messages/MessagesProvider.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import { useSearchKey } from '../../shell/useSearchKey.ts';

const PaletteDialog = orderingPart(() => import('./PaletteDialog.tsx'));

/** Its words accompany the page. Whether they came counts only while it is open: nothing else may go with them (C7). */
const InWords = (props: ComponentProps<typeof PaletteDialog>) =>
  useHasWords('overlays') && <PaletteDialog {...props} />;

/** Ctrl+K anywhere in the ordering area opens the palette. Pressing it again closes it. */
export function Palette({ ordering }: { ordering: OrderingRef }) {
  const palette = useSelector(ordering, (now) => orderingChildren(now).palette);
  const open = useSelector(palette, (now) => now?.matches('open') ?? false);
  useSearchKey(() => {
    if (palette?.getSnapshot().matches('open')) palette.send({ type: 'palette.closed' });
    else palette?.send({ type: 'palette.opened', rightEnv: envOf(ordering.getSnapshot().context.route) });
  });
  if (!palette || !open) return null;
  return (
    <LatePart>
      <InWords palette={palette} ordering={ordering} />
    </LatePart>
  );
}
