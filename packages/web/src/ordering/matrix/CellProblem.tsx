import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { FindingText } from '../finding/FindingText.tsx';
import type { CartRef, CellView } from './cellView.ts';

const problem = css({ color: 'critical' });
const dispute = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' });
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

type Props = {
  cart: CartRef;
  articleVariantId: string;
  cell: CellView;
  most: number;
  onReturn: () => void;
};

/** What went wrong with the chosen cell, spoken as it happens, and the ways out of a conflict. */
export function CellProblem({ cart, articleVariantId, cell, most, onReturn }: Props) {
  const intl = useIntl();
  const { state, entry, pieces, refusal, conflict } = cell;
  const decide = (keep: 'mine' | 'theirs') => {
    cart.send({ type: 'conflict.decided', articleVariantId, keep });
    onReturn();
  };
  return (
    <div role="status">
      {state === 'invalid' && (
        <p className={problem}>
          {intl.formatMessage({ id: 'matrix.cell.invalid' }, { entry, most, was: pieces })}
        </p>
      )}
      {state === 'refused' && refusal && (
        <p className={problem}>
          {intl.formatMessage(
            { id: 'matrix.cell.refused' },
            { reason: <FindingText key="why" finding={refusal} /> },
          )}
        </p>
      )}
      {conflict && (
        <div className={dispute}>
          <p>
            {intl.formatMessage(
              { id: 'matrix.cell.conflict' },
              {
                by: conflict.by,
                time: intl.formatTime(conflict.at),
                theirs: conflict.theirs,
                mine: pieces,
              },
            )}
          </p>
          <span className={choices}>
            <Button size="compact" onClick={() => decide('mine')}>
              {intl.formatMessage({ id: 'matrix.cell.mine' }, { count: pieces })}
            </Button>
            <Button size="compact" onClick={() => decide('theirs')}>
              {intl.formatMessage({ id: 'matrix.cell.theirs' }, { count: conflict.theirs })}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
