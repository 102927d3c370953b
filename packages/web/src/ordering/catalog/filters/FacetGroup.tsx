import type { Facet, FacetName } from '@selvedge/core/ordering';
import { memo, useCallback, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { FilterValue } from './FilterValue.tsx';
import { Fold } from './Fold.tsx';
import { facetTitles } from './names.ts';
import { sameFacet } from './sameFacet.ts';

/** With more values than this, the rest is folded away. With more than `manyValues`, there is a search box. */
const fewValues = 8;
const manyValues = 12;

const list = css({ display: 'flex', flexDirection: 'column' });
const finder = css({ paddingBottom: '2' });
const nothing = css({ textStyle: 'small', color: 'ink.muted', paddingBlock: '1' });
const more = css({
  alignSelf: 'flex-start',
  minHeight: 'controlDense',
  marginTop: '1',
  color: 'accent',
  textStyle: 'small',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
  _touch: { minHeight: 'control' },
});

/** Values that have matches or are chosen come first, the rest after them. Each part keeps its order. */
const inReach = (facet: Facet) => [
  ...facet.values.filter(({ count, chosen }) => count > 0 || chosen),
  ...facet.values.filter(({ count, chosen }) => count === 0 && !chosen),
];

type Props = {
  facet: Facet;
  open: boolean;
  onOpen: (name: FacetName, open: boolean) => void;
  onValue: (name: FacetName, key: string, chosen: boolean) => void;
};

const sameProps = (one: Props, other: Props): boolean =>
  one.open === other.open &&
  one.onOpen === other.onOpen &&
  one.onValue === other.onValue &&
  sameFacet(one.facet, other.facet);

/** One attribute of the styles (M1) with its values and the number of styles each would show. */
export const FacetGroup = memo(function FacetGroup({ facet, open, onOpen, onValue }: Props) {
  const intl = useIntl();
  const id = useId();
  const [all, setAll] = useState(false);
  const [sought, setSought] = useState('');
  const { name, values } = facet;
  const choose = useCallback((key: string, chosen: boolean) => onValue(name, key, chosen), [onValue, name]);
  const title = intl.formatMessage({ id: facetTitles[name] });
  const chosen = values.filter((value) => value.chosen).length;
  const word = sought.trim().toLocaleLowerCase();
  const fitting =
    word === '' ? values : values.filter(({ label }) => label.toLocaleLowerCase().includes(word));
  const isLong = values.length > fewValues;
  const folded = isLong && !all && word === '';
  const shown = folded ? inReach(facet).filter((value, at) => at < fewValues || value.chosen) : fitting;
  return (
    <Fold
      title={title}
      open={open}
      onOpen={(next) => onOpen(name, next)}
      aside={chosen > 0 ? intl.formatMessage({ id: 'catalog.facet.chosen' }, { count: chosen }) : null}
    >
      {values.length > manyValues && (
        <div className={finder}>
          <SearchField
            size="compact"
            label={intl.formatMessage({ id: 'catalog.facet.find' }, { facet: title })}
            value={sought}
            onValue={setSought}
            maxLength={60}
          />
        </div>
      )}
      <fieldset className={list} id={id} aria-label={title}>
        {shown.map((value) => (
          <FilterValue
            key={value.key}
            name={value.key}
            label={value.label}
            count={value.count}
            chosen={value.chosen}
            onChosen={choose}
          />
        ))}
        {shown.length === 0 && (
          <p className={nothing} role="status">
            {intl.formatMessage({ id: 'catalog.facet.nothing' })}
          </p>
        )}
      </fieldset>
      {isLong && word === '' && (
        <button
          type="button"
          className={more}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all
            ? intl.formatMessage({ id: 'catalog.facet.fewer' })
            : intl.formatMessage({ id: 'catalog.facet.all' }, { count: values.length })}
        </button>
      )}
    </Fold>
  );
}, sameProps);
