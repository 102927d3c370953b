import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

/** `OPERATOR_TOKEN`: the operators' secret, the same for all instances. It is not repeated in an error. */
export function readOperatorToken(environment: Environment): string | null {
  const token = text(environment, 'OPERATOR_TOKEN');
  if (token !== null && !/^[\w.~+/=-]{32,200}$/.test(token))
    throw new ConfigurationError(
      'OPERATOR_TOKEN',
      'must have 32 to 200 letters, digits and signs among . _ ~ + / = -',
    );
  return token;
}
