import type { SeasonPlace, Style } from '@selvedge/core/contract';
import type { finalizationMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { TimedProgress } from '../../progress/TimedProgress.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import type { RemedyTargets } from '../whyNot/RemedyLinks.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { type ExistingOrder, FinalizationOutcome } from './FinalizationOutcome.tsx';
import { FinalizeDialog } from './FinalizeDialog.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' });

/** A refusal keeps the control, which begins anew. */
const offering = ['idle', 'confirming', 'refused', 'outdated'] as const;

type Props = {
  finalization: ActorRefFrom<typeof finalizationMachine>;
  /** The order that somebody else made of the same cart, if known. */
  ordered?: ExistingOrder;
  /** Where a user gets what a disabled action lacks. */
  targets?: RemedyTargets;
  styles: readonly Style[];
  place: SeasonPlace;
};

/** 'Finalize order' for the POS Manager: asks for confirmation, finalizes exactly once and reports every outcome. */
export function FinalizationPanel({ finalization, ordered = null, targets, styles, place }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(finalization, (now) => now);
  const { head } = snapshot.context;
  const request = { type: 'finalization.requested' } as const;
  const offers = offering.some((state) => snapshot.matches(state));
  const why = useWhyNot(finalization, request, targets);
  return (
    <div className={stack}>
      <FinalizationOutcome finalization={finalization} ordered={ordered} styles={styles} place={place} />
      {offers && (
        <Button wide variant="primary" disabledReason={why} onClick={() => finalization.send(request)}>
          {intl.formatMessage({ id: 'check.finalization.action' })}
        </Button>
      )}
      <FinalizeDialog
        open={snapshot.matches('confirming')}
        head={head}
        onCancel={() => finalization.send({ type: 'finalization.cancelled' })}
        onConfirm={() => finalization.send({ type: 'finalization.confirmed' })}
      />
      <TimedProgress
        running={snapshot.hasTag('pending')}
        title={intl.formatMessage({ id: 'check.progress.title' })}
        text={
          snapshot.matches('asking')
            ? intl.formatMessage({ id: 'check.progress.asking' })
            : intl.formatMessage({ id: 'check.progress.text' })
        }
      />
    </div>
  );
}
