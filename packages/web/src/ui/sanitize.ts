import createPurifier, { type Config, type WindowLike } from 'dompurify';
import { linkTarget } from './link-target.ts';

/** Text, lists, tables, pictures and links; nothing that runs, styles, frames or sends. */
const allowed: Config = {
  ALLOWED_TAGS: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'figcaption'],
    ...[
      'figure',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
      'img',
      'li',
      'ol',
      'p',
      'pre',
      's',
      'small',
      'span',
    ],
    ...['strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: [
    'alt',
    'colspan',
    'dir',
    'height',
    'href',
    'lang',
    'rowspan',
    'scope',
    'src',
    'start',
    'title',
    'width',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  SANITIZE_NAMED_PROPS: true,
  // Under a policy of trusted types the page takes nothing less.
  RETURN_TRUSTED_TYPE: true,
};

const settleLink = (link: Element) => {
  const target = linkTarget(link.getAttribute('href') ?? '');
  if (target.kind === 'refused') {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', target.href);
  link.setAttribute('rel', 'noopener noreferrer');
  if (target.kind === 'outside' && target.href.startsWith('http')) link.setAttribute('target', '_blank');
};

const settlePicture = (picture: Element) => {
  const source = picture.getAttribute('src') ?? '';
  // A picture of another host would tell it who reads; data: and blob: are not pictures the portal delivers.
  if (linkTarget(source).kind !== 'inside') picture.remove();
  else picture.setAttribute('loading', 'lazy');
};

/** HTML that may reach the page: `TrustedHTML` where the browser knows it, text elsewhere. */
export type CleanHtml = string | TrustedHTML;

export type Sanitize = (html: string) => CleanHtml;

/**
 * Makes HTML that came from a server harmless. One for each window: the browser admits the policy `dompurify` once.
 */
export function createSanitizer(window: WindowLike): Sanitize {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') settleLink(node);
    if (node.nodeName === 'IMG') settlePicture(node);
  });
  return (html) => purifier.sanitize(html, allowed);
}
