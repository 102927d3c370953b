import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { part } from './scan.recipe.ts';
import type { CodeLookUpRef } from './scanRef.ts';

/** Why codes could not be looked up, if so. */
export function LookUpTrouble({ lookUp }: { lookUp: CodeLookUpRef }) {
  const intl = useIntl();
  const state = useSelector(lookUp, (now) => now);
  const { failure } = state.context;
  const retry = (
    <Button onClick={() => lookUp.send({ type: 'look.retried' })}>
      {intl.formatMessage({ id: 'scan.do.retry' })}
    </Button>
  );
  if (state.hasTag('stalled')) {
    return (
      <div className={part}>
        <FailedNotice tone="warning" actions={retry} failure={failure}>
          {intl.formatMessage({ id: 'scan.stalled' }, { kind: failure?.kind })}
        </FailedNotice>
      </div>
    );
  }
  if (!state.hasTag('failed')) return null;
  return (
    <div className={part}>
      <FailedNotice tone="critical" actions={retry} failure={failure} live>
        {intl.formatMessage({ id: 'scan.failed' })}
      </FailedNotice>
    </div>
  );
}
