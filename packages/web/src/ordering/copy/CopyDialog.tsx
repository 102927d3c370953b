import { copyChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { CopyBody } from './CopyBody.tsx';
import type { CopyRef } from './CopyDesk.ts';
import { stack } from './copy.recipe.ts';
import { EnvironmentChoice } from './EnvironmentChoice.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { useCopyTitle } from './useCopyTitle.ts';

type Props = { copy: CopyRef };

/** Customers, plan, run, report (N9: copied, copied with warnings, or errors). Loaded when it is first opened. */
export default function CopyDialog({ copy }: Props) {
  const snapshot = useSelector(copy, (now) => now);
  const { chosen, rightEnv, rightEnvs } = snapshot.context;
  const { targets } = copyChildren(snapshot);
  const title = useCopyTitle(snapshot);
  const mayClose = snapshot.can({ type: 'copy.closed' });
  return (
    <Dialog
      open
      size="large"
      title={title.text}
      description={title.lead}
      dismissible={mayClose}
      onClose={() => copy.send({ type: 'copy.closed' })}
      actions={<CopyActions copy={copy} />}
    >
      {targets ? (
        <div className={stack}>
          <EnvironmentChoice
            rightEnv={rightEnv}
            rightEnvs={rightEnvs}
            onChoose={(env) => copy.send({ type: 'environment.chosen', rightEnv: env })}
          />
          <TargetChoice
            targets={targets}
            chosen={chosen}
            onToggle={(customer) => copy.send({ type: 'target.toggled', customer })}
          />
        </div>
      ) : (
        <CopyBody copy={copy} />
      )}
    </Dialog>
  );
}

function CopyActions({ copy }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(copy, (now) => now);
  const { chosen, plan } = snapshot.context;
  const whyNotPlanned = useWhyNot(copy, { type: 'plan.requested' });
  const whyNotRun = useWhyNot(copy, { type: 'run.requested' });
  const close = () => copy.send({ type: 'copy.closed' });
  if (snapshot.matches('choosing')) {
    return (
      <>
        <Button onClick={close}>{intl.formatMessage({ id: 'copy.cancel' })}</Button>
        <Button
          variant="primary"
          disabledReason={whyNotPlanned}
          reasonAlign="end"
          reasonSide="above"
          onClick={() => copy.send({ type: 'plan.requested' })}
        >
          {intl.formatMessage({ id: 'copy.plan.action' }, { count: chosen.length })}
        </Button>
      </>
    );
  }
  if (snapshot.matches('planned')) {
    const pieces = plan?.targets.reduce((sum, { sums }) => sum + sums.copied, 0) ?? 0;
    return (
      <>
        <Button onClick={() => copy.send({ type: 'choosing.resumed' })}>
          {intl.formatMessage({ id: 'copy.back' })}
        </Button>
        <Button
          variant="primary"
          disabledReason={whyNotRun}
          reasonAlign="end"
          reasonSide="above"
          onClick={() => copy.send({ type: 'run.requested' })}
        >
          {intl.formatMessage({ id: 'copy.run.action' }, { count: pieces })}
        </Button>
      </>
    );
  }
  if (snapshot.matches('planFailed') || snapshot.matches('refused')) {
    return (
      <Button onClick={() => copy.send({ type: 'choosing.resumed' })}>
        {intl.formatMessage({ id: 'copy.back' })}
      </Button>
    );
  }
  if (!snapshot.matches('ended')) return null;
  return (
    <>
      {snapshot.can({ type: 'retry.requested' }) && (
        <Button onClick={() => copy.send({ type: 'retry.requested' })}>
          {intl.formatMessage({ id: 'copy.retry.action' })}
        </Button>
      )}
      <Button variant="primary" onClick={close}>
        {intl.formatMessage({ id: 'copy.done' })}
      </Button>
    </>
  );
}
