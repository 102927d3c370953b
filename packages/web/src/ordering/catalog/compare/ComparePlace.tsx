import type { SeasonPlace } from '@selvedge/core/contract';
import type { Catalog, CompareRef } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { CompareBar } from './CompareBar.tsx';
import { CompareDialog } from './CompareDialog.tsx';

type Props = {
  compare: CompareRef;
  catalog: Catalog;
  place: SeasonPlace;
  ordered: ReadonlyMap<string, number>;
};

/** Below the list: what is chosen to be compared, and over it the comparison. Nothing until a style is chosen. */
export default function ComparePlace({ compare, catalog, place, ordered }: Props) {
  const isEmpty = useSelector(compare, (at) => at.context.articleIds.length === 0);
  const isOpen = useSelector(compare, (at) => at.matches('comparing'));
  return (
    !isEmpty && (
      <>
        <CompareBar compare={compare} catalog={catalog} place={place} />
        {isOpen && <CompareDialog compare={compare} catalog={catalog} place={place} ordered={ordered} />}
      </>
    )
  );
}
