/**
 * Approximate letter widths in em for Helvetica-like fonts. Fonts differ between readers, so boxes are slightly
 * wider than this.
 */
const narrow = new Set([..."iljtfrI.,:;'|()[]! "]);
const wide = new Set([...'mwMW@%—']);

/**
 * @param {string} text
 * @param {number} size in pixels
 * @param {number} [weight] 1, or more for bold
 */
export function widthOf(text, size, weight = 1) {
  let em = 0;
  for (const sign of text) {
    if (narrow.has(sign)) em += 0.32;
    else if (wide.has(sign)) em += 0.88;
    else em += /[A-Z]/.test(sign) ? 0.7 : 0.57;
  }
  return Math.ceil(em * size * weight);
}

/** @param {string} text @param {number} size in pixels, of a monospaced face */
export const monoWidthOf = (text, size) => Math.ceil(text.length * size * 0.61);

/**
 * Breaks text at spaces so that no line exceeds the width, except for a single long word.
 *
 * @param {string} text
 * @param {number} width
 * @param {number} size
 * @returns {string[]}
 */
export function wrap(text, width, size) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
