const LONGEST = 300;

/**
 * What support needs to find a fault of the page: never the address's search or hash, which may hold codes, nor
 * anything stored.
 */
export function supportInfo(error: unknown, version: string): { errorId: string; text: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const errorId = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [
    `Error ID: ${errorId}`,
    `Version: ${version}`,
    `Time: ${new Date().toISOString()}`,
    `Page: ${window.location.pathname}`,
    `Browser: ${navigator.userAgent}`,
    `Fault: ${fault.slice(0, LONGEST)}`,
  ];
  return { errorId, text: lines.join('\n') };
}
