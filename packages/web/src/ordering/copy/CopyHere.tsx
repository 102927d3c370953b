import type { CopySource } from '@selvedge/core/contract';
import { isCopying } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import type { CopyRef } from './CopyDesk.ts';

const CopyDialog = lazyPart(() => import('./CopyDialog.tsx'));

/** The dialog, while it is about this source; its code comes when it is first asked for. */
export function CopyHere({ copy, source }: { copy: CopyRef; source: CopySource }) {
  const shown = useSelector(copy, isCopying(source));
  return <Suspense>{shown && <CopyDialog copy={copy} />}</Suspense>;
}
