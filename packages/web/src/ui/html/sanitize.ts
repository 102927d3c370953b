import createPurifier, { type Config } from 'dompurify';
import { linkTarget } from '../buttons/link-target.ts';

/** Text, lists, tables, pictures and links. Nothing that runs code, sets styles, embeds frames or sends data. */
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
  // With Trusted Types enforced, the page accepts nothing else.
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
  // A picture from another host would reveal the reader to it. The portal delivers no pictures as data: or blob:.
  if (linkTarget(source).kind !== 'inside') picture.remove();
  else picture.setAttribute('loading', 'lazy');
};

/** HTML that may be inserted into the page: `TrustedHTML` if the browser supports it, otherwise a string. */
export type CleanHtml = string | TrustedHTML;

export type Sanitize = (html: string) => CleanHtml;

let own: Sanitize | undefined;

/** Sanitizes HTML from a server. There is one per window: browsers accept the policy `dompurify` only once. */
export function ownSanitizer(): Sanitize {
  if (own) return own;
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') settleLink(node);
    if (node.nodeName === 'IMG') settlePicture(node);
  });
  own = (html) => purifier.sanitize(html, allowed);
  return own;
}
