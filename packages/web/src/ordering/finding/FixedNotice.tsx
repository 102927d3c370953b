import { mayUndo } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import type { CartRef } from '../cart/state/cellView.ts';

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'small',
  minHeight: 'control',
});

type Props = { cart: CartRef; shown: boolean; onUndone: () => void };

/** Says that quantities were changed for the user, and offers to undo it. */
export function FixedNotice({ cart, shown, onUndone }: Props) {
  const intl = useIntl();
  const may = useSelector(cart, mayUndo);
  return (
    <div role="status">
      {shown && may && (
        <p className={line}>
          {intl.formatMessage({ id: 'ordering.fix.done' })}
          <Button
            size="compact"
            variant="quiet"
            icon="undo"
            onClick={() => {
              cart.send({ type: 'edits.undone' });
              onUndone();
            }}
          >
            {intl.formatMessage({ id: 'ordering.fix.undo' })}
          </Button>
        </p>
      )}
    </div>
  );
}
