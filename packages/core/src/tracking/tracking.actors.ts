import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { parametersOf, type TrackingReport } from './trackingReport.ts';

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isReport = (event: EventObject): event is { type: 'report'; report: TrackingReport } =>
  event.type === 'report';

/**
 * Sends one request per report to the analytics service: no cookies, no referrer, no token, no retries. All running
 * requests are aborted when it is stopped.
 */
export const trackingActors = ({
  ports,
  configuration,
}: Pick<OverlaysDependencies, 'ports' | 'configuration'>) => {
  const { tracking } = configuration;
  const visitor = hex(ports.randomBytes(8));
  return {
    reporter: fromCallback<EventObject, NonReducibleUnknown>(({ receive }) => {
      if (tracking === null) return;
      const ended = new AbortController();
      const address = new URL(tracking.url, ports.location.href());
      receive((event) => {
        if (!isReport(event)) return;
        const { report } = event;
        if (report.kind === 'ping' && !ports.isVisible()) return;
        const parameters = parametersOf(report, {
          origin: new URL(ports.location.href()).origin,
          siteId: tracking.siteId,
          visitor,
          random: hex(ports.randomBytes(4)),
        });
        if (parameters === null) return;
        const request = new Request(address, {
          method: 'POST',
          body: new URLSearchParams(parameters),
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          cache: 'no-store',
          keepalive: true,
          signal: ended.signal,
        });
        ports.fetch(request).catch(() => {});
      });
      return () => ended.abort();
    }),
  };
};
