import type { Language } from '../contract/index.ts';
import type { OrderingRoute, SignOut } from '../navigation/orderingRoute.ts';
import type { ApiBases } from './api/address.ts';
import type { Api } from './api/client.ts';
import type { ServerClock } from './api/serverClock.ts';
import type { Ports, StoragePort } from './ports.ts';

/** Dependencies shared by the services of the ordering area. */
export interface OrderingDependencies {
  readonly api: Api;
  /** For addresses that are opened in a window of their own. */
  readonly bases: ApiBases;
  readonly ports: Ports;
  /** Storage of the browser; never throws. */
  readonly storage: StoragePort;
  /** The time by the server's clock. */
  readonly clock: ServerClock;
  /** The user's current language. */
  readonly language: () => Language;
  /** The permanent id of the signed-in user; rejects while it is unknown. */
  readonly user: () => Promise<string>;
  /** Replaces the current route in the address bar, without a reload. */
  readonly showRoute: (route: OrderingRoute | SignOut) => void;
}
