import { parseRoute } from '@selvedge/core';

const LONGEST = 300;

/** URLs, e-mail addresses, and anything long and random enough to be a token or a code. */
const secrets = [/[a-z][a-z0-9+.-]*:\/\/[^\s'"<>)]+/gi, /[^\s'"<>@]+@[^\s'"<>@]+/g, /[\w~+/=.-]{20,}/g];

const withoutSecrets = (text: string): string =>
  secrets.reduce((left, secret) => left.replace(secret, '…'), text.slice(0, LONGEST));

/**
 * Information for support about an error in the page. It names the screen but never the URL, which may contain codes or
 * identify the user. It contains nothing that is stored, and no addresses or tokens from the error's message.
 *
 * @param error null: nothing failed, the user asked for the information
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
