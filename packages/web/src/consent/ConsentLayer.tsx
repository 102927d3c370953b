import type { consentMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { LiveRegion } from '../ui/text/LiveRegion.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { Deactivated } from './Deactivated.tsx';

/** Asks for consent, shows the privacy settings, and confirms that analytics are off (requirements I1 and H2). */
export function ConsentLayer({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(consent, (now) => now);
  const asking = snapshot.hasTag('asking');
  const left = useRef(false);
  const choose = (accepted: boolean) =>
    consent.send({ type: accepted ? 'consent.accepted' : 'consent.declined' });
  return (
    <>
      <LiveRegion message={asking ? intl.formatMessage({ id: 'consent.announce' }) : ''} />
      {asking && (
        <ConsentQuestion
          left={left}
          onChoose={(accepted) => {
            choose(accepted);
            document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
          }}
          onSettings={() => {
            left.current = true;
            consent.send({ type: 'settings.opened' });
          }}
        />
      )}
      <ConsentSettings
        open={snapshot.hasTag('settings')}
        allowed={snapshot.context.choice === 'accepted'}
        onSave={choose}
        onClose={() => consent.send({ type: 'settings.closed' })}
      />
      {snapshot.hasTag('deactivated') && (
        <Deactivated onDismiss={() => consent.send({ type: 'deactivation.dismissed' })} />
      )}
    </>
  );
}
