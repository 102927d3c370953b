import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no letter can be mistaken for a digit when read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const part = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code such as `7KQ2-M9XA`: short enough to quote, and the key to the line in the log. */
export const trackingCode = (): string => `${part()}-${part()}`;
