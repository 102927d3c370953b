import type { Style } from '@selvedge/core/contract';
import type { OrderingMoment } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ChosenCell } from './ChosenCell.tsx';
import type { CartRef } from './cellView.ts';
import { factsOfCell } from './chosenCell.ts';

const line = css({
  '&[data-chosen]': { position: 'sticky', bottom: { base: '24', md: '16' }, zIndex: 'raised' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '1',
  minHeight: { base: '20', md: '12' },
  paddingBlock: '2',
  background: 'surface.page',
  borderBottom: 'hair',
  textStyle: 'small',
  color: 'ink.muted',
});

type Props = {
  cart: CartRef;
  style: Style;
  moment: OrderingMoment;
  articleVariantId: string | null;
  /** Puts the hand back into the grid. */
  onReturn: () => void;
};

/** The line under the sheet that tells all about the chosen cell: what it costs, what there is, what is wrong. */
export function CellLine({ cart, style, moment, articleVariantId, onReturn }: Props) {
  const intl = useIntl();
  const facts = articleVariantId === null ? null : factsOfCell(style, articleVariantId);
  return (
    <section
      className={line}
      aria-label={intl.formatMessage({ id: 'matrix.line.label' }, { style: style.name })}
    >
      {facts ? (
        <ChosenCell cart={cart} facts={facts} moment={moment} onReturn={onReturn} />
      ) : (
        <p>
          {intl.formatMessage({ id: 'matrix.cell.pick' })} {intl.formatMessage({ id: 'matrix.keys' })}
        </p>
      )}
    </section>
  );
}
