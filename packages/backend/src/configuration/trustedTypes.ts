import { ConfigurationError } from './configurationError.ts';
import { type Environment, list, text } from './environment.ts';

/** Policies that the portal's own page creates: the sanitizer's and its own. */
const own = ['dompurify', 'selvedge'] as const;

/** The characters that Trusted Types allows in names of policies. */
const spelled = /^[\w\-#=/@.%]{1,60}$/;

/**
 * The Trusted Types policies that the page may create. `off` allows text to become markup and script without any,
 * for a front end that cannot do otherwise.
 *
 * @throws {ConfigurationError} for an invalid name, and for `default`: a policy of that name would apply to every
 * text.
 */
export function readTrustedTypes(environment: Environment): readonly string[] | null {
  if (text(environment, 'TRUSTED_TYPES') === 'off') return null;
  const names = list(environment, 'TRUSTED_TYPES');
  const wrong = names.find((name) => !spelled.test(name) || name === 'default');
  if (wrong !== undefined)
    throw new ConfigurationError(
      'TRUSTED_TYPES',
      'must be off or names of policies such as dompurify,angular',
      wrong,
    );
  return names.length === 0 ? own : names;
}
