import type { Api } from './api/client.ts';
import type { ServerClock } from './api/serverClock.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { OldestRelease } from './oldestRelease.ts';
import type { PortalWatch } from './portalFacts.ts';
import type { Ports, StoragePort } from './ports.ts';

/** Dependencies shared by the services of the overlays. */
export interface OverlaysDependencies {
  readonly api: Api;
  readonly ports: Ports;
  readonly configuration: Configuration;
  /** The time by the server's clock. */
  readonly clock: ServerClock;
  readonly oldestRelease: OldestRelease;
  /** Storage of the browser; never throws. */
  readonly storage: StoragePort;
  readonly portal: PortalWatch;
}
