import { type ListLayout, listLayouts } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

const row = css({ display: 'flex', alignItems: 'center', flexShrink: '0' });

type Props = { layout: ListLayout; onLayout: (layout: ListLayout) => void };

/** Switches between pictures and one line per style. */
export function LayoutChoice({ layout, onLayout }: Props) {
  const intl = useIntl();
  const names = {
    grid: intl.formatMessage({ id: 'catalog.view.grid' }),
    list: intl.formatMessage({ id: 'catalog.view.list' }),
  };
  return (
    <fieldset className={row} aria-label={intl.formatMessage({ id: 'catalog.view.label' })}>
      {listLayouts.map((one) => (
        <IconButton
          key={one}
          icon={one === 'grid' ? 'tiles' : 'rows'}
          label={names[one]}
          aria-pressed={layout === one}
          onClick={() => onLayout(one)}
        />
      ))}
    </fieldset>
  );
}
