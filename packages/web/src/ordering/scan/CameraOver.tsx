import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Thread } from '../../ui/figures/Thread.tsx';
import type { CameraRef } from './camera/cameraRef.ts';
import { aim, over } from './scan.recipe.ts';

/** Overlay on the camera picture: where to hold a code, or why there is no picture yet. */
export function CameraOver({ camera }: { camera: CameraRef }) {
  const intl = useIntl();
  const state = useSelector(camera, (now) => now);
  if (state.matches('failed')) {
    return <p className={over}>{intl.formatMessage({ id: 'scan.camera.none' })}</p>;
  }
  if (state.matches({ filming: 'asking' })) {
    return (
      <p className={over} role="status">
        {intl.formatMessage({ id: 'scan.camera.asking' })}
        <Thread />
      </p>
    );
  }
  const found = state.matches({ filming: { reading: 'found' } });
  return <div className={aim} data-found={found || undefined} aria-hidden="true" />;
}
