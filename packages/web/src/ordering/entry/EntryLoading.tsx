import { Skeleton } from '../../ui/Skeleton.tsx';
import { block, ways } from './entry.recipe.ts';

/** Stands where the list will be. */
export function EntryLoading() {
  return (
    <div className={ways} aria-busy="true">
      <Skeleton shape="block" className={block} />
      <Skeleton shape="block" className={block} />
    </div>
  );
}
