import type { Selection } from '@selvedge/core/ordering';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { FilterSetDialog, type FilterSetsRef } from './FilterSetDialog.tsx';

type Props = {
  sets: FilterSetsRef;
  selection: Selection;
  onSelection: (selection: Selection) => void;
};

/** The way to the user's saved filters. */
export function FilterSets({ sets, selection, onSelection }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="bookmark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: 'catalog.sets.open' })}
      </Button>
      <FilterSetDialog
        sets={sets}
        selection={selection}
        open={open}
        onClose={() => setOpen(false)}
        onSelection={onSelection}
      />
    </>
  );
}
