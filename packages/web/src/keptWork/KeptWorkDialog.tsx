import { KEPT_DAYS, type keptWorkMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';

const list = css({ display: 'grid', gap: '1', marginBottom: '4', textStyle: 'body' });
const warning = css({ marginTop: '3', color: 'warning' });
const season = css({ fontWeight: 'medium' });

const kinds = [
  { kind: 'quantities', id: 'logout.kept.quantities' },
  { kind: 'notes', id: 'logout.kept.notes' },
  { kind: 'details', id: 'logout.kept.details' },
  { kind: 'scans', id: 'logout.kept.scans' },
  { kind: 'lists', id: 'logout.kept.lists' },
] as const;

type KeptWorkRef = ActorRefFrom<typeof keptWorkMachine>;

/**
 * Work that could not be stored is kept in this browser, and the user logs out: asks whether to keep or remove it
 * (A12).
 */
export function KeptWorkDialog({ actor }: { actor: KeptWorkRef }) {
  const intl = useIntl();
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const { seasons, readable } = useSelector(actor, ({ context }) => context);
  const amounts = (one: (typeof seasons)[number]) =>
    intl.formatList(
      kinds
        .filter(({ kind }) => one[kind] > 0)
        .map(({ kind, id }) => intl.formatMessage({ id }, { count: one[kind] })),
    );
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      size="small"
      onClose={() => actor.send({ type: 'logout.cancelled' })}
      title={intl.formatMessage({ id: 'logout.kept.title' })}
      description={intl.formatMessage({ id: 'logout.kept.text' })}
      actions={
        <>
          <Button variant="danger" onClick={() => actor.send({ type: 'work.removed' })}>
            {intl.formatMessage({ id: 'logout.kept.remove' })}
          </Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'work.kept' })}>
            {intl.formatMessage({ id: 'logout.kept.keep' })}
          </Button>
        </>
      }
    >
      <ul className={list}>
        {seasons.map((one) => (
          <li key={one.season}>
            <span className={season}>{one.season}</span>: {amounts(one)}
          </li>
        ))}
      </ul>
      <p>{intl.formatMessage({ id: 'logout.kept.what' }, { days: KEPT_DAYS })}</p>
      {readable && <p className={warning}>{intl.formatMessage({ id: 'logout.kept.readable' })}</p>}
    </Dialog>
  );
}
