const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export type LinkTarget =
  /** A path on this origin: path, query and fragment, without the origin. */
  | { kind: 'inside'; href: string }
  /** Another origin, or mailto and tel. */
  | { kind: 'outside'; href: string }
  /** A scheme that could run code or read files, or an invalid URL. */
  | { kind: 'refused' };

/**
 * A path on this origin that reads the same before and after it is parsed: nothing in it is decoded, left out or another host. A list has
 * many, and parsing takes a tenth of drawing them.
 */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+(?:\?[\w.~=&%,+-]*)?$/;

/**
 * Checks a URL from outside (tiles, search results, events, configuration) before it becomes a link. Only http, https,
 * mailto, tel and URLs relative to `base` pass. The page's own origin is `inside`.
 */
export function linkTarget(address: string, base: string = document.baseURI): LinkTarget {
  if (plainPath.test(address)) return { kind: 'inside', href: address };
  const own = new URL(base);
  if (address.trim() === '' || !URL.canParse(address, own)) return { kind: 'refused' };
  const url = new URL(address, own);
  if (!schemes.has(url.protocol)) return { kind: 'refused' };
  if (url.origin !== own.origin) return { kind: 'outside', href: url.href };
  // `//elsewhere.test` as a path would be resolved as another host by whatever uses it next.
  const path = url.pathname.replace(/^\/{2,}/, '/');
  return { kind: 'inside', href: path + url.search + url.hash };
}
