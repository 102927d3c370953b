import { type Failure, formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { everything, listSearch, searchOf } from '@selvedge/core/ordering';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { css } from '#style/css';
import { MissingState } from '../../failure/MissingState.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';

const frame = css({ width: 'full' });
const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  width: 'full',
  '& > :first-child': { flex: '1', minWidth: '[14rem]' },
});

type Props = { place: SeasonPlace; search: string; failure: Failure | null };

/** 'Yikes! Style not available.': links back to the list with its filters, or offers a search. */
export function StyleMissing({ place, search, failure }: Props) {
  const intl = useIntl();
  const [term, setTerm] = useState('');
  const [, navigate] = useLocation();
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() === '') return;
    const wanted = searchOf({ ...everything, term: term.trim() });
    navigate(formatRoute({ screen: 'styles', place, search: wanted }));
  };
  return (
    <MissingState
      failure={failure}
      title={intl.formatMessage({ id: 'style.unavailable.title' })}
      actions={
        <>
          <search className={frame}>
            <form className={form} onSubmit={find}>
              <SearchField
                label={intl.formatMessage({ id: 'style.search.label' })}
                value={term}
                onValue={setTerm}
              />
              <Button type="submit">{intl.formatMessage({ id: 'style.search.go' })}</Button>
            </form>
          </search>
          <Link look="secondary" href={formatRoute({ screen: 'styles', place, search: listSearch(search) })}>
            {intl.formatMessage({ id: 'style.back' })}
          </Link>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'style.unavailable.lead' })}</p>
      <p>{intl.formatMessage({ id: 'style.unavailable.kept' })}</p>
    </MissingState>
  );
}
