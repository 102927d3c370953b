import { readFileSync } from 'node:fs';
import { assert, type Infer, nonempty, object, optional, record, StructError, string } from 'superstruct';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

const claim = nonempty(string());

/**
 * What the claims of another provider make of who signs in for the first time. A claim is named as it is, or by the names
 * that lead to it with points between them (`realm_access.roles`). `values` says the role for a value, one of those that
 * `user add` knows; `all` is the value that stands for every customer.
 */
const mappingStruct = object({
  role: object({ claim, values: record(claim, claim) }),
  customers: object({ claim, all: optional(claim) }),
  firstName: optional(claim),
  lastName: optional(claim),
  language: optional(claim),
});
export type ClaimsMapping = Infer<typeof mappingStruct>;

/** `OIDC_CLAIMS`: a JSON file with the mapping; null: nobody is let in by claims. */
export function readClaimsMapping(environment: Environment): ClaimsMapping | null {
  const file = text(environment, 'OIDC_CLAIMS');
  if (file === null) return null;
  try {
    const mapping: unknown = JSON.parse(readFileSync(file, 'utf8'));
    assert(mapping, mappingStruct);
    return mapping;
  } catch (error) {
    const why = error instanceof StructError ? ` (${error.message})` : '';
    throw new ConfigurationError('OIDC_CLAIMS', `must be a JSON file that maps claims${why}`, file);
  }
}
