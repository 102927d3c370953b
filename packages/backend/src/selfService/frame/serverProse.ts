import { type Html, html, Html as Markup } from '../../html/html.ts';

const kept: Readonly<Record<string, string>> = {
  p: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h3',
};

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function codePoint(digits: string, base: number): string {
  const code = Number.parseInt(digits, base);
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code) : '';
}

/** Decodes character references in a text. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return codePoint(decimal, 10);
    if (hex) return codePoint(hex, 16);
    return named[String(name).toLowerCase()] ?? whole;
  });

/** Elements whose text is not meant for people. */
const unread = /<(script|style|template|noscript|title|textarea|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>/gi;

const longest = 200_000;
const deepest = 32;
const readable = (source: string): string => source.slice(0, longest).replace(unread, ' ');

function safeAddress(attributes: string): string | null {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = decoded(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(address) ? address : null;
}

/** Writes its own elements; elements left open are closed at the end. */
class Writer {
  readonly #open: string[] = [];
  readonly #pieces: Html[] = [];

  text(text: string): void {
    this.#pieces.push(html`${text}`);
  }

  breakLine(): void {
    this.#pieces.push(html`<br>`);
  }

  begin(element: string): void {
    if (element === 'p' || element === 'h3') this.end('p');
    const inList = this.#open.includes('ul') || this.#open.includes('ol');
    if ((element === 'li' && !inList) || this.#open.length >= deepest) return;
    this.#pieces.push(new Markup(`<${element}>`));
    this.#open.push(element);
  }

  link(address: string): void {
    this.end('a');
    this.#pieces.push(html`<a href="${address}" rel="noopener noreferrer">`);
    this.#open.push('a');
  }

  end(element: string): void {
    while (this.#open.includes(element)) this.#pieces.push(new Markup(`</${this.#open.pop()}>`));
  }

  get written(): Html {
    const rest = [...this.#open].reverse().map((element) => new Markup(`</${element}>`));
    return html`${[...this.#pieces, ...rest]}`;
  }
}

function writeTag(writer: Writer, name: string, closes: boolean, attributes: string): void {
  const own = Object.hasOwn(kept, name) ? kept[name] : undefined;
  const address = name === 'a' && !closes ? safeAddress(attributes) : null;
  if (name === 'br') writer.breakLine();
  else if (address) writer.link(address);
  else if (name === 'a') writer.end('a');
  else if (own && closes) writer.end(own);
  else if (own) writer.begin(own);
}

/**
 * Rewrites third-party HTML: keeps paragraphs, lists, emphasis and links to web, mail and telephone; of everything
 * else only the text. No character of the source becomes markup, whatever the source looks like.
 */
export function serverProse(source: string): Html {
  const writer = new Writer();
  const text = readable(source);
  let at = 0;
  for (const found of text.matchAll(tag)) {
    const [whole, slash, name, attributes = ''] = found;
    writer.text(decoded(text.slice(at, found.index)));
    if (name) writeTag(writer, name.toLowerCase(), slash === '/', attributes);
    at = found.index + whole.length;
  }
  writer.text(decoded(text.slice(at)));
  return writer.written;
}
