import type { Style } from '@selvedge/core/contract';
import type { MatrixRow } from '@selvedge/core/ordering';
import { memo, useRef } from 'react';
import { CellLine } from '../../matrix/CellLine.tsx';
import { CellTip } from '../../matrix/cell/CellTip.tsx';
import { MatrixGrid } from '../../matrix/MatrixGrid.tsx';
import { RowDialog } from '../../matrix/RowDialog.tsx';
import { useDesk } from '../../matrix/SheetDesk.tsx';
import { ActionReportText } from '../../matrix/selection/ActionReportText.tsx';
import { RangeFrame } from '../../matrix/selection/RangeFrame.tsx';
import { useSheet } from '../../matrix/useSheet.ts';
import type { CartRef } from '../state/cellView.ts';
import { denseFoot, denseScroller } from './dense.recipe.ts';

type Props = { cart: CartRef; style: Style; rows: readonly MatrixRow[]; now: number };

/** The ordered rows of a style among those of the others: the cells, keys and ledger of its sheet, without a head. */
export const DenseSheet = memo(function DenseSheet({ cart, style, rows, now }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { figures } = useDesk();
  const { sheet, moment, readOnly, report, setReport, rowOpen, setRowOpen, back } = useSheet({
    cart,
    style,
    rows,
    now,
    around: frame,
  });
  return (
    <div ref={frame} data-figures={figures || undefined} data-unread={readOnly === 'unread' || undefined}>
      <div className={denseScroller}>
        <MatrixGrid sheet={sheet} style={style} moment={moment} tableRef={table} dense />
        <RangeFrame sheet={sheet} table={table} />
      </div>
      <CellTip within={frame} />
      <div className={denseFoot} data-dense-foot>
        <ActionReportText report={report} onRead={() => setReport(null)} />
        <CellLine sheet={sheet} style={style} moment={moment} onReturn={back} />
      </div>
      {rowOpen && <RowDialog sheet={sheet} style={style} onClose={() => setRowOpen(false)} />}
    </div>
  );
});
