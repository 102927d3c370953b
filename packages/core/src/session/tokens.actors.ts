import { fromPromise } from 'xstate';
import { toBase64Url } from '../encoding/base64url.ts';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import type { PagePorts } from '../platform/ports.ts';
import { watchPage } from '../platform/watchPage.ts';
import { requestTokens, TokenRefusal } from './tokenEndpoint.ts';
import type { TokenState } from './tokens.machine.ts';
import { remainingOf, type TokenStore, type Tokens } from './tokens.ts';

/** Dependencies for keeping tokens fresh, in a page or in a program without one. */
export interface TokensDependencies {
  readonly ports: Pick<PagePorts, 'fetch' | 'now' | 'randomBytes' | 'wake'> & {
    readonly location: Pick<PagePorts['location'], 'href'>;
  };
  readonly auth: AuthConfiguration;
  readonly tokens: Pick<TokenStore, 'read' | 'save'>;
}

/** A renewal that was sent and not answered yet. */
interface Renewal {
  readonly refreshToken: string;
  /**
   * The same for each repetition, so that the portal's provider tells them from somebody else's use of the token.
   * Others ignore it, as they have to (RFC 6749, section 3.2). Kept in memory alone: whoever steals stored tokens is
   * not to have it.
   */
  readonly key: string;
}

const refresh = async (
  { ports, auth, tokens }: TokensDependencies,
  { refreshToken, key }: Renewal,
  signal: AbortSignal,
): Promise<Tokens> => {
  const answer = await requestTokens(
    ports,
    auth,
    new URL(auth.refreshUrl, ports.location.href()).href,
    { grant_type: 'refresh_token', refresh_token: refreshToken, renewal_key: key },
    signal,
  );
  const renewed = { ...answer.tokens, refreshToken: answer.tokens.refreshToken ?? refreshToken };
  tokens.save(renewed);
  return renewed;
};

export const tokensActors = (dependencies: TokensDependencies) => {
  let unanswered: Renewal | null = null;
  return {
    check: fromPromise<TokenState | null>(async () => {
      const tokens = dependencies.tokens.read();
      return tokens && { tokens, remaining: remainingOf(tokens, dependencies.ports.now()) };
    }),
    refresh: fromPromise<Tokens, { refreshToken: string | null }>(
      async ({ input: { refreshToken }, signal }) => {
        if (refreshToken === null) throw new TokenRefusal('no refresh token');
        if (unanswered?.refreshToken !== refreshToken)
          unanswered = { refreshToken, key: toBase64Url(dependencies.ports.randomBytes(32)) };
        const tokens = await refresh(dependencies, unanswered, signal);
        unanswered = null;
        return tokens;
      },
    ),
    watchPage: watchPage(dependencies.ports),
  };
};
