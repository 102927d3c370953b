/**
 * Whether every text in a value can be stored and sent back unchanged: no NUL (PostgreSQL refuses it) and no
 * lone surrogates (UTF-8 has none).
 */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !loneSurrogate.test(value);
  if (Array.isArray(value)) return value.every(isWellFormed);
  if (value !== null && typeof value === 'object')
    return Object.entries(value).every(([key, entry]) => isWellFormed(key) && isWellFormed(entry));
  return true;
}

const loneSurrogate = /\p{Surrogate}/u;
