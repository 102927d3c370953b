import { type FilterSet, filterSetName, LONGEST_FILTER_SET_NAME } from '@selvedge/core/contract';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { OffReason } from '../../../ui/buttons/WhyNot.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameFault } from './useNameFault.ts';

const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  paddingBottom: '5',
  borderBottom: 'hair',
  '& > :first-child': { flex: '1', minWidth: '[min(100%, 15rem)]' },
});
const said = css({ flexBasis: 'full', textStyle: 'small', color: 'ink.muted' });

type Props = {
  known: readonly FilterSet[];
  /** The current filters, as a search string. */
  search: string;
  busy: boolean;
  whyNotSaved: OffReason | undefined;
  onSave: (name: string) => void;
};

/** Saves the current filters under a name. */
export function FilterSetForm({ known, search, busy, whyNotSaved, onSave }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [judged, setJudged] = useState(false);
  const faultOf = useNameFault();
  const name = filterSetName(typed);
  const fault = faultOf(name);
  const same = known.find((set) => set.name === name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(fault !== undefined);
    if (fault === undefined && !whyNotSaved && !busy) onSave(name);
  };
  const news = () => {
    if (!same) return '';
    return same.search === search
      ? intl.formatMessage({ id: 'catalog.sets.saved' }, { name })
      : intl.formatMessage({ id: 'catalog.sets.replaces' }, { name });
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        label={intl.formatMessage({ id: 'catalog.sets.name' })}
        value={typed}
        maxLength={LONGEST_FILTER_SET_NAME}
        autoComplete="off"
        data-first=""
        error={judged ? fault : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" pending={busy} disabledReason={whyNotSaved} reasonAlign="end">
        {same && same.search !== search
          ? intl.formatMessage({ id: 'catalog.sets.replace' })
          : intl.formatMessage({ id: 'catalog.sets.save' })}
      </Button>
      <p role="status" className={said}>
        {news()}
      </p>
    </form>
  );
}
