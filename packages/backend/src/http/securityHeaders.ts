import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { Config } from '../configuration/config.ts';

/** Where the page renews its tokens and reads the provider's keys. */
interface CalledByPage {
  readonly tokenUrl: string;
  readonly refreshUrl: string;
  readonly keysUrl: string;
}

/** Seconds. */
const YEAR = 31_536_000;

const originOf = (address: string): string => new URL(address).origin;

const shared = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  fontSrc: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
};

/**
 * Headers of every response. The page may connect only to its own origin, the provider and the tracking service, and
 * load pictures from the house's picture service besides. HTML becomes script or markup only through the named Trusted Types policies. Nothing is forced to https when
 * PUBLIC_URL is plain http.
 */
export function portalHeaders(
  {
    publicUrl,
    tracking,
    trustedTypes,
    pictureService,
  }: Pick<Config, 'publicUrl' | 'tracking' | 'trustedTypes' | 'pictureService'>,
  { tokenUrl, refreshUrl, keysUrl }: CalledByPage,
): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:');
  const own = originOf(publicUrl);
  const called = [tokenUrl, refreshUrl, keysUrl, ...(tracking ? [tracking.url] : [])];
  const others = [...new Set(called.map(originOf))].filter((origin) => origin !== own);
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...shared,
        // The barcode decoder is WebAssembly, for browsers without one of their own. This does not let any text
        // become script.
        scriptSrc: [...shared.scriptSrc, "'wasm-unsafe-eval'"],
        connectSrc: ["'self'", ...others],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(pictureService ? [pictureService.origin] : [])],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(trustedTypes && { requireTrustedTypesFor: ["'script'"], trustedTypes: [...trustedTypes] }),
      },
    },
    hsts: secure && { maxAge: YEAR, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
  };
}

/** For the provider's pages: forms, style sheets and one script. The response to the form redirects to the portal. */
export const providerHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...shared, formAction: ["'self'"], imgSrc: ["'self'", 'data:'] },
  },
};

/** A third-party text that is opened as a page of its own may only be read. */
export const textPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The headers of a response to a request that cannot be parsed. */
export const unreadHeaders = ({
  publicUrl,
}: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': textPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}` }),
});

/** For responses to requests that cannot be parsed: they are sent before any other header is set. */
export function guardUnread(reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void {
  permit(reply);
  reply.headers({ ...unreadHeaders(config), 'x-tracking-id': reply.request.id });
}

/** The camera is for scanning articles. The portal uses no other feature of the device. */
export function permit(reply: FastifyReply): void {
  reply.header(
    'permissions-policy',
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  );
}
