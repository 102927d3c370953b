import type { CameraProblem } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import type { CameraRef } from './camera/cameraRef.ts';
import { controls, said } from './scan.recipe.ts';
import type { CodeLookUpRef, ScanRef } from './scanRef.ts';
import { useNews } from './useNews.ts';

type Props = {
  camera: CameraRef;
  scan: ScanRef;
  lookUp: CodeLookUpRef;
  cart: CartRef;
};

/** What the camera read last, why it cannot read, and the controls for camera and torch. */
export function CameraView({ camera, scan, lookUp, cart }: Props) {
  const intl = useIntl();
  const state = useSelector(camera, (now) => now);
  const news = useNews({ scan, lookUp, cart });
  const { cameras, cameraId, canTorch, torch, problem, last } = state.context;
  const reading = state.matches({ filming: 'reading' });
  const chooses = cameras.length > 1;
  return (
    <>
      {problem && state.matches('failed') && <Problem camera={camera} problem={problem} />}
      {reading && (
        <p className={said} role="status">
          {last !== null && news ? news.text : intl.formatMessage({ id: 'scan.camera.aim' })}
        </p>
      )}
      {(chooses || (canTorch && reading)) && (
        <div className={controls}>
          {chooses && (
            <Select
              label={intl.formatMessage({ id: 'scan.camera.which' })}
              value={cameraId ?? ''}
              onValue={(id) => camera.send({ type: 'camera.chosen', cameraId: id })}
              options={cameras.map(({ id, label }, at) => ({
                value: id,
                label: label || intl.formatMessage({ id: 'scan.camera.number' }, { number: at + 1 }),
              }))}
            />
          )}
          {canTorch && reading && (
            <Button aria-pressed={torch} onClick={() => camera.send({ type: 'torch.switched' })}>
              {intl.formatMessage({ id: 'scan.camera.torch' })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Problem({ camera, problem }: { camera: Props['camera']; problem: CameraProblem }) {
  const intl = useIntl();
  const texts: Record<CameraProblem, string> = {
    refused: intl.formatMessage({ id: 'scan.camera.refused' }),
    missing: intl.formatMessage({ id: 'scan.camera.missing' }),
    busy: intl.formatMessage({ id: 'scan.camera.busy' }),
    unsupported: intl.formatMessage({ id: 'scan.camera.unsupported' }),
    broken: intl.formatMessage({ id: 'scan.camera.broken' }),
  };
  return (
    <Notice
      tone="critical"
      live
      actions={
        problem === 'unsupported' ? undefined : (
          <Button onClick={() => camera.send({ type: 'camera.retried' })}>
            {intl.formatMessage({ id: 'scan.do.retry' })}
          </Button>
        )
      }
    >
      {texts[problem]}
    </Notice>
  );
}
