import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { block, formBlocks } from './parts/entry.recipe.ts';

/** Skeleton in the place of the list. */
export function EntryLoading() {
  return (
    <div className={formBlocks} aria-busy="true">
      <Skeleton shape="block" className={block} />
      <Skeleton shape="block" className={block} />
    </div>
  );
}
