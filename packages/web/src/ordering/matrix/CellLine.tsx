import type { Style } from '@selvedge/core/contract';
import type { OrderingMoment } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChosenCell } from './cell/ChosenCell.tsx';
import { factsOfCell } from './cell/chosenCell.ts';
import { Stepper } from './cell/Stepper.tsx';
import { RangeWords } from './selection/RangeWords.tsx';
import { type Sheet, variantAt } from './selection/sheet.ts';

const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '3',
  minHeight: { base: '20', md: '12' },
  paddingBlock: '1.5',
  background: 'surface.page',
  borderBottom: 'hair',
  textStyle: 'small',
  color: 'ink.muted',
});
const sum = css({ textStyle: 'figureStrong', color: 'ink' });
const about = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '1' });
const tools = css({ display: 'flex', alignItems: 'center', gap: '1' });

type Props = {
  sheet: Sheet;
  style: Style;
  moment: OrderingMoment;
  /** Moves the focus back into the grid. */
  onReturn: () => void;
};

/** The line under the sheet. It describes the active cell in full and holds the touch controls. */
export function CellLine({ sheet, style, moment, onReturn }: Props) {
  const intl = useIntl();
  const active = useSelector(sheet.selection, ({ context }) => context.active);
  const articleVariantId = active && variantAt(sheet, active);
  const facts = articleVariantId ? factsOfCell(style, articleVariantId) : null;
  return (
    <section
      className={line}
      data-chosen={facts ? '' : undefined}
      aria-label={intl.formatMessage({ id: 'matrix.line.label' }, { style: style.name })}
    >
      <div className={about}>
        {facts ? (
          <ChosenCell cart={sheet.cart} facts={facts} moment={moment} onReturn={onReturn} />
        ) : (
          <p>{intl.formatMessage({ id: 'matrix.cell.pick' })}</p>
        )}
        <RangeWords sheet={sheet} style={style} className={sum} />
      </div>
      {facts && !sheet.readOnly && (
        <span className={tools}>
          <Stepper cart={sheet.cart} facts={facts} moment={moment} />
          <Button
            variant="quiet"
            size="compact"
            aria-haspopup="dialog"
            aria-keyshortcuts="Shift+F10"
            onClick={sheet.openRow}
          >
            {intl.formatMessage({ id: 'matrix.row.open' })}
          </Button>
        </span>
      )}
    </section>
  );
}
