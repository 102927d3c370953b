import type { CellFacts, OrderingMoment } from '@selvedge/core/rules';
import { useId } from 'react';
import { Thread } from '../../../ui/figures/Thread.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { CellFigure, LimitWords } from './CellFigure.tsx';
import { CellNotes, CellProblem } from './CellWords.tsx';
import { type Scheduler, useCell } from './cellChannel.ts';
import { judged } from './cellJudgement.ts';
import { cell as cellClass, corner, entry as entryClass } from './matrix.recipe.ts';

type Props = {
  cart: CartRef;
  facts: CellFacts;
  moment: OrderingMoment;
  label: string;
  row: number;
  column: number;
  /** Tab enters the grid at this cell. */
  entrance: boolean;
  readOnly: boolean;
  pace: Scheduler | undefined;
};

const longestEntry = 8;

/** If more cells than this are being sent, only the line under the sheet shows it, not a thread in each cell. */
const MOST_THREADS = 24;
const sendsFew = (cart: CartRef): boolean => cart.getSnapshot().context.ledger.tally.sending <= MOST_THREADS;

/** A cell of a grid. `RangeFrame` sets the attribute in the DOM, so that a new range renders no cell. */
const unchosen = { 'aria-selected': false };

/** One size of a colour in a length. It renders only when this cell changes, never because another one did. */
export function MatrixCell({ cart, facts, moment, label, row, column, entrance, readOnly, pace }: Props) {
  const { articleVariantId } = facts.variant;
  const cell = useCell(cart, articleVariantId, pace);
  const { barred, flagged, wrong, tells, limited, sign } = judged(facts, cell, moment);
  const wordsId = useId();
  const isAnimated = cell.state === 'sending' && sendsFew(cart);
  return (
    <td
      className={cellClass}
      data-size={facts.variant.size}
      data-marked={isAnimated || sign || limited ? '' : undefined}
      {...unchosen}
    >
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={longestEntry}
        size={1}
        className={entryClass}
        aria-label={label}
        aria-describedby={tells || limited ? wordsId : undefined}
        aria-invalid={wrong || undefined}
        aria-disabled={barred || undefined}
        readOnly={readOnly || (barred && cell.pieces === 0 && cell.entry === '')}
        tabIndex={entrance ? 0 : -1}
        data-cell={articleVariantId}
        data-row={row}
        data-column={column}
        data-state={cell.state}
        data-barred={barred || undefined}
        data-flagged={flagged || undefined}
        value={cell.entry}
        onChange={(event) => cart.send({ type: 'cell.typed', articleVariantId, entry: event.target.value })}
      />
      {isAnimated && <Thread />}
      {sign && (
        <span className={corner} data-tone={wrong ? 'critical' : undefined} aria-hidden="true">
          {sign}
        </span>
      )}
      {limited && <CellFigure variant={facts.variant} />}
      {(tells || limited) && (
        <div id={wordsId} data-words="" hidden>
          <CellProblem cell={cell} />
          <CellNotes facts={facts} cell={cell} moment={moment} />
          {!tells && <LimitWords variant={facts.variant} />}
        </div>
      )}
    </td>
  );
}
