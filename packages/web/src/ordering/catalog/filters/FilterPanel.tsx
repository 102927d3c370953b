import {
  type Facet,
  type FacetName,
  type Filters,
  type Switch,
  type SwitchName,
  switchNames,
} from '@selvedge/core/ordering';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FacetGroup } from './FacetGroup.tsx';
import { FilterValue } from './FilterValue.tsx';
import { Fold } from './Fold.tsx';
import { switchTitles } from './names.ts';
import { withRange, withSwitch, withValue } from './narrowing.ts';
import { RangeFold } from './RangeFold.tsx';
import type { RangeProps } from './rangeProps.ts';

const frame = css({ display: 'flex', flexDirection: 'column' });
const values = css({ display: 'flex', flexDirection: 'column' });

/** The filters that most buyers use are open at first. */
const firstOpen: readonly FacetName[] = ['brand', 'gender', 'commodityClass', 'colourGroup'];

type FoldName = FacetName | 'switches' | 'ranges';

type Props = {
  facets: readonly Facet[];
  switches: readonly Switch[];
  filters: Filters;
  currency: string;
  /** Whether the user has scanned styles. */
  hasScanned: boolean;
  onFilters: (filters: Filters) => void;
};

/** Every filter of the list: the switches and the attributes of the styles (M1). */
export const FilterPanel = memo(function FilterPanel({
  facets,
  switches,
  filters,
  currency,
  hasScanned,
  onFilters,
}: Props) {
  const intl = useIntl();
  const [folded, setFolded] = useState<Readonly<Partial<Record<FoldName, boolean>>>>({});
  const fold = useCallback(
    (name: FoldName, open: boolean) => setFolded((now) => ({ ...now, [name]: open })),
    [],
  );
  // Choices apply to the latest filters through this ref, so that unchanged facets do not have to render again.
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  });
  const chooseValue = useCallback(
    (name: FacetName, key: string, chosen: boolean) =>
      onFilters(withValue(latest.current, name, key, chosen)),
    [onFilters],
  );
  const chooseSwitch = useCallback(
    (wanted: string, on: boolean) => {
      const name: SwitchName | undefined = switchNames.find((one) => one === wanted);
      if (name) onFilters(withSwitch(latest.current, name, on));
    },
    [onFilters],
  );
  const chooseRange = useCallback<RangeProps['onRange']>(
    (name, span) => onFilters(withRange(latest.current, name, span)),
    [onFilters],
  );
  const choosable = facets.filter(({ values: all }) => all.length > 1 || all.some(({ chosen }) => chosen));
  const offered = switches.filter(({ name, chosen }) => name !== 'scanned' || hasScanned || chosen);
  const title = intl.formatMessage({ id: 'catalog.switch.title' });
  return (
    <div className={frame}>
      <Fold title={title} open={folded.switches ?? true} onOpen={(open) => fold('switches', open)}>
        <fieldset className={values} aria-label={title}>
          {offered.map(({ name, count, chosen }) => (
            <FilterValue
              key={name}
              name={name}
              label={intl.formatMessage({ id: switchTitles[name] })}
              count={count}
              chosen={chosen}
              onChosen={chooseSwitch}
            />
          ))}
        </fieldset>
      </Fold>
      <RangeFold
        open={folded.ranges ?? Object.keys(filters.ranges).length > 0}
        onOpen={(open) => fold('ranges', open)}
        facets={facets}
        ranges={filters.ranges}
        currency={currency}
        onRange={chooseRange}
      />
      {choosable.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          open={
            folded[facet.name] ??
            (firstOpen.includes(facet.name) || facet.values.some(({ chosen }) => chosen))
          }
          onOpen={fold}
          onValue={chooseValue}
        />
      ))}
    </div>
  );
});
