import { SLOW_LOAD } from '@selvedge/core';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { useElapsed } from './useElapsed.ts';

const frame = css({ minHeight: '6', textStyle: 'small', color: 'ink.muted', maxWidth: 'prose' });
const row = css({ marginTop: '2' });

type Props = {
  /** Milliseconds before the hint appears. By default the time given in C8. */
  after?: number;
  onReload?: () => void;
};

/** Shows nothing at first, and after a while says that it takes longer than usual (C8). */
export function SlowLoadHint({ after = SLOW_LOAD, onReload }: Props) {
  const intl = useIntl();
  const late = useElapsed(true, [after]) > 0;
  return (
    <div role="status" className={frame}>
      {late && (
        <>
          <p>{intl.formatMessage({ id: 'ui.loading.slow' })}</p>
          {onReload && (
            <p className={row}>
              <Button size="compact" onClick={onReload}>
                {intl.formatMessage({ id: 'ui.action.reload' })}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
