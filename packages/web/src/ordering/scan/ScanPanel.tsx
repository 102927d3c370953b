import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SaveTrouble } from '../cart/saving/SaveTrouble.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { CodeForm } from './CodeForm.tsx';
import { ScanList } from './ScanList.tsx';
import { ScanModes } from './ScanModes.tsx';
import { lead, part } from './scan.recipe.ts';
import type { ScanRef } from './scanRef.ts';
import { useNews } from './useNews.ts';

/** Scanning: what scans do, typed codes, the camera, and the list of all scans. */
export default function ScanPanel({ scan, cart }: { scan: ScanRef; cart: CartRef }) {
  const intl = useIntl();
  const news = useNews(scan, cart);
  const stalled = useSelector(scan, (now) => now.hasTag('stalled'));
  const refused = useSelector(scan, (now) => now.hasTag('failed'));
  const failure = useSelector(scan, ({ context }) => context.failure);
  const retry = (
    <Button onClick={() => scan.send({ type: 'scan.retried' })}>
      {intl.formatMessage({ id: 'scan.do.retry' })}
    </Button>
  );
  return (
    <Sheet
      open
      onClose={() => scan.send({ type: 'desk.closed' })}
      title={intl.formatMessage({ id: 'scan.title' })}
      action={
        <Button variant="primary" wide icon="camera" onClick={() => scan.send({ type: 'camera.opened' })}>
          {intl.formatMessage({ id: 'scan.camera.open' })}
        </Button>
      }
    >
      <p className={`${part} ${lead}`}>{intl.formatMessage({ id: 'scan.lead' })}</p>
      <div className={part}>
        <ScanModes scan={scan} />
      </div>
      <div className={part}>
        <CodeForm
          label={intl.formatMessage({ id: 'scan.code.label' })}
          action={intl.formatMessage({ id: 'scan.code.take' })}
          onCode={(text) => scan.send({ type: 'code.scanned', text, at: Date.now() })}
        />
      </div>
      {stalled && (
        <div className={part}>
          <FailedNotice tone="warning" actions={retry} failure={failure}>
            {intl.formatMessage({ id: 'scan.stalled' }, { kind: failure?.kind })}
          </FailedNotice>
        </div>
      )}
      {refused && (
        <div className={part}>
          <FailedNotice tone="critical" actions={retry} failure={failure} live>
            {intl.formatMessage({ id: 'scan.failed' })}
          </FailedNotice>
        </div>
      )}
      <SaveTrouble cart={cart} />
      <ScanList scan={scan} />
      <LiveRegion message={news?.text ?? ''} />
    </Sheet>
  );
}
