import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../buttons/Button.tsx';
import { CutThreadDrawing } from '../figures/drawings.tsx';
import { StateFrame } from './StateFrame.tsx';

const keptHeading = css({ textStyle: 'label', color: 'ink' });

type Props = {
  /** By default 'An error occurred.' */
  title?: ReactNode;
  /** What happened. */
  children?: ReactNode;
  /** What was not lost. */
  kept?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Other actions beside the retry. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Something failed: what happened, what is kept, and what the user can do. */
export function ErrorState({ title, children, kept, onRetry, retrying, actions, level }: Props) {
  const intl = useIntl();
  return (
    <StateFrame
      live
      level={level}
      title={title ?? intl.formatMessage({ id: 'ui.error.title' })}
      drawing={<CutThreadDrawing />}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button variant="primary" pending={retrying} onClick={onRetry}>
                {intl.formatMessage({ id: 'ui.action.retry' })}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children}
      {kept && (
        <div>
          <p className={keptHeading}>{intl.formatMessage({ id: 'ui.error.kept' })}</p>
          {kept}
        </div>
      )}
    </StateFrame>
  );
}
