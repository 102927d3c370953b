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

export const tokensActors = ({ ports, auth, tokens }: TokensDependencies) => {
  /**
   * Sent with each renewal, so that the portal's provider tells this page's repetition of one from somebody else's use
   * of the token. Others ignore it, as they have to (RFC 6749, section 3.2). Kept in memory alone: whoever steals stored
   * tokens is not to have it.
   */
  const key = toBase64Url(ports.randomBytes(32));
  return {
    check: fromPromise<TokenState | null>(async () => {
      const kept = tokens.read();
      return kept && { tokens: kept, remaining: remainingOf(kept, ports.now()) };
    }),
    refresh: fromPromise<Tokens, { refreshToken: string | null }>(
      async ({ input: { refreshToken }, signal }) => {
        if (refreshToken === null) throw new TokenRefusal('no refresh token');
        const { tokens: given } = await requestTokens(
          ports,
          auth,
          new URL(auth.refreshUrl, ports.location.href()).href,
          { grant_type: 'refresh_token', refresh_token: refreshToken, renewal_key: key },
          signal,
        );
        const renewed = { ...given, refreshToken: given.refreshToken ?? refreshToken };
        tokens.save(renewed);
        return renewed;
      },
    ),
    watchPage: watchPage(ports),
  };
};
