import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { PageIdentity } from '../identity/identity.ts';

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
 * Headers of every answer. The page may call its own origin, the provider's and the tracking service's alone; HTML becomes script or markup
 * only through the named Trusted Types policies. Nothing is forced to https where PUBLIC_URL is plain http.
 */
export function portalHeaders(
  { publicUrl, tracking }: Pick<Config, 'publicUrl' | 'tracking'>,
  { tokenUrl, refreshUrl }: PageIdentity,
): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:');
  const own = originOf(publicUrl);
  const called = [tokenUrl, refreshUrl, ...(tracking ? [tracking.url] : [])];
  const others = [...new Set(called.map(originOf))].filter((origin) => origin !== own);
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...shared,
        connectSrc: ["'self'", ...others],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'default', 'selvedge'],
      },
    },
    hsts: secure && { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
  };
}

/** The provider's pages: forms and style sheets, and its one script. The form's answer leads back to the portal. */
export const providerHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...shared, formAction: ["'self'"], imgSrc: ["'self'", 'data:'] },
  },
};

/** The camera is for scanning articles; nothing else of the device is of use to the portal. */
export function permit(reply: FastifyReply): void {
  reply.header(
    'permissions-policy',
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  );
}
