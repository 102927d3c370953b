import { pattern, size, string } from 'superstruct';

/** Ids are used in paths, so they contain only letters, digits, dot, hyphen and underscore. */
export const idStruct = size(pattern(string(), /^[\w.-]+$/), 1, 64);
