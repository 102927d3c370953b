import { preferredLanguage, type Style } from '@selvedge/core/contract';
import { type CellGrid, matrixRows, startSelection } from '@selvedge/core/ordering';
import { hindranceOf, type OrderingMoment, rightTo } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { RequestRight } from '../access/RequestRight.tsx';
import { rightName } from '../access/rightName.ts';
import { type CartRef, readOnlyBecause } from '../cart/state/cellView.ts';
import { CellLine } from './CellLine.tsx';
import { CellTip } from './cell/CellTip.tsx';
import { factsOfCell } from './cell/chosenCell.ts';
import { sheet as scroller } from './cell/matrix.recipe.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { RowDialog } from './RowDialog.tsx';
import { useDesk } from './SheetDesk.tsx';
import { SheetTools } from './SheetTools.tsx';
import { ActionReportText } from './selection/ActionReportText.tsx';
import type { ActionReport } from './selection/actionReport.ts';
import { RangeFrame } from './selection/RangeFrame.tsx';
import type { SelectionRef, Sheet } from './selection/sheet.ts';

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
  const [selection] = useState(() => given ?? startSelection());
  const [report, setReport] = useState<ActionReport | null>(null);
  const [rowOpen, setRowOpen] = useState(false);
  const readOnly = useSelector(cart, readOnlyBecause);
  const place = useSelector(cart, ({ context }) => context.place);
  const moment = useMemo<OrderingMoment>(() => ({ place, now }), [place, now]);
  const rows = useMemo(() => matrixRows(style), [style]);
  const isReadOnly = readOnly !== null;
  const field = useMemo<CellGrid>(
    () =>
      rows.map(({ colour, cells }) =>
        cells.map((variant) => {
          if (!variant) return 'hole';
          return isReadOnly || hindranceOf({ style, colour, variant }, moment) ? 'barred' : 'open';
        }),
      ),
    [rows, style, moment, isReadOnly],
  );
  const openRow = useCallback(() => setRowOpen(true), []);
  const sheet = useMemo<Sheet>(
    () => ({
      cart,
      rows,
      field,
      readOnly: isReadOnly,
      selection,
      language: preferredLanguage([intl.locale]),
      tell: setReport,
      openRow,
    }),
    [cart, rows, field, isReadOnly, selection, intl.locale, openRow],
  );

  const choose = useCallback(
    (articleVariantId: string) => {
      const facts = factsOfCell(style, articleVariantId);
      if (facts) onColour?.(facts.colour.articleColorId);
    },
    [style, onColour],
  );
  const back = useCallback(
    () => frameRef.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus(),
    [],
  );
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || frameRef.current?.contains(relatedTarget)) return;
    if (!relatedTarget.closest('dialog')) selection.send({ type: 'focus.left' });
  });
  useEffect(() => {
    const around = frameRef.current;
    const left = (event: FocusEvent) => leave(event);
    around?.addEventListener('focusout', left);
    return () => around?.removeEventListener('focusout', left);
  }, []);

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
      {readOnly && (
        <p className={why}>
          {readOnly === 'right'
            ? intl.formatMessage({ id: 'matrix.readOnly.right' }, { right: rightName(intl, rightTo.insert) })
            : intl.formatMessage({
                id: readOnly === 'unread' ? 'matrix.readOnly.failed' : 'matrix.readOnly.loading',
              })}{' '}
          {asksForRight && readOnly === 'right' && <RequestRight rights={[rightTo.insert]} />}
        </p>
      )}
      <SheetTools cart={cart} style={style} now={now} readOnly={isReadOnly} tell={setReport} />
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
