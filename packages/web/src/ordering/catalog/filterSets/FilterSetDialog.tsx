import { type Filters, filtersOf, searchOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import { FilterSetForm } from './FilterSetForm.tsx';
import { FilterSetList } from './FilterSetList.tsx';
import { FilterSetTrouble } from './FilterSetTrouble.tsx';
import type { FilterSetsRef } from './filterSetsRef.ts';

type Props = {
  sets: FilterSetsRef;
  filters: Filters;
  onClose: () => void;
  onFilters: (filters: Filters) => void;
};

/**
 * The user's saved filters: choose, save under a name, replace, rename, remove. The layout of the list is not part of a
 * filter.
 */
export function FilterSetDialog({ sets, filters, onClose, onFilters }: Props) {
  const intl = useIntl();
  const state = useSelector(sets, ({ value }) => value);
  const known = useSelector(sets, ({ context }) => context.sets);
  const search = searchOf({ ...filters, layout: 'grid' });
  const busy = state === 'changing';
  const save = (name: string) => sets.send({ type: 'filterSet.saved', name, search });
  const whyNotSaved = useWhyNot(sets, { type: 'filterSet.saved', search });
  const use = (chosen: string) => {
    onClose();
    onFilters({ ...filtersOf(chosen), layout: filters.layout });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'catalog.toSets' })}
      description={intl.formatMessage({ id: 'catalog.sets.lead' })}
    >
      <FilterSetTrouble sets={sets} />
      {state !== 'loading' && state !== 'unavailable' && (
        <FilterSetForm known={known} search={search} busy={busy} whyNotSaved={whyNotSaved} onSave={save} />
      )}
      {state !== 'unavailable' && (
        <FilterSetList
          known={state === 'loading' ? null : known}
          search={search}
          busy={busy}
          onUse={use}
          onReplace={save}
          onRename={(filterSetId, name) => sets.send({ type: 'filterSet.renamed', filterSetId, name })}
          onRemove={(filterSetId) => sets.send({ type: 'filterSet.removed', filterSetId })}
        />
      )}
    </Dialog>
  );
}
