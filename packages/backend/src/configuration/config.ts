import { resolve } from 'node:path';
import { inEachLanguage, type Language } from '@selvedge/core/contract';
import type { Brand } from './brand/brand.ts';
import { readBrandDir } from './brand/brandDir.ts';
import { builtWeb } from './builtWeb.ts';
import type { DatabaseLimits } from './databaseLimits.ts';
import { readDatabaseLimits } from './databaseLimits.ts';
import { type DemoSize, demoSizes, isLocal, readDemo, readDemoSignIn } from './demo.ts';
import { readDrainSeconds } from './draining.ts';
import { address, type Environment, portNumber, text, whitelist, wholeNumber } from './environment.ts';
import { type FairUse, readFairUse } from './fairUse.ts';
import { type FilesConfig, readFiles } from './files.ts';
import { readHouseGln } from './houseGln.ts';
import { type IdentityConfig, readIdentity } from './identity.ts';
import { readImportDir, readImportPictures, readImportProfile } from './importDir.ts';
import type { Mailbox } from './mailbox.ts';
import { readMailFrom } from './mailFrom.ts';
import { type MetricsConfig, readMetrics } from './metrics.ts';
import { readOperatorToken } from './operatorToken.ts';
import { readOutboxDir } from './outboxDir.ts';
import { readOverloadWait } from './overloadWait.ts';
import type { PicturePattern } from './picturePattern.ts';
import { type PictureService, readPictureService } from './pictureService.ts';
import { readOldestRelease, readPagePartsDir } from './release.ts';
import { type Keeping, readKeeping } from './retention.ts';
import { withSecretFiles } from './secretFiles.ts';
import { readServiceMail } from './serviceMail.ts';
import { readTimeZone } from './timeZone.ts';
import { readInstance, readTracing, type TracingConfig } from './tracing.ts';
import { readTrustedProxies } from './trustedProxies.ts';
import { readTrustedTypes } from './trustedTypes.ts';
import { readWebhooks, type WebhookConfig } from './webhooks.ts';

/** When a session of the portal's own provider expires, in seconds. */
export interface SessionConfig {
  /** After the sign-in, even while it is in use. */
  readonly longest: number;
  /** After one of its pages last renewed its tokens. */
  readonly idle: number;
}

/** All settings that the backend takes from its environment, read and checked once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the database, and the outbox unless another is named. */
  readonly dataDir: string;
  /** null: the database in the data folder. */
  readonly databaseUrl: string | null;
  /** The operators' secret for all instances; null: one that is made in the data folder. */
  readonly operatorToken: string | null;
  readonly databaseLimits: DatabaseLimits;
  /** How long calls may wait before further ones are turned away, ms; null: none ever is. */
  readonly overloadWait: number | null;
  /** Seconds between a signal to end and the end of taking calls. */
  readonly drainSeconds: number;
  /** The bucket for the bytes of pictures and manuals; null: the database keeps them. */
  readonly files: FilesConfig | null;
  /** How the house looks. */
  readonly brand: Brand;
  /** null: mails go to the outbox. */
  readonly smtpUrl: string | null;
  /** Absolute path of the folder for mails without a server, which instances may share. */
  readonly outboxDir: string;
  /** The sender of the portal's mails. */
  readonly mailFrom: Mailbox;
  /** Recipient of the messages of the contact form. */
  readonly serviceMail: string;
  /** Where browsers reach the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** Addresses whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  /** Absolute path of the folder with the built front end to serve. */
  readonly webDir: string;
  /** Absolute path of the folder with the parts of all releases' pages; null: only those of this release are served. */
  /** Whether browsers keep the page and its code by a service worker. */
  readonly serviceWorker: boolean;
  readonly pagePartsDir: string | null;
  /** Pages of releases before this one are told that they are too old. */
  readonly oldestRelease: number;
  /** Names of the Trusted Types policies through which the page turns text into markup; null: no restriction. */
  readonly trustedTypes: readonly string[] | null;
  readonly logLevel: string;
  /** What this process is called in logs and traces. */
  readonly instance: string;
  /** null: traces are sent nowhere. */
  readonly tracing: TracingConfig | null;
  /** Where Prometheus may read without a secret; null: nowhere. */
  readonly metrics: MetricsConfig | null;
  /** Whether only this machine can reach the portal. */
  readonly local: boolean;
  /** Demonstration mode: an empty database is filled, and accounts with published passwords may sign in. */
  readonly demo: boolean;
  /** How much demo data an empty database is filled with. */
  readonly demoSize: DemoSize;
  /** The demo's running live shopping event shows further styles automatically while somebody watches. */
  readonly demoLive: boolean;
  /** Command lines get demo accounts without a password; never on a portal that others can reach. */
  readonly demoSignIn: boolean;
  /** The house's time zone such as Europe/Berlin; documents and mails show times in it. */
  readonly timeZone: string;
  /** The house's Global Location Number, by which EDI messages name it; null: none. */
  readonly houseGln: string | null;
  /** Absolute path of the folder into which files are put that are to be imported; null: none is watched. */
  readonly importDir: string | null;
  readonly importPictures: PicturePattern;
  /** Where pictures are that are not brought as files; null: nowhere. */
  readonly pictureService: PictureService | null;
  /** Absolute path of the profile by which files are read that come without one; null: none. */
  readonly importProfile: string | null;
  readonly webhooks: WebhookConfig;
  readonly selfServiceUrl: string;
  readonly helpCenterUrl: Readonly<Record<Language, string>>;
  /** Where the page sends Matomo's tracking parameters; null: no tracking. */
  readonly tracking: { readonly url: string; readonly siteId: string } | null;
  /** How the security log writes addresses. */
  readonly securityAddresses: 'hashed' | 'plain';
  readonly session: SessionConfig;
  readonly fairUse: FairUse;
  readonly keeping: Keeping;
  readonly identity: IdentityConfig;
}

/** The portal's own tracking service unless another is named; `TRACKING=off` turns tracking off. */
function readTracking(environment: Environment, origin: string): Config['tracking'] {
  if (whitelist(environment, 'TRACKING', ['on', 'off'], 'on') === 'off') return null;
  return {
    url: address(environment, 'TRACKING_URL', ['http:', 'https:']) ?? `${origin}/tracking/matomo.php`,
    siteId: text(environment, 'TRACKING_SITE_ID') ?? '1',
  };
}

/**
 * Reads the configuration.
 *
 * @throws {ConfigurationError} for every unusable value, naming the key and what is expected.
 */
export function readConfig(given: Environment): Config {
  const environment = withSecretFiles(given);
  const port = portNumber(environment, 'PORT', 8080);
  const publicUrl = address(environment, 'PUBLIC_URL', ['http:', 'https:'], { originOnly: true });
  const origin = publicUrl ?? `http://localhost:${port}`;
  const host = text(environment, 'HOST') ?? 'localhost';
  const local = isLocal(host, origin);
  const demo = readDemo(environment, local);
  const brand = readBrandDir(environment, demo);
  const dataDir = resolve(text(environment, 'DATA_DIR') ?? '.data');
  return {
    port,
    host,
    local,
    demo,
    dataDir,
    databaseUrl: address(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    operatorToken: readOperatorToken(environment),
    databaseLimits: readDatabaseLimits(environment),
    overloadWait: readOverloadWait(environment),
    drainSeconds: readDrainSeconds(environment),
    brand,
    files: readFiles(environment),
    smtpUrl: address(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    outboxDir: readOutboxDir(environment, dataDir),
    mailFrom: readMailFrom(environment, origin, brand),
    serviceMail: readServiceMail(environment, origin),
    publicUrl: origin,
    trustedProxies: readTrustedProxies(environment),
    demoLive: whitelist(environment, 'DEMO_LIVE', ['on', 'off'], 'on') === 'on',
    demoSignIn: readDemoSignIn(environment, demo),
    demoSize: whitelist(environment, 'DEMO_SIZE', demoSizes, 'standard'),
    webDir: resolve(text(environment, 'WEB_DIR') ?? builtWeb),
    serviceWorker: whitelist(environment, 'SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    pagePartsDir: readPagePartsDir(environment),
    oldestRelease: readOldestRelease(environment),
    logLevel: whitelist(environment, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    instance: readInstance(environment, port),
    tracing: readTracing(environment),
    metrics: readMetrics(environment, port),
    trustedTypes: readTrustedTypes(environment),
    timeZone: readTimeZone(environment),
    houseGln: readHouseGln(environment),
    importDir: readImportDir(environment),
    importPictures: readImportPictures(environment),
    pictureService: readPictureService(environment),
    importProfile: readImportProfile(environment),
    webhooks: readWebhooks(environment),
    selfServiceUrl: address(environment, 'SELF_SERVICE_URL', ['http:', 'https:']) ?? `${origin}/self-service`,
    helpCenterUrl: inEachLanguage(
      (language) =>
        address(environment, `HELP_CENTER_URL_${language.toUpperCase()}`, ['http:', 'https:']) ??
        `${origin}/self-service/request?lang=${language}`,
    ),
    tracking: readTracking(environment, origin),
    securityAddresses: whitelist(environment, 'SECURITY_LOG_ADDRESSES', ['hashed', 'plain'], 'hashed'),
    session: {
      longest: wholeNumber(environment, 'SESSION_HOURS', { least: 1, most: 720, otherwise: 12 }) * 3600,
      idle: wholeNumber(environment, 'SESSION_IDLE_MINUTES', { least: 5, most: 43_200, otherwise: 120 }) * 60,
    },
    fairUse: readFairUse(environment),
    keeping: readKeeping(environment),
    identity: readIdentity(environment, local),
  };
}
