import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { SaveTrouble } from '../cart/saving/SaveTrouble.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { CodeForm } from './CodeForm.tsx';
import { LookUpTrouble } from './LookUpTrouble.tsx';
import { ScanList } from './ScanList.tsx';
import { ScanModes } from './ScanModes.tsx';
import { lead, part } from './scan.recipe.ts';
import type { CodeLookUpRef, ScanRef } from './scanRef.ts';
import { useNews } from './useNews.ts';

type Props = { scan: ScanRef; lookUp: CodeLookUpRef; cart: CartRef };

/** Scanning: what scans do, typed codes, the camera, and the list of all scans. */
export default function ScanPanel({ scan, lookUp, cart }: Props) {
  const intl = useIntl();
  const news = useNews({ scan, lookUp, cart });
  return (
    <Sheet
      open
      onClose={() => scan.send({ type: 'desk.closed' })}
      title={intl.formatMessage({ id: 'scan.title' })}
      action={
        <Button variant="primary" wide icon="camera" onClick={() => scan.send({ type: 'camera.opened' })}>
          {intl.formatMessage({ id: 'scan.byCamera' })}
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
      <LookUpTrouble lookUp={lookUp} />
      <SaveTrouble cart={cart} />
      <ScanList scan={scan} lookUp={lookUp} />
      <LiveRegion message={news?.text ?? ''} />
    </Sheet>
  );
}
