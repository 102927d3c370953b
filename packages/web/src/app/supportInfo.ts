import { parseRoute } from '@selvedge/core';

const LONGEST = 300;

/** Addresses of people and places, and whatever is long and random enough to be a token or a code. */
const secrets = [/[a-z][a-z0-9+.-]*:\/\/[^\s'"<>)]+/gi, /[^\s'"<>@]+@[^\s'"<>@]+/g, /[\w~+/=.-]{20,}/g];

const withoutSecrets = (text: string): string =>
  secrets.reduce((left, secret) => left.replace(secret, '…'), text.slice(0, LONGEST));

/**
 * What support needs to find a fault of the page: which screen, never its address, which may hold codes or say whose it
 * is, nor anything stored, nor addresses or tokens out of the fault's own words.
 *
 * @param error null: nothing failed, somebody asks for it
 */
export function supportInfo(error: unknown, version: string): { errorId: string; text: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const errorId = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [
    `Error ID: ${errorId}`,
    `Version: ${version}`,
    `Time: ${new Date().toISOString()}`,
    `Page: ${parseRoute(window.location.pathname).screen}`,
    `Browser: ${navigator.userAgent}`,
    ...(error === null ? [] : [`Fault: ${withoutSecrets(fault)}`]),
  ];
  return { errorId, text: lines.join('\n') };
}
