import { hasLengths } from '@selvedge/core/ordering';
import { type CellFacts, lengthFindingOf, type OrderingMoment } from '@selvedge/core/rules';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Money } from '../../../ui/text/Values.tsx';
import { type CartRef, cellViewOf, piecesIn } from '../../cart/state/cellView.ts';
import { FindingText } from '../../finding/FindingText.tsx';
import { RemedyButton } from '../../finding/RemedyButton.tsx';
import { CellNotes, CellProblem } from './CellWords.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';

const name = css({ color: 'ink', textStyle: 'label' });
const facts = css({ display: 'inline-flex', flexWrap: 'wrap', columnGap: '4' });
const choices = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '0.5', color: 'ink' });

type Props = {
  cart: CartRef;
  facts: CellFacts;
  moment: OrderingMoment;
  onReturn: () => void;
};

export function ChosenCell({ cart, facts: chosen, moment, onReturn }: Props) {
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
  const { conflict, pieces, state } = cell;
  const { articleVariantId } = variant;
  const decide = (keep: 'mine' | 'theirs') => {
    cart.send({ type: 'conflict.decided', articleVariantId, keep });
    onReturn();
  };
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
      <div className={words}>
        <div role="status">
          <CellProblem cell={cell} />
        </div>
        {conflict && <ConflictChoice conflict={conflict} mine={pieces} onDecide={decide} />}
        <CellNotes facts={chosen} cell={cell} moment={moment} cart={cart} />
        {overLength && state !== 'invalid' && state !== 'conflict' && (
          <div className={choices}>
            <p>
              <FindingText finding={overLength} oneLength={!hasLengths(style)} />
            </p>
            <RemedyButton finding={overLength} styles={[style]} cart={cart} place={moment.place} />
          </div>
        )}
      </div>
    </>
  );
}
