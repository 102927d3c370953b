import { scanChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { LatePart } from '../../failure/LatePart.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { focusCell } from './focusCell.ts';
import { ScanNews } from './ScanNews.tsx';
import type { ScanRef } from './scanRef.ts';
import { useWedge } from './useWedge.ts';

const ScanPanel = orderingPart(() => import('./ScanPanel.tsx'));
const CameraDialog = orderingPart(() => import('./CameraDialog.tsx'));

type Props = { scan: ScanRef; cart: CartRef };

/** Listens to a hand scanner on every screen of a season, and shows the state of scanning. */
export function ScanDesk({ scan, cart }: Props) {
  const lookUp = useSelector(scan, (now) => scanChildren(now).lookUp);
  const listing = useSelector(scan, (now) => now.matches({ working: 'listing' }));
  const filming = useSelector(scan, (now) => now.matches({ working: 'filming' }));
  useWedge(lookUp !== undefined, (text) => scan.send({ type: 'code.scanned', text, at: Date.now() }));
  useEffect(() => {
    const { unsubscribe } = scan.on('cell.shown', ({ articleVariantId }) => focusCell(articleVariantId));
    return unsubscribe;
  }, [scan]);
  if (!lookUp) return null;
  return (
    <>
      <ScanNews scan={scan} lookUp={lookUp} cart={cart} open={listing || filming} />
      <LatePart>
        {listing && <ScanPanel scan={scan} lookUp={lookUp} cart={cart} />}
        {filming && <CameraDialog scan={scan} lookUp={lookUp} cart={cart} />}
      </LatePart>
    </>
  );
}
