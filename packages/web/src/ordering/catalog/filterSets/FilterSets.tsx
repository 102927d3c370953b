import type { Filters } from '@selvedge/core/ordering';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { LatePart } from '../../../failure/LatePart.tsx';
import { orderingPart } from '../../../messages/orderingPart.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { FilterSetsRef } from './filterSetsRef.ts';

/** Loaded ahead, once the list is there. */
export const FilterSetDialog = orderingPart(async () => ({
  default: (await import('./FilterSetDialog.tsx')).FilterSetDialog,
}));

/** On a phone only the icon is visible. */
const words = css({ srOnly: { base: true, sm: false } });

type Props = {
  sets: FilterSetsRef;
  filters: Filters;
  onFilters: (filters: Filters) => void;
};

/** Opens the user's saved filters. */
export function FilterSets({ sets, filters, onFilters }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="bookmark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={words}>{intl.formatMessage({ id: 'catalog.toSets' })}</span>
      </Button>
      {open && (
        <LatePart>
          <FilterSetDialog
            sets={sets}
            filters={filters}
            onClose={() => setOpen(false)}
            onFilters={onFilters}
          />
        </LatePart>
      )}
    </>
  );
}
