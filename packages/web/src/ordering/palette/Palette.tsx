import type { OrderingRef } from '@selvedge/core';
import { envOf, orderingChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../platform/lazyPart.ts';

const PaletteDialog = lazyPart(() => import('./PaletteDialog.tsx'));

const opens = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Ctrl+K anywhere in the ordering area opens the palette. Pressing it again closes it. */
export function Palette({ ordering }: { ordering: OrderingRef }) {
  const palette = useSelector(ordering, (now) => orderingChildren(now).palette);
  const open = useSelector(palette, (now) => now?.matches('open') ?? false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opens(event)) return;
      event.preventDefault();
      if (palette?.getSnapshot().matches('open')) palette.send({ type: 'palette.closed' });
      else palette?.send({ type: 'palette.opened', rightEnv: envOf(ordering.getSnapshot().context.route) });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [palette, ordering]);
  if (!palette || !open) return null;
  return (
    <Suspense>
      <PaletteDialog palette={palette} ordering={ordering} />
    </Suspense>
  );
}
