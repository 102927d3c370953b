import { fromPromise } from 'xstate';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import type { PagePorts } from '../platform/ports.ts';
import { requestTokens, TokenRefusal } from './tokenEndpoint.ts';
import type { TokenState } from './tokens.machine.ts';
import { remainingOf, type TokenStore, type Tokens } from './tokens.ts';
import { watchPage } from './watches.ts';

/** Dependencies for keeping tokens fresh, in a page or in a program without one. */
export interface TokensDependencies {
  readonly ports: Pick<PagePorts, 'fetch' | 'now' | 'wake'> & {
    readonly location: Pick<PagePorts['location'], 'href'>;
  };
  readonly auth: AuthConfiguration;
  readonly tokens: Pick<TokenStore, 'read' | 'save'>;
}

const refresh = async (
  { ports, auth, tokens }: TokensDependencies,
  refreshToken: string | null,
  signal: AbortSignal,
): Promise<Tokens> => {
  if (refreshToken === null) throw new TokenRefusal('no refresh token');
  const answer = await requestTokens(
    ports,
    auth,
    new URL(auth.refreshUrl, ports.location.href()).href,
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    signal,
  );
  const renewed = { ...answer.tokens, refreshToken: answer.tokens.refreshToken ?? refreshToken };
  tokens.save(renewed);
  return renewed;
};

export const tokensActors = (dependencies: TokensDependencies) => ({
  check: fromPromise<TokenState | null>(async () => {
    const tokens = dependencies.tokens.read();
    return tokens && { tokens, remaining: remainingOf(tokens, dependencies.ports.now()) };
  }),
  refresh: fromPromise<Tokens, { refreshToken: string | null }>(({ input, signal }) =>
    refresh(dependencies, input.refreshToken, signal),
  ),
  watchPage: watchPage(dependencies.ports),
});
