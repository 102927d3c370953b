import { copyChildren, type copyRunMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { FailedState } from '../../failure/FailedState.tsx';
import { maintainedBy } from '../../failure/failedAloud.ts';
import { UnderMaintenance } from '../../failure/UnderMaintenance.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { Thread } from '../../ui/figures/Thread.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import type { CopyRef } from './CopyDesk.ts';
import { CopyReportView } from './CopyReportView.tsx';
import { fine } from './copy.recipe.ts';
import { TargetPlan } from './TargetPlan.tsx';

const block = css({ height: '24', marginTop: '3' });
const under = css({ position: 'relative', paddingBlock: '2' });

/** Plan, run and report: the steps after choosing customers. */
export function CopyBody({ copy }: { copy: CopyRef }) {
  const intl = useIntl();
  const snapshot = useSelector(copy, (now) => now);
  const { plan, report, modes, failure } = snapshot.context;
  const { copyRun } = copyChildren(snapshot);
  const maintained = maintainedBy(snapshot);
  if (snapshot.matches('planFailed')) {
    const retry = () => copy.send({ type: 'plan.retried' });
    if (maintained) return <UnderMaintenance failure={maintained} onRetry={retry} />;
    return (
      <FailedState
        level={3}
        title={intl.formatMessage({ id: 'copy.plan.failed' })}
        kept={intl.formatMessage({ id: 'copy.plan.kept' })}
        failure={failure}
        onRetry={retry}
      />
    );
  }
  if (snapshot.matches('refused')) {
    // A retry is planned anew: what made the server refuse it may have changed what can be copied.
    return (
      <FailedState
        level={3}
        title={intl.formatMessage({ id: 'copy.refused.title' })}
        failure={failure}
        onRetry={() => copy.send({ type: 'retry.requested' })}
      />
    );
  }
  if (snapshot.matches({ running: 'uncertain' }) && copyRun) return <UncertainRun copyRun={copyRun} />;
  if (snapshot.matches('ended') && report) {
    return <CopyReportView report={report} onLeave={() => copy.send({ type: 'copy.closed' })} />;
  }
  const running = snapshot.matches('running');
  const pending = snapshot.hasTag('pending');
  const said = () => {
    if (running) return intl.formatMessage({ id: 'copy.running' });
    return pending ? intl.formatMessage({ id: 'copy.planning' }) : '';
  };
  return (
    <div aria-busy={pending}>
      <LiveRegion message={said()} />
      {pending && (
        <p className={under}>
          <span className={fine}>{said()}</span>
          <Thread />
        </p>
      )}
      {!plan && ['a', 'b'].map((each) => <Skeleton key={each} shape="block" className={block} />)}
      {plan?.targets.map((target) => (
        <TargetPlan
          key={target.customerId}
          of={target}
          sourceCurrency={plan.source.currency}
          wished={modes[target.customerId]}
          onModeChange={(mode) =>
            copy.send({ type: 'copyMode.chosen', customerId: target.customerId, standing: mode })
          }
        />
      ))}
    </div>
  );
}

/** No answer came, however often it was asked: the user can ask again. */
export function UncertainRun({ copyRun }: { copyRun: ActorRefFrom<typeof copyRunMachine> }) {
  const intl = useIntl();
  const failure = useSelector(copyRun, ({ context }) => context.failure);
  return (
    <FailedNotice
      live
      tone="critical"
      title={intl.formatMessage({ id: 'copy.uncertain.title' })}
      failure={failure}
      actions={
        <Button variant="primary" onClick={() => copyRun.send({ type: 'run.retried' })}>
          {intl.formatMessage({ id: 'copy.uncertain.ask' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'copy.uncertain.text' }, { kind: failure?.kind })}
    </FailedNotice>
  );
}
