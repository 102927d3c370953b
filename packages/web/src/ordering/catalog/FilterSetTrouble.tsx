import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FilterSetsRef } from './FilterSetDialog.tsx';

const space = css({ marginBottom: '5' });

/** Says that the saved filters could not be loaded or changed, and tries again. */
export function FilterSetTrouble({ sets }: { sets: FilterSetsRef }) {
  const intl = useIntl();
  const state = useSelector(sets, ({ value }) => value);
  const failure = useSelector(sets, ({ context }) => context.failure);
  if (state !== 'unavailable' && state !== 'refused') return null;
  const refused = failure?.code === 'tooManyFilterSets' ? 'catalog.sets.full' : 'catalog.sets.refused';
  return (
    <div className={space}>
      <Notice
        tone="critical"
        live
        title={intl.formatMessage({ id: state === 'refused' ? refused : 'catalog.sets.unavailable' })}
        errorId={failure?.tracking ?? undefined}
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
