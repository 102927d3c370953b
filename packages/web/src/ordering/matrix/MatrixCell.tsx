import { type CellFacts, findingsOfCell, hindranceOf, type OrderingMoment } from '@selvedge/core/rules';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { Thread } from '../../ui/Thread.tsx';
import { CellNotes, CellProblem } from './CellWords.tsx';
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

/** One size of a colour in a length. It renders when it changes itself, never for another cell's sake. */
export function MatrixCell({ cart, facts, moment, label, row, column, entrance, readOnly }: Props) {
  const { articleVariantId } = facts.variant;
  const cell = useSelector(cart, (snapshot) => cellViewOf(snapshot, articleVariantId), shallowEqual);
  const barred = hindranceOf(facts, moment) !== null;
  const flagged =
    cell.pieces > 0 && (barred || findingsOfCell(facts, cell.pieces, cell.line, moment).length > 0);
  const wrong = cell.state === 'invalid' || cell.state === 'refused';
  const disputed = cell.state === 'conflict';
  const tells = barred || flagged || wrong || disputed;
  const wordsId = useId();
  return (
    <td className={cellClass}>
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={longestEntry}
        size={1}
        className={entryClass}
        aria-label={label}
        aria-describedby={tells ? wordsId : undefined}
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
      {(flagged || wrong || disputed) && (
        <span className={corner} data-tone={wrong ? 'critical' : undefined} aria-hidden="true">
          {disputed ? '≠' : '!'}
        </span>
      )}
      {tells && (
        <div id={wordsId} hidden>
          <CellProblem cell={cell} />
          <CellNotes facts={facts} cell={cell} moment={moment} />
        </div>
      )}
    </td>
  );
}
