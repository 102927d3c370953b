import type { ApiBases } from '../api/address.ts';
import type { Api } from '../api/client.ts';
import type { ServerClock } from '../api/serverClock.ts';
import type { Ports, StoragePort } from '../app/ports.ts';
import type { Language } from '../contract/index.ts';
import type { SignOut } from './ordering.setup.ts';
import type { OrderingRoute } from './orderingRoute.ts';

/** What the services of the ordering area share. */
export interface OrderingDependencies {
  readonly api: Api;
  /** For addresses that a window of its own opens. */
  readonly bases: ApiBases;
  readonly ports: Ports;
  /** Of the browser; never throws. */
  readonly storage: StoragePort;
  /** What time it is by the server. */
  readonly clock: ServerClock;
  /** The user's present language. */
  readonly language: () => Language;
  /** Who is signed in, by an id that stays; rejects while that cannot be known. */
  readonly user: () => Promise<string>;
  /** Puts a route into the address bar in place of the present one, with no reload. */
  readonly showRoute: (route: OrderingRoute | SignOut) => void;
}
