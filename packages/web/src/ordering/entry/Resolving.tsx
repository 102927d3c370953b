import { countCodes, type matchingMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { bar, buttons, formBlock, list } from './parts/entry.recipe.ts';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

type Props = { matching: ActorRefFrom<typeof matchingMachine>; onDiscard: () => void };

/** Codes are being looked up: shows the progress, or what prevents it. */
export function Resolving({ matching, onDiscard }: Props) {
  const intl = useIntl();
  const stalled = useSelector(matching, (at) => at.matches('stalled'));
  const refused = useSelector(matching, (at) => at.matches('refused'));
  const { codes, codesAtFirst, failure } = useSelector(matching, ({ context }) => context);
  const done = codesAtFirst - countCodes(codes);
  const again = (
    <Button size="compact" onClick={() => matching.send({ type: 'look.retried' })}>
      {intl.formatMessage({ id: 'ui.action.retry' })}
    </Button>
  );
  return (
    <section className={formBlock} aria-busy={!stalled && !refused}>
      <Meter
        label={intl.formatMessage({ id: 'entry.look.title' })}
        used={done}
        limit={Math.max(1, codesAtFirst)}
        warnFrom={2}
        valueText={intl.formatMessage({ id: 'entry.look.progress' }, { done, all: codesAtFirst })}
      />
      {stalled && (
        <FailedNotice
          tone="warning"
          live
          title={intl.formatMessage({ id: 'entry.look.stalled' }, { kind: failure?.kind })}
          failure={failure}
          actions={again}
        >
          {intl.formatMessage({ id: 'entry.look.kept' })}
        </FailedNotice>
      )}
      {refused && (
        <FailedNotice
          tone="critical"
          live
          title={intl.formatMessage({ id: 'entry.look.refused' })}
          failure={failure}
          actions={again}
        >
          {intl.formatMessage({ id: 'entry.look.kept' })}
        </FailedNotice>
      )}
      <div className={list} aria-hidden="true">
        {skeletons.map((key) => (
          <Skeleton key={key} shape="block" className={bar} />
        ))}
      </div>
      <div className={buttons}>
        <Button variant="quiet" onClick={onDiscard}>
          {intl.formatMessage({ id: 'entry.discard.list' })}
        </Button>
      </div>
    </section>
  );
}
