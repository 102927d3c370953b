import { ConfigurationError } from './configurationError.ts';
import { type Environment, text, whitelist } from './environment.ts';

const ownMachine = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const isOwnMachine = (host: string): boolean => ownMachine.test(host.replace(/^\[(.*)\]$/, '$1'));

/** Whether only this machine can reach the portal. Both the listening host and the public address must be local. */
export const isLocal = (host: string, origin: string): boolean =>
  isOwnMachine(host) && isOwnMachine(new URL(origin).hostname);

/**
 * Whether to run a demonstration, with accounts whose password is published. On by default on a local machine that
 * signs people in by itself, elsewhere and with a provider of the house only if `DEMO` says so.
 */
export function readDemo(environment: Environment, local: boolean): boolean {
  const otherwise = local && text(environment, 'OIDC_ISSUER') === null ? 'on' : 'off';
  return whitelist(environment, 'DEMO', ['on', 'off'], otherwise) === 'on';
}

/** Whether demo accounts work without a password: off by default, and only allowed in a demonstration. */
export function readDemoSignIn(environment: Environment, demo: boolean): boolean {
  if (whitelist(environment, 'DEMO_SIGN_IN', ['on', 'off'], 'off') === 'off') return false;
  if (demo) return true;
  const reason =
    text(environment, 'DEMO') === 'off'
      ? 'must be off where DEMO is'
      : 'must be off where OIDC_ISSUER is set, or HOST or PUBLIC_URL is not on this machine, unless DEMO is on';
  throw new ConfigurationError('DEMO_SIGN_IN', reason, 'on');
}

/** How much demo data there may be; what each holds stands in demo/demoSize.ts. */
export const demoSizes = ['standard', 'large'] as const;
export type DemoSize = (typeof demoSizes)[number];
