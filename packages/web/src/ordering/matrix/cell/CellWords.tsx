import { MOST_PIECES } from '@selvedge/core/contract';
import { entryFault } from '@selvedge/core/ordering';
import type { CellFacts, OrderingMoment } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { CartRef, CellView } from '../../cart/state/cellView.ts';
import { FindingText } from '../../finding/FindingText.tsx';
import { RemedyButton } from '../../finding/RemedyButton.tsx';
import { notesOn } from './cellNotes.ts';

const problem = css({ color: 'critical' });
const noted = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });

/** What is wrong with the entry itself: no quantity, refused, or changed by somebody else. */
export function CellProblem({ cell }: { cell: CellView }) {
  const intl = useIntl();
  const { state, entry, pieces, refusal, conflict } = cell;
  if (conflict) {
    const time = intl.formatTime(conflict.at);
    const { by, theirs } = conflict;
    return <p>{intl.formatMessage({ id: 'matrix.cell.conflict' }, { by, time, theirs, mine: pieces })}</p>;
  }
  if (state === 'invalid') {
    const id = entryFault(entry) === 'separated' ? 'matrix.cell.fault.separated' : 'matrix.cell.invalid';
    return <p className={problem}>{intl.formatMessage({ id }, { entry, most: MOST_PIECES, was: pieces })}</p>;
  }
  if (refusal === null) return null;
  return (
    <p className={problem}>
      {intl.formatMessage(
        { id: 'matrix.cell.refused' },
        { reason: <FindingText key="why" finding={refusal} /> },
      )}
    </p>
  );
}

type Props = {
  facts: CellFacts;
  cell: CellView;
  moment: OrderingMoment /** Absent: the notes are text only, without buttons. */;
  cart?: CartRef;
};

/** What the cart rules say about a cell and its pieces. Shows nothing while the entry is invalid or in conflict. */
export function CellNotes({ facts, cell, moment, cart }: Props) {
  const intl = useIntl();
  if (cell.state === 'invalid' || cell.state === 'conflict') return null;
  return notesOn(facts, cell, moment).map((note) => (
    <div key={note.code} className={noted}>
      <p>
        {note.hinders ? (
          intl.formatMessage(
            { id: 'matrix.cell.barred' },
            { reason: <FindingText key="why" finding={note} /> },
          )
        ) : (
          <FindingText finding={note} />
        )}
      </p>
      {cart && cell.pieces > 0 && (
        <RemedyButton finding={note} styles={[facts.style]} cart={cart} place={moment.place} />
      )}
    </div>
  ));
}
