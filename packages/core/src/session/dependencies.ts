import type { Language } from '../contract/index.ts';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import type { PagePorts, StoragePort } from '../platform/ports.ts';
import { sturdyStorage } from './sturdyStorage.ts';
import { createTokenStore, type TokenStore } from './tokens.ts';

/** Dependencies shared by the services of the session. */
export interface SessionDependencies {
  readonly ports: PagePorts;
  readonly auth: AuthConfiguration;
  readonly language: () => Language;
  readonly tokens: TokenStore;
  /** Belongs to this page only. */
  readonly pageStorage: StoragePort;
  /** Where a started sign-in is saved until the provider redirects the browser back. */
  readonly signInStorage: StoragePort;
}

export function createSessionDependencies(
  ports: PagePorts,
  auth: AuthConfiguration,
  language: () => Language,
): SessionDependencies {
  const pageStorage = sturdyStorage(ports.sessionStorage);
  return {
    ports,
    auth,
    language,
    pageStorage,
    signInStorage: sturdyStorage(ports.localStorage, ports.sessionStorage),
    tokens: createTokenStore(pageStorage, ports),
  };
}
