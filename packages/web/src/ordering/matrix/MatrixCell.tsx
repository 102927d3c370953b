import type { CellFacts, OrderingMoment } from '@selvedge/core/rules';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { Thread } from '../../ui/Thread.tsx';
import { CellFigure, LimitWords } from './CellFigure.tsx';
import { CellNotes, CellProblem } from './CellWords.tsx';
import { judged } from './cellJudgement.ts';
import { type CartRef, cellViewOf } from './cellView.ts';
import { cell as cellClass, corner, entry as entryClass } from './matrix.recipe.ts';

type Props = {
  cart: CartRef;
  facts: CellFacts;
  moment: OrderingMoment;
  label: string;
  row: number;
  column: number;
  /** Tab enters the grid here. */
  entrance: boolean;
  readOnly: boolean;
};

const longestEntry = 8;

/** A cell of a grid; the range marks it by hand, so that no cell is rendered for another's sake. */
const unchosen = { 'aria-selected': false };

/** One size of a colour in a length. It renders when it changes itself, never for another cell's sake. */
export function MatrixCell({ cart, facts, moment, label, row, column, entrance, readOnly }: Props) {
  const { articleVariantId } = facts.variant;
  const cell = useSelector(cart, (snapshot) => cellViewOf(snapshot, articleVariantId), shallowEqual);
  const { barred, flagged, wrong, tells, limited, sign } = judged(facts, cell, moment);
  const wordsId = useId();
  return (
    <td className={cellClass} {...unchosen}>
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
      {cell.state === 'sending' && <Thread />}
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
