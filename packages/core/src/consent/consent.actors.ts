import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { formatRoute } from '../navigation/routes.ts';
import { raise } from '../notices/raise.ts';
import { failure } from '../platform/api/failure.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import type { Consent, KnownConsent } from './consent.machine.ts';
import { createConsentStore } from './consentStore.ts';

export const consentActors = ({
  ports,
  configuration,
}: Pick<OverlaysDependencies, 'ports' | 'configuration'>) => {
  const store = createConsentStore(ports);
  const isTracked = configuration.tracking !== null;
  const read = (): Consent => (isTracked ? store.read() : 'undecided');
  return {
    readConsent: fromPromise<KnownConsent>(async () => ({ choice: read(), isTracked })),
    keepConsent: fromPromise<void, { choice: Consent }>(async ({ input: { choice }, system }) => {
      if (choice === 'undecided' || store.keep(choice)) return;
      raise({ system }, { notice: { subject: 'consent', failure: failure({ code: 'notKept' }) } });
    }),
    watchConsent: fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) =>
      store.listen(() => sendBack({ type: 'choice.seen', choice: read() })),
    ),
    showImprint: fromPromise<void>(async () => ports.location.replace(formatRoute({ screen: 'imprint' }))),
  };
};
