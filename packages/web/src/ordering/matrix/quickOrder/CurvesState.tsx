import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailureWords } from '../../../failure/FailureWords.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { SizeCurvesRef } from './quickOrderRef.ts';

const hint = css({ textStyle: 'small', color: 'ink.muted' });

/** Curves load while the user already types. Says so when loading failed or there are none. */
export function CurvesState({ loading, isNone }: { loading: SizeCurvesRef; isNone: boolean }) {
  const intl = useIntl();
  const snapshot = useSelector(loading, (at) => at);
  if (snapshot.matches('failed')) {
    return (
      <div className={hint} role="status">
        {intl.formatMessage({ id: 'quickOrder.curve.failed' })}{' '}
        <FailureWords failure={snapshot.context.failure} explained />
        <Button variant="quiet" size="compact" onClick={() => loading.send({ type: 'curves.retried' })}>
          {intl.formatMessage({ id: 'ui.action.retry' })}
        </Button>
      </div>
    );
  }
  if (snapshot.matches('loading')) {
    return (
      <p className={hint} role="status">
        {intl.formatMessage({ id: 'quickOrder.curve.loading' })}
      </p>
    );
  }
  return isNone ? <p className={hint}>{intl.formatMessage({ id: 'quickOrder.curve.none' })}</p> : null;
}
