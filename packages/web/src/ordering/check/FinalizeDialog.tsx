import type { CartHead } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Amounts } from '../../ui/text/Amounts.tsx';
import { HeadTotals } from '../cart/sums/HeadTotals.tsx';

const figures = css({ display: 'flex', flexWrap: 'wrap', columnGap: '10', rowGap: '3', marginTop: '2' });
const term = css({ textStyle: 'fine', color: 'ink.muted' });
const ordered = css({ textStyle: 'heading' });
const figure = css({ textStyle: 'figureLarge' });

type Props = { open: boolean; head: CartHead; onCancel: () => void; onConfirm: () => void };

/** Asks for confirmation, and shows the order's totals. */
export function FinalizeDialog({ open, head, onCancel, onConfirm }: Props) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      size="small"
      onClose={onCancel}
      title={intl.formatMessage({ id: 'check.finalization.title' })}
      description={intl.formatMessage({ id: 'check.finalization.lead' })}
      actions={
        <>
          <Button onClick={onCancel}>{intl.formatMessage({ id: 'check.cancel' })}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {intl.formatMessage({ id: 'check.finalization.confirm' })}
          </Button>
        </>
      }
    >
      <dl className={figures}>
        <div>
          <dt className={term}>{intl.formatMessage({ id: 'cart.sums.ordered' })}</dt>
          <dd className={ordered}>
            <HeadTotals of={head} />
          </dd>
        </div>
        <div>
          <dt className={term}>{intl.formatMessage({ id: 'cart.sums.cost' })}</dt>
          <dd className={figure}>
            <Amounts of={head} />
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
