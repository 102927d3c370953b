/** No call of the contract nests deeper. A body that does is refused before it can exhaust the stack. */
const DEEPEST = 32;

const loneSurrogate = /\p{Surrogate}/u;

/** By these an object becomes a text. A body's own in their place throw where a refusal says what was received. */
const ownText = ['toString', 'valueOf'];

/**
 * Whether every text in a value can be stored and sent back unchanged: no NUL (PostgreSQL refuses it) and no lone
 * surrogates (UTF-8 has none). False for a value nested deeper than any call's, or that cannot become a text.
 */
export function isWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !loneSurrogate.test(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth >= DEEPEST) return false;
  return Object.entries(value).every(
    ([key, entry]) => !ownText.includes(key) && isWellFormed(key) && isWellFormed(entry, depth + 1),
  );
}
