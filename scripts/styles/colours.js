/** A colour of the house: how it is on light and on dark paper, `#rrggbb`. */
/** @typedef {{ light: string, dark: string }} Colour */

const hex = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;
const pair = /light-dark\(\s*(#[\da-f]{3,6})\s*,\s*(#[\da-f]{3,6})\s*\)/gi;

/** @param {string} written */
const whole = (written) => {
  const digits = written.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/**
 * The colours that stand in the tokens of the design system, at whatever depth.
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
 * What a text draws with and the house does not have: pairs of light and dark that are not a colour's, and colours
 * outside a pair that no colour has on any paper.
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
