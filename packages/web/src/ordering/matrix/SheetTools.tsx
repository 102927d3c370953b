import type { Style } from '@selvedge/core/contract';
import { mostPiecesOf } from '@selvedge/core/rules';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { useDesk } from './SheetDesk.tsx';
import type { ActionReport } from './selection/actionReport.ts';
import { stepBack } from './selection/undoing.ts';
import { Toolbar } from './Toolbar.tsx';

export const toolsHeight = css({
  minHeight: { base: 'control', md: 'controlDense' },
  _touch: { minHeight: 'control' },
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1',
  marginInlineStart: '-3',
  color: 'ink.muted',
});

/** A phone has no such keys. */
const keys = css({ hideBelow: 'md' });

type Props = {
  cart: CartRef;
  style: Style;
  now: number;
  readOnly: boolean;
  tell: (report: ActionReport) => void;
};

const hasFigures = ({ colours }: Style): boolean =>
  colours.some(({ variants }) => variants.some((variant) => mostPiecesOf(variant) !== null));

/** Actions on the whole sheet: quick order, undo, stock figures. */
export function SheetTools({ cart, style, now, readOnly, tell }: Props) {
  const intl = useIntl();
  const { quickOrder, figures, showFigures } = useDesk();
  const [listsKeys, setListsKeys] = useState(false);
  const whyNotUndo = useWhyNot(cart, { type: 'edits.undone' });
  const whyNotRedo = useWhyNot(cart, { type: 'edits.redone' });
  const limited = hasFigures(style);
  if (readOnly && !limited) return null;
  return (
    <>
      <Toolbar
        className={cx(toolsHeight, line)}
        label={intl.formatMessage({ id: 'matrix.tools' }, { style: style.name })}
      >
        {!readOnly && (
          <>
            {quickOrder && (
              <Button
                variant="quiet"
                size="compact"
                onClick={() => quickOrder.send({ type: 'quickOrder.opened', style, now })}
              >
                {intl.formatMessage({ id: 'quickOrder.open' })}
              </Button>
            )}
            <IconButton
              icon="undo"
              size="compact"
              label={intl.formatMessage({ id: 'matrix.undo' })}
              disabledReason={whyNotUndo}
              onClick={() => tell(stepBack(cart, 'undo').report)}
            />
            <IconButton
              icon="redo"
              size="compact"
              label={intl.formatMessage({ id: 'matrix.redo' })}
              disabledReason={whyNotRedo}
              onClick={() => tell(stepBack(cart, 'redo').report)}
            />
          </>
        )}
        <Button
          variant="quiet"
          size="compact"
          className={keys}
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'matrix.keyList' })}
          title={intl.formatMessage({ id: 'matrix.keyList' })}
          onClick={() => setListsKeys(true)}
        >
          ?
        </Button>
        {limited && (
          <Button
            variant="quiet"
            size="compact"
            aria-pressed={figures}
            icon={figures ? 'check' : undefined}
            onClick={() => showFigures(!figures)}
          >
            {intl.formatMessage({ id: 'matrix.figures' })}
          </Button>
        )}
      </Toolbar>
      {listsKeys && <KeysDialog onClose={() => setListsKeys(false)} />}
    </>
  );
}
