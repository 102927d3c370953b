import { hasCheckDigit } from '@selvedge/core/rules';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

/** `HOUSE_GLN`: 13 digits, the last of which is the check digit. */
export function readHouseGln(environment: Environment): string | null {
  const value = text(environment, 'HOUSE_GLN');
  if (value !== null && !(value.length === 13 && hasCheckDigit(value)))
    throw new ConfigurationError('HOUSE_GLN', 'must be a GLN: 13 digits with their check digit', value);
  return value;
}
