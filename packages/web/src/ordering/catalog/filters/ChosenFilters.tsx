import {
  type Facet,
  type FacetName,
  type Filters,
  rangeNames,
  type SwitchName,
} from '@selvedge/core/ordering';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { namedValue, switchTitles } from './names.ts';
import { withoutFilters, withRange, withSwitch, withValue } from './narrowing.ts';
import { rangeText } from './rangeText.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBottom: '4',
  _focusVisible: { outline: '[none]' },
});
const item = css({ minWidth: '0', maxWidth: 'full', display: 'flex' });

interface Chosen {
  readonly id: string;
  readonly text: string;
  readonly without: Filters;
}

type Props = {
  facets: readonly Facet[];
  filters: Filters;
  currency: string;
  onFilters: (filters: Filters) => void;
  /** Moves the focus elsewhere once the last filter is removed. */
  onNone: () => void;
};

/** All filters of the list, each with a button that removes it. */
export function ChosenFilters({ facets, filters, currency, onFilters, onNone }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const ofSwitch = (name: SwitchName): Chosen => ({
    id: `only ${name}`,
    text: intl.formatMessage({ id: switchTitles[name] }),
    without: withSwitch(filters, name, false),
  });
  const ofValue = (facet: FacetName, key: string, label: string): Chosen => ({
    id: `${facet} ${key}`,
    text: namedValue(intl, facet, label),
    without: withValue(filters, facet, key, false),
  });
  const chosen = [
    ...filters.switches.map(ofSwitch),
    ...rangeNames.map(
      (name): Chosen => ({
        id: name,
        text: rangeText(intl, { filters, facets, currency }, name),
        without: withRange(filters, name),
      }),
    ),
    ...facets.flatMap(({ name, values }) =>
      values.filter((value) => value.chosen).map(({ key, label }) => ofValue(name, key, label)),
    ),
  ].filter(({ text }) => text !== '');
  if (chosen.length === 0) return null;
  const remove = (at: number, without: Filters) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    if (chosen.length > 1) next?.focus();
    else onNone();
    onFilters(without);
  };
  return (
    <ul ref={list} className={row} aria-label={intl.formatMessage({ id: 'catalog.filter.chosen' })}>
      {chosen.map(({ id, text, without }, at) => (
        <li key={id} className={item}>
          <Chip
            text={text}
            label={intl.formatMessage({ id: 'catalog.filter.remove' }, { name: text })}
            onClick={() => remove(at, without)}
          />
        </li>
      ))}
      <li className={item}>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            onNone();
            onFilters(withoutFilters(filters));
          }}
        >
          {intl.formatMessage({ id: 'catalog.filter.clear' })}
        </Button>
      </li>
    </ul>
  );
}
