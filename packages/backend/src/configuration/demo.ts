import { ConfigurationError } from './configurationError.ts';
import { type Environment, text, whitelist } from './environment.ts';

const ownMachine = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const isOwnMachine = (host: string): boolean => ownMachine.test(host.replace(/^\[(.*)\]$/, '$1'));

/** Whether nobody but this machine reaches the portal: by where it listens as well as by its address. */
export const isLocal = (host: string, origin: string): boolean =>
  isOwnMachine(host) && isOwnMachine(new URL(origin).hostname);

/**
 * Whether there is a demonstration, with accounts whose password is published: on one's own machine, elsewhere by name
 * alone.
 */
export function readDemo(environment: Environment, local: boolean): boolean {
  return whitelist(environment, 'DEMO', ['on', 'off'], local ? 'on' : 'off') === 'on';
}

/** Demo accounts without a password: off unless asked for, and only where there is a demonstration. */
export function readDemoSignIn(environment: Environment, demo: boolean): boolean {
  if (whitelist(environment, 'DEMO_SIGN_IN', ['on', 'off'], 'off') === 'off') return false;
  if (demo) return true;
  const reason =
    text(environment, 'DEMO') === 'off'
      ? 'must be off where DEMO is'
      : 'must be off where HOST or PUBLIC_URL is not on this machine, unless DEMO is on';
  throw new ConfigurationError('DEMO_SIGN_IN', reason, 'on');
}
