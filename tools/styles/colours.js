/** A colour of the house, on light and on dark background, `#rrggbb`. */
/** @typedef {{ light: string, dark: string }} Colour */

const hex = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;
const pair = /light-dark\(\s*(#[\da-f]{3,6})\s*,\s*(#[\da-f]{3,6})\s*\)/gi;

/** @param {string} written */
const whole = (written) => {
  const digits = written.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/**
 * The colours in the tokens of the design system, at any depth.
 *
 * @param {unknown} tokens
 * @returns {Colour[]}
 */
export const coloursOf = (tokens) =>
  [...JSON.stringify(tokens).matchAll(pair)].map(([, light = '', dark = '']) => ({
    light: whole(light),
    dark: whole(dark),
  }));

/**
 * Colours in a text that the house does not have: light-dark pairs that are no colour of the house, and single
 * colours that no colour of the house contains.
 *
 * @param {string} text
 * @param {readonly Colour[]} colours
 * @returns {string[]}
 */
export function strangeColours(text, colours) {
  const pairs = [...text.matchAll(pair)].filter(
    ([, light = '', dark = '']) =>
      !colours.some((colour) => colour.light === whole(light) && colour.dark === whole(dark)),
  );
  const known = new Set(colours.flatMap(({ light, dark }) => [light, dark]));
  const single = (text.replace(pair, '').match(hex) ?? []).filter((written) => !known.has(whole(written)));
  return [...pairs.map(([written]) => written), ...single];
}
