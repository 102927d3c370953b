import { type filterSetsMachine, type Selection, searchOf, selectionOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilterSetForm } from './FilterSetForm.tsx';
import { FilterSetList } from './FilterSetList.tsx';
import { FilterSetTrouble } from './FilterSetTrouble.tsx';

export type FilterSetsRef = ActorRefFrom<typeof filterSetsMachine>;

type Props = {
  sets: FilterSetsRef;
  selection: Selection;
  onSelection: (selection: Selection) => void;
};

/** The user's saved filters: chosen, kept under a name, replaced, removed. */
export function FilterSets({ sets, selection, onSelection }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const state = useSelector(sets, ({ value }) => value);
  const known = useSelector(sets, ({ context }) => context.sets);
  const title = intl.formatMessage({ id: 'catalog.sets.open' });
  const search = searchOf({ ...selection, layout: 'grid' });
  const busy = state === 'changing';
  const save = (name: string) => sets.send({ type: 'filterSet.saved', name, search });
  const use = (chosen: string) => {
    setOpen(false);
    onSelection({ ...selectionOf(chosen), layout: selection.layout });
  };
  return (
    <>
      <Button icon="bookmark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        description={intl.formatMessage({ id: 'catalog.sets.lead' })}
      >
        <FilterSetTrouble sets={sets} />
        {state !== 'loading' && state !== 'unavailable' && (
          <FilterSetForm known={known} search={search} busy={busy} onSave={save} />
        )}
        {state !== 'unavailable' && (
          <FilterSetList
            known={state === 'loading' ? null : known}
            search={search}
            busy={busy}
            onUse={use}
            onReplace={save}
            onRemove={(filterSetId) => sets.send({ type: 'filterSet.removed', filterSetId })}
          />
        )}
      </Dialog>
    </>
  );
}
