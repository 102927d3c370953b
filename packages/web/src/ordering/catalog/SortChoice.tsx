import { type Filters, type StyleSort, styleSorts } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { sortTitles } from './filters/names.ts';

const line = css({
  display: 'flex',
  alignItems: 'center',
  '& > :first-child': { flexGrow: '1', minWidth: '[9.5rem]' },
});
const turned = css({ '& svg': { transform: 'scaleY(-1)' } });

type Props = { filters: Filters; onFilters: (filters: Filters) => void };

/** Sort key and direction of the list. */
export function SortChoice({ filters, onFilters }: Props) {
  const intl = useIntl();
  const { sort, descending } = filters;
  const choose = (value: string) => {
    const chosen: StyleSort | undefined = styleSorts.find((one) => one === value);
    if (chosen) onFilters({ ...filters, sort: chosen });
  };
  return (
    <div className={line}>
      <Select
        label={intl.formatMessage({ id: 'catalog.sort.label' })}
        labelHidden
        value={sort}
        onValue={choose}
        options={styleSorts.map((value) => ({
          value,
          label: intl.formatMessage({ id: sortTitles[value] }),
        }))}
      />
      <IconButton
        icon="arrowUp"
        className={descending ? turned : undefined}
        label={
          descending
            ? intl.formatMessage({ id: 'catalog.sort.descending' })
            : intl.formatMessage({ id: 'catalog.sort.ascending' })
        }
        onClick={() => onFilters({ ...filters, descending: !descending })}
      />
    </div>
  );
}
