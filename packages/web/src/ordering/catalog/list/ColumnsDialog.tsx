import { type CatalogChildren, columnNames } from '@selvedge/core/ordering';
import type { Profit } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { columnTitles } from './listColumns.ts';

type Props = {
  columns: NonNullable<CatalogChildren['columns']>;
  basis: Profit['basis'];
  onClose: () => void;
};

/** Chooses the columns of the compact list; each choice takes effect at once. */
export function ColumnsDialog({ columns, basis, onClose }: Props) {
  const intl = useIntl();
  const chosen = useSelector(columns, (at) => at.context.columns);
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={intl.formatMessage({ id: 'catalog.column.choose' })}
      description={intl.formatMessage({ id: 'catalog.columns.lead' })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {intl.formatMessage({ id: 'catalog.columns.done' })}
        </Button>
      }
    >
      {columnNames.map((name) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          onValue={(on) =>
            columns.send({
              type: 'columns.chosen',
              columns: columnNames.filter((one) => (one === name ? on : chosen.includes(one))),
            })
          }
        >
          {intl.formatMessage({ id: columnTitles[name] }, { basis })}
        </Checkbox>
      ))}
    </Dialog>
  );
}
