import type { Style } from '@selvedge/core/contract';
import { matrixRows } from '@selvedge/core/ordering';
import { rightTo } from '@selvedge/core/rules';
import { memo, useCallback, useId, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { RequestRight } from '../access/RequestRight.tsx';
import { rightName } from '../access/rightName.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { RightContact } from '../whyNot/RightContact.tsx';
import { CellLine } from './CellLine.tsx';
import { CellTip } from './cell/CellTip.tsx';
import { factsOfCell } from './cell/chosenCell.ts';
import { sheet as scroller } from './cell/matrix.recipe.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { RowDialog } from './RowDialog.tsx';
import { useDesk } from './SheetDesk.tsx';
import { SheetTools, toolsHeight } from './SheetTools.tsx';
import { ActionReportText } from './selection/ActionReportText.tsx';
import { RangeFrame } from './selection/RangeFrame.tsx';
import type { SelectionRef } from './selection/sheet.ts';
import { useSheet } from './useSheet.ts';

const frame = css({ position: 'relative', minWidth: '0' });
const skip = css({
  position: 'absolute',
  insetInlineStart: '0',
  bottom: '[100%]',
  zIndex: 'tip',
  paddingInline: '3',
  paddingBlock: '2',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  textStyle: 'control',
  '&:not(:focus)': { srOnly: true },
});
/** Sticks above the bar at the page's edge, whatever its height, and above the phone's keypad. */
const foot = css({
  '&:has([data-chosen])': {
    position: { base: 'sticky', _low: 'static' },
    bottom: '[max(var(--bar-height, 0px), var(--keypad-height, 0px))]',
    zIndex: 'raised',
  },
});
const why = css({ paddingBlock: '2', textStyle: 'small', color: 'ink.muted' });
/** As high as the tools that take its place, so that the sheet stays where it is. */
const soon = css({ display: 'flex', alignItems: 'center', textStyle: 'small', color: 'ink.muted' });

type Props = {
  cart: CartRef;
  style: Style;
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
  /** The selection to use. The matrix makes its own by default. */
  selection?: SelectionRef;
  /** Called when the focus enters a cell of this colour. */
  onColour?: (articleColorId: string) => void;
  /** Offers to request the missing right. Set it only where nothing else on the screen does. */
  asksForRight?: boolean;
};

/** Why the whole cart takes no quantities right now, in place of the tools. */
const closed = { cart: 'matrix.readOnly.loading', overtaken: 'matrix.readOnly.overtaken' } as const;

/** Quantities of one style in all its colours, lengths and sizes, edited like a spreadsheet (M4). */
export const QuantityMatrix = memo(function QuantityMatrix({
  cart,
  style,
  now,
  selection: given,
  onColour,
  asksForRight = false,
}: Props) {
  const intl = useIntl();
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const { figures } = useDesk();
  const rows = useMemo(() => matrixRows(style), [style]);
  const { sheet, moment, readOnly, report, setReport, rowOpen, setRowOpen, back } = useSheet({
    cart,
    style,
    rows,
    now,
    selection: given,
    around: frameRef,
  });
  const isReadOnly = readOnly !== null;
  const choose = useCallback(
    (articleVariantId: string) => {
      const facts = factsOfCell(style, articleVariantId);
      if (facts) onColour?.(facts.colour.articleColorId);
    },
    [style, onColour],
  );
  return (
    <div
      ref={frameRef}
      className={frame}
      data-figures={figures || undefined}
      data-unread={readOnly === 'unread' || undefined}
    >
      <a href={`#${id}-after`} className={skip}>
        {intl.formatMessage({ id: 'matrix.skip' })}
      </a>
      {readOnly === 'right' && (
        <div className={why}>
          <p>
            {intl.formatMessage({ id: 'matrix.readOnly.right' }, { right: rightName(intl, rightTo.insert) })}{' '}
            {asksForRight && <RequestRight rights={[rightTo.insert]} />}
          </p>
          {asksForRight && <RightContact right={rightTo.insert} />}
        </div>
      )}
      {readOnly === 'unread' && <p className={why}>{intl.formatMessage({ id: 'matrix.readOnly.failed' })}</p>}
      {readOnly === 'cart' || readOnly === 'overtaken' ? (
        <p className={cx(toolsHeight, soon)}>{intl.formatMessage({ id: closed[readOnly] })}</p>
      ) : (
        <SheetTools cart={cart} style={style} now={now} readOnly={isReadOnly} tell={setReport} />
      )}
      <div className={scroller}>
        <MatrixGrid sheet={sheet} style={style} moment={moment} tableRef={tableRef} onCell={choose} />
        <RangeFrame sheet={sheet} table={tableRef} />
      </div>
      <CellTip within={frameRef} />
      <div className={foot}>
        <ActionReportText report={report} onRead={() => setReport(null)} />
        <CellLine sheet={sheet} style={style} moment={moment} onReturn={back} />
      </div>
      {rowOpen && <RowDialog sheet={sheet} style={style} onClose={() => setRowOpen(false)} />}
      <div id={`${id}-after`} tabIndex={-1} />
    </div>
  );
});
