import type { Api } from '../api/client.ts';
import type { ServerClock } from '../api/serverClock.ts';
import type { Ports, StoragePort } from '../app/ports.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { PortalWatch } from './portalFacts.ts';

/** What the services of the overlays share. */
export interface OverlaysDependencies {
  readonly api: Api;
  readonly ports: Ports;
  readonly configuration: Configuration;
  /** What time it is by the server. */
  readonly clock: ServerClock;
  /** Of the browser; never throws. */
  readonly storage: StoragePort;
  readonly portal: PortalWatch;
}
