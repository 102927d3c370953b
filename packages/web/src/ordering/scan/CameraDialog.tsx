import { startCamera } from '@selvedge/core/ordering';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { CameraOver } from './CameraOver.tsx';
import { CameraView } from './CameraView.tsx';
import type { CameraRef } from './camera/cameraRef.ts';
import { filmInto } from './camera/film.ts';
import { ScanModes } from './ScanModes.tsx';
import { frame, part, picture } from './scan.recipe.ts';
import type { CodeLookUpRef, ScanRef } from './scanRef.ts';

const confirm = () => {
  if ('vibrate' in navigator) navigator.vibrate(40);
};

type Props = { scan: ScanRef; lookUp: CodeLookUpRef; cart: CartRef };

/** Scanning by camera. The camera is switched off when the dialog closes. */
export default function CameraDialog({ scan, lookUp, cart }: Props) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraRef | null>(null);
  useEffect(() => {
    const actor = startCamera(scan, { film: filmInto(() => video.current), confirm });
    setCamera(actor);
    return () => {
      actor.stop();
    };
  }, [scan]);
  return (
    <Dialog
      open
      onClose={() => scan.send({ type: 'desk.closed' })}
      title={intl.formatMessage({ id: 'scan.camera.title' })}
      actions={
        <>
          <Button onClick={() => scan.send({ type: 'list.opened' })}>
            {intl.formatMessage({ id: 'scan.camera.list' })}
          </Button>
          <Button variant="primary" onClick={() => scan.send({ type: 'desk.closed' })}>
            {intl.formatMessage({ id: 'scan.camera.done' })}
          </Button>
        </>
      }
    >
      <div className={frame}>
        <video
          ref={video}
          className={picture}
          muted
          playsInline
          aria-label={intl.formatMessage({ id: 'scan.camera.picture' })}
        />
        {camera && <CameraOver camera={camera} />}
      </div>
      {camera && <CameraView camera={camera} scan={scan} lookUp={lookUp} cart={cart} />}
      <div className={part}>
        <ScanModes scan={scan} />
      </div>
    </Dialog>
  );
}
