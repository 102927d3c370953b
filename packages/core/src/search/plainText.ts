/** The rest of a longer text is ignored, since only two lines are shown. */
const LOOKED_AT = 4_000;
const SHOWN = 240;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
};

const ofCode = (code: number, otherwise: string): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : otherwise;

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,6}));/g,
    (whole, decimal, hex, name) => {
      if (decimal !== undefined) return ofCode(Number(decimal), whole);
      if (hex !== undefined) return ofCode(Number.parseInt(hex, 16), whole);
      return entities[name] ?? whole;
    },
  );

const breaks = /^\/?(?:p|br|div|li|ul|ol|h\d|t[dhr])\b/i;
const silent = /^(?:script|style)\b/i;

/** The text after a '<': everything behind the tag, or everything if no tag ends. */
const afterTag = (piece: string): string => {
  if (silent.test(piece)) return '';
  const end = piece.indexOf('>');
  if (end < 0) return `<${piece}`;
  return (breaks.test(piece) ? ' ' : '') + piece.slice(end + 1);
};

/** The text on one line, cut to the length of a result, at the end of a word if possible. */
export const shortened = (text: string): string => {
  const line = text.slice(0, LOOKED_AT).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return line;
  const cut = line.slice(0, SHOWN).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > SHOWN / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
};

/** The visible text of a piece of HTML, shortened. It is plain text and must never be used as HTML. */
export const plainText = (html: string): string => {
  const [first = '', ...pieces] = html.slice(0, LOOKED_AT).split('<');
  return shortened(decoded(first + pieces.map(afterTag).join('')));
};
