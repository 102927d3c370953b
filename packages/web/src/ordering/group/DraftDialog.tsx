import { candidatesIn, type groupsMachine, seasonsIn } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { FailedState } from '../../failure/FailedState.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { CartPicks } from './CartPicks.tsx';
import { block, stack } from './group.recipe.ts';
import { useNameFault } from './useNameFault.ts';

type Props = { groups: ActorRefFrom<typeof groupsMachine> };

const cancelling = { type: 'draft.cancelled' } as const;

/** A new group order: its name, its season and its carts (N8). */
export function DraftDialog({ groups }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(groups, (now) => now);
  const open = snapshot.matches('drafting') || snapshot.matches('creating');
  const { draft } = snapshot.context;
  const pending = snapshot.matches('creating');
  const cancel = () => groups.send(cancelling);
  const whyNotCreated = useWhyNot(groups, { type: 'group.created' });
  return (
    <Dialog
      open={open}
      size="large"
      title={intl.formatMessage({ id: 'group.draft.title' })}
      description={intl.formatMessage({ id: 'group.draft.lead' })}
      dismissible={!pending}
      onClose={cancel}
      actions={
        <>
          <Button disabledReason={useWhyNot(groups, cancelling)} onClick={cancel}>
            {intl.formatMessage({ id: 'copy.cancel' })}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabledReason={whyNotCreated}
            reasonAlign="end"
            reasonSide="above"
            onClick={() => groups.send({ type: 'group.created' })}
          >
            {intl.formatMessage({ id: 'group.draft.create' }, { count: draft.cartIds.length })}
          </Button>
        </>
      }
    >
      <DraftBody groups={groups} />
    </Dialog>
  );
}

function DraftBody({ groups }: Props) {
  const intl = useIntl();
  const nameFault = useNameFault();
  const snapshot = useSelector(groups, (now) => now);
  const { draft, candidates, failure } = snapshot.context;
  if (snapshot.matches({ drafting: 'failed' })) {
    return (
      <FailedState
        level={3}
        title={intl.formatMessage({ id: 'group.picks.failed' })}
        failure={failure}
        onRetry={() => groups.send({ type: 'draft.retried' })}
      />
    );
  }
  if (snapshot.matches({ drafting: 'loading' })) return <Skeleton shape="block" className={block} />;
  return (
    <div className={stack}>
      {failure && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'group.draft.failed' })}
          failure={failure}
        />
      )}
      <TextField
        data-first=""
        label={intl.formatMessage({ id: 'group.name' })}
        hint={intl.formatMessage({ id: 'group.nameHint' })}
        error={nameFault(draft.groupName)}
        value={draft.groupName}
        onChange={({ currentTarget }) =>
          groups.send({ type: 'name.changed', groupName: currentTarget.value })
        }
      />
      <Select
        label={intl.formatMessage({ id: 'order.season' })}
        value={draft.season}
        options={seasonsIn(candidates.carts).map((season) => ({ value: season, label: season }))}
        onValue={(season) => groups.send({ type: 'season.chosen', season })}
      />
      <CartPicks
        carts={candidatesIn(candidates.carts, draft.season)}
        picked={draft.cartIds}
        onToggle={(cartId) => groups.send({ type: 'candidate.toggled', cartId })}
      />
    </div>
  );
}
