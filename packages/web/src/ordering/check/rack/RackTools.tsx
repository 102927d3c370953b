import type { CartHead } from '@selvedge/core/contract';
import { LARGEST_ZOOM, type rackFileMachine, type rackMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import { RackPdfButton } from './RackFile.tsx';
import { tools } from './rack.recipe.ts';

const step = css({ textStyle: 'figure', minWidth: '8', textAlign: 'center' });

type Props = {
  actor: ActorRefFrom<typeof rackMachine>;
  file: ActorRefFrom<typeof rackFileMachine>;
  head: CartHead | null;
};

/** Smaller and larger pictures, PDF, and full screen. */
export function RackTools({ actor, file, head }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (now) => now);
  const { view } = snapshot.context;
  const { zoom } = view;
  const wall = snapshot.matches('wall');
  return (
    <div className={tools} role="toolbar" aria-label={intl.formatMessage({ id: 'check.rack.tools' })}>
      <IconButton
        icon="minus"
        label={intl.formatMessage({ id: 'check.rack.smaller' })}
        disabledReason={useWhyNot(actor, { type: 'zoomed.out' })}
        onClick={() => actor.send({ type: 'zoomed.out' })}
      />
      <span
        className={step}
        role="status"
        aria-label={intl.formatMessage({ id: 'check.rack.zoom' }, { zoom, of: LARGEST_ZOOM })}
      >
        {zoom}/{LARGEST_ZOOM}
      </span>
      <IconButton
        icon="plus"
        label={intl.formatMessage({ id: 'check.rack.larger' })}
        disabledReason={useWhyNot(actor, { type: 'zoomed.in' })}
        onClick={() => actor.send({ type: 'zoomed.in' })}
      />
      {head && <RackPdfButton file={file} head={head} view={view} />}
      <Button size="compact" onClick={() => actor.send({ type: wall ? 'wall.left' : 'wall.entered' })}>
        {intl.formatMessage({ id: wall ? 'check.rack.leaveWall' : 'check.rack.wall' })}
      </Button>
    </div>
  );
}
