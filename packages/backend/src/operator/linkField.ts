import { refine, size, string } from 'superstruct';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Characters that browsers drop or change in addresses, so that they would follow another address than the one
 * shown.
 */
const hidden = /[\p{Cc}\s\\]/u;

/**
 * Whether a tile may have this link: a path of the portal, `{selfService}` with a path, or an address of an
 * allowed scheme.
 */
export function isLink(link: string): boolean {
  if (hidden.test(link)) return false;
  const path = link.startsWith('{selfService}') ? link.slice('{selfService}'.length) : link;
  if (path.startsWith('/')) return !path.startsWith('//');
  if (path !== link) return path === '' || path.startsWith('?');
  return URL.canParse(link) && schemes.has(new URL(link).protocol);
}

export const linkField = refine(
  size(string(), 1, 2_000),
  'link',
  (link) =>
    isLink(link) ||
    'Expected a path of the portal (/…), {selfService}/…, or an address that begins with https:, http:, mailto: or tel:',
);
