import type { CellConflict } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';

const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

type Props = { conflict: CellConflict; mine: number; onDecide: (keep: 'mine' | 'theirs') => void };

/** The two ways to resolve a conflict in a cell that somebody else changed. */
export function ConflictChoice({ conflict, mine, onDecide }: Props) {
  const intl = useIntl();
  return (
    <span className={choices}>
      <Button size="compact" onClick={() => onDecide('mine')}>
        {intl.formatMessage({ id: 'matrix.cell.mine' }, { count: mine })}
      </Button>
      <Button size="compact" onClick={() => onDecide('theirs')}>
        {intl.formatMessage({ id: 'matrix.cell.theirs' }, { count: conflict.theirs })}
      </Button>
    </span>
  );
}
