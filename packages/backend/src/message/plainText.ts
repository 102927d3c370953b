import { compile, type FormatCallback } from 'html-to-text';

const followable = /^(?:https?:|mailto:)/i;
// Tab and line breaks are white space; other control characters do not belong in a text.
const controls = /[\p{Cc}\u2028\u2029]/gu;

const longest = 200_000;

/** A link becomes its text, followed by its address if the two differ. */
const link: FormatCallback = (element, walk, builder) => {
  const address: unknown = element.attribs?.href;
  let words = '';
  builder.pushWordTransform((word) => {
    words += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  if (typeof address !== 'string' || !followable.test(address)) return;
  const shown = address.replace(/^(?:mailto:|https?:\/\/)/i, '').replace(/\/$/, '');
  if (words !== shown && words !== address) builder.addInline(` (${shown})`, { noWordTransform: true });
};

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: longest, maxDepth: 50 },
  formatters: { link },
  selectors: [
    { selector: 'a', format: 'link' },
    { selector: 'img', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** HTML as lines of plain text: `\n` between lines, an empty line between paragraphs. */
export const plainText = (html: string): string =>
  convert(html.slice(0, longest))
    .replace(controls, (sign) => (sign === '\n' ? sign : ' '))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
