import type { Config } from '../configuration/config.ts';

/** Warnings about the settings for whoever starts the portal, one sentence each. */
export function warningsOf({ local, demo, demoSignIn, identity }: Config): readonly string[] {
  const warnings: string[] = [];
  if (demo && !local && !identity.foreign)
    warnings.push(
      'DEMO=on: others reach this portal, and everybody can sign in with the accounts of the demonstration, whose password is published.',
    );
  if (demoSignIn && !local)
    warnings.push(
      'DEMO_SIGN_IN=on: everybody who reaches this portal gets a demo account without a password.',
    );
  if (identity.mode === 'basic' && !local)
    warnings.push(
      'OIDC_CLIENT_MODE=basic: the client secret stands in the page for everybody to read, and protects nothing. Set OIDC_CLIENT_MODE=public unless the provider demands one.',
    );
  return warnings.map((warning) => `Warning: ${warning}`);
}
