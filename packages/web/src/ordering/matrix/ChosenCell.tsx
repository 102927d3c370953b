import { MOST_PIECES } from '@selvedge/core/contract';
import { type CellFacts, lengthFindingOf, type OrderingMoment } from '@selvedge/core/rules';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Money } from '../../ui/Values.tsx';
import { FindingText } from '../finding/FindingText.tsx';
import { CellProblem } from './CellProblem.tsx';
import { type CellNote, notesOn } from './cellNotes.ts';
import { type CartRef, cellViewOf, piecesIn } from './cellView.ts';
import { hasLengths } from './matrixRows.ts';

const name = css({ color: 'ink', textStyle: 'label' });
const facts = css({ display: 'inline-flex', flexWrap: 'wrap', columnGap: '4' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '0.5', color: 'ink' });

type Props = {
  id: string;
  cart: CartRef;
  facts: CellFacts;
  moment: OrderingMoment;
  onReturn: () => void;
};

export function ChosenCell({ id, cart, facts: chosen, moment, onReturn }: Props) {
  const intl = useIntl();
  const { style, colour, variant } = chosen;
  const cell = useSelector(cart, (snapshot) => cellViewOf(snapshot, variant.articleVariantId), shallowEqual);
  const rowIds = useMemo(
    () =>
      colour.variants
        .filter(({ articleLength }) => articleLength === variant.articleLength)
        .map(({ articleVariantId }) => articleVariantId),
    [colour, variant],
  );
  const rowPieces = useSelector(cart, (snapshot) => piecesIn(snapshot, rowIds));
  const overLength = lengthFindingOf(style, colour, variant.articleLength, rowPieces, moment);
  // While the cell itself is in question, its pieces are not judged.
  const unsure = cell.state === 'invalid' || cell.state === 'conflict';
  const notes: CellNote[] = unsure
    ? []
    : [...notesOn(chosen, cell, moment), ...(overLength ? [overLength] : [])];
  return (
    <>
      <p className={name}>
        {[
          colour.name,
          hasLengths(style) && variant.articleLength,
          intl.formatMessage({ id: 'matrix.cell.size' }, { size: variant.size }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={facts}>
        <span>
          {intl.formatMessage({ id: 'catalog.price.cost' })}{' '}
          <Money minor={variant.salesPrice} currency={style.currency} />
        </span>
        <span>
          {intl.formatMessage({ id: 'catalog.price.retail' })}{' '}
          <Money minor={variant.retailPrice} currency={style.currency} />
        </span>
        {variant.availableQuantity !== null && (
          <span>
            {intl.formatMessage({ id: 'matrix.cell.available' }, { count: variant.availableQuantity })}
          </span>
        )}
        {variant.permittedQuantity !== null && (
          <span>
            {intl.formatMessage({ id: 'matrix.cell.permitted' }, { count: variant.permittedQuantity })}
          </span>
        )}
      </p>
      <div id={id} className={words}>
        <CellProblem
          cart={cart}
          articleVariantId={variant.articleVariantId}
          cell={cell}
          most={MOST_PIECES}
          onReturn={onReturn}
        />
        {notes.map((note) => (
          <p key={note.code}>
            {note.hinders ? (
              intl.formatMessage(
                { id: 'matrix.cell.barred' },
                { reason: <FindingText key="why" finding={note} /> },
              )
            ) : (
              <FindingText finding={note} />
            )}
          </p>
        ))}
      </div>
    </>
  );
}
