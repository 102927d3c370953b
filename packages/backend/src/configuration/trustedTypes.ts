import { ConfigurationError } from './configurationError.ts';
import { type Environment, list, text } from './environment.ts';

/** What the portal's own page makes: the sanitizer's and its own. */
const own = ['dompurify', 'selvedge'] as const;

/** As Trusted Types spells names of policies. */
const spelled = /^[\w\-#=/@.%]{1,60}$/;

/**
 * The Trusted Types policies that the page may make; `off`: text becomes markup and script without any, for a front end
 * that cannot do otherwise.
 *
 * @throws {ConfigurationError} for what is no name. `default` is none to be given away: it is asked for every text.
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
