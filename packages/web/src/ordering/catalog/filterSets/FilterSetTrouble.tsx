import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { FilterSetsRef } from './filterSetsRef.ts';

const space = css({ marginBottom: '5' });

/** Says that the saved filters could not be loaded or changed, and offers a retry. */
export function FilterSetTrouble({ sets }: { sets: FilterSetsRef }) {
  const intl = useIntl();
  const state = useSelector(sets, ({ value }) => value);
  const failure = useSelector(sets, ({ context }) => context.failure);
  const wished = useSelector(sets, ({ context }) => context.pending);
  if (state !== 'unavailable' && state !== 'refused') return null;
  const why = () => {
    if (failure?.code === 'tooManyFilterSets') return intl.formatMessage({ id: 'catalog.sets.full' });
    if (failure?.code === 'filterSetNameTaken' && wished?.kind === 'rename')
      return intl.formatMessage({ id: 'catalog.sets.nameTaken' }, { name: wished.name });
    return intl.formatMessage({ id: 'catalog.sets.refused' });
  };
  return (
    <div className={space}>
      <FailedNotice
        tone="critical"
        live
        title={state === 'refused' ? why() : intl.formatMessage({ id: 'catalog.sets.unavailable' })}
        failure={failure}
        onDismiss={state === 'refused' ? () => sets.send({ type: 'failure.dismissed' }) : undefined}
        actions={
          <Button size="compact" onClick={() => sets.send({ type: 'filterSets.retried' })}>
            {intl.formatMessage({ id: 'ui.action.retry' })}
          </Button>
        }
      />
    </div>
  );
}
