import type { CopySource } from '@selvedge/core/contract';
import { isCopying } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { LatePart } from '../../failure/LatePart.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import type { CopyRef } from './CopyDesk.ts';

const CopyDialog = orderingPart(() => import('./CopyDialog.tsx'));

/** The dialog, while it is open for this source. Its code loads when it is first opened. */
export function CopyHere({ copy, source }: { copy: CopyRef; source: CopySource }) {
  const shown = useSelector(copy, isCopying(source));
  return <LatePart>{shown && <CopyDialog copy={copy} />}</LatePart>;
}
