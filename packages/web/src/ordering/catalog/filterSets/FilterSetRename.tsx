import { type FilterSet, filterSetName, LONGEST_FILTER_SET_NAME } from '@selvedge/core/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameFault } from './useNameFault.ts';

const form = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '2',
  paddingBlock: '2',
  '& > :first-child': { flex: '1', minWidth: '[min(100%, 12rem)]' },
});

type Props = {
  set: FilterSet;
  known: readonly FilterSet[];
  busy: boolean;
  onRename: (name: string) => void;
  onClose: () => void;
};

/** Renames a saved set in its own line. */
export function FilterSetRename({ set, known, busy, onRename, onClose }: Props) {
  const intl = useIntl();
  const around = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(set.name);
  const [judged, setJudged] = useState(false);
  const faultOf = useNameFault();
  const name = filterSetName(typed);
  const other = known.find(
    (one) => one.filterSetId !== set.filterSetId && one.name.toLowerCase() === name.toLowerCase(),
  );
  const fault =
    faultOf(name) ?? (other && intl.formatMessage({ id: 'catalog.sets.nameTaken' }, { name: other.name }));
  useEffect(() => {
    const box = around.current?.querySelector('input');
    box?.focus();
    box?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(fault !== undefined);
    if (fault !== undefined || busy) return;
    if (name !== set.name) onRename(name);
    onClose();
  };
  // Escape cancels the renaming. The dialog around it stays open.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <form ref={around} className={form} onSubmit={submit} onKeyDown={onKey} noValidate>
      <TextField
        label={intl.formatMessage({ id: 'catalog.sets.renameTo' })}
        size="compact"
        value={typed}
        maxLength={LONGEST_FILTER_SET_NAME}
        autoComplete="off"
        error={judged ? fault : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="compact" variant="primary" pending={busy}>
        {intl.formatMessage({ id: 'catalog.sets.renameKeep' })}
      </Button>
      <Button size="compact" variant="quiet" onClick={onClose}>
        {intl.formatMessage({ id: 'catalog.sets.renameCancel' })}
      </Button>
    </form>
  );
}
