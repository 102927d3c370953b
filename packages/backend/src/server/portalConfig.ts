import { createRequire } from 'node:module';
import type { Language } from '@selvedge/core/contract';
import { string, type } from 'superstruct';
import { type PageHouse, pageHouse } from '../brand/brandedPage.ts';
import type { Config } from '../configuration/config.ts';
import type { PageIdentity } from '../identity/identity.ts';

/** The settings that index.html gives to the page, so that one build runs against every provider. */
export interface PortalConfig {
  readonly apiUrl: string;
  readonly extranetUrl: string;
  readonly auth: PageIdentity;
  readonly selfServiceUrl: string;
  readonly helpCenterUrl: Readonly<Record<Language, string>>;
  readonly tracking: { readonly url: string; readonly siteId: string } | null;
  readonly version: string;
  readonly house: PageHouse & {
    /** In which its days are, such as those of a season's beginning and end. */
    readonly timeZone: string;
  };
  /** Whether the page has the browser keep it by a service worker. */
  readonly serviceWorker: boolean;
}

const require = createRequire(import.meta.url);

export const { version } = type({ version: string() }).create(require('../../package.json'));

export const portalConfig = (
  { selfServiceUrl, helpCenterUrl, tracking, brand, serviceWorker, timeZone }: Config,
  auth: PageIdentity,
): PortalConfig => ({
  apiUrl: '/api',
  extranetUrl: '/extranet',
  auth,
  selfServiceUrl,
  helpCenterUrl,
  tracking,
  version,
  house: { ...pageHouse(brand), timeZone },
  serviceWorker,
});
