import { errors, type Provider } from 'oidc-provider';
import { demoAccounts } from '../../user/demoAccounts.ts';
import { findUserByEmail } from '../../user/user.store.ts';
import { demoGrant } from '../clients/commandLine.ts';
import type { ProviderDatabase } from './providerDatabase.ts';

/**
 * Issues an access token for a demo account to anyone who asks, without a refresh token: for scripts on a
 * demonstration. `account` is the part of its e-mail address before the @. Accounts of real people are never
 * issued.
 */
export function registerDemoGrant(provider: Provider, database: ProviderDatabase): void {
  provider.registerGrantType(
    demoGrant,
    async (ctx) => {
      const { client, params } = ctx.oidc;
      const account = (await database.read(demoAccounts)).find(
        ({ email }) => email.split('@')[0] === String(params?.account ?? ''),
      );
      const user = account && (await database.read((opened) => findUserByEmail(opened, account.email)));
      if (!client || !user) throw new errors.InvalidGrant('there is no such demo account');
      const scope = 'openid profile email';
      const grant = new provider.Grant({ accountId: user.userId, clientId: client.clientId });
      grant.addOIDCScope(scope);
      const token = new provider.AccessToken({
        accountId: user.userId,
        client,
        grantId: await grant.save(),
        gty: 'demo',
        scope,
      });
      ctx.oidc.entity('AccessToken', token);
      ctx.body = {
        access_token: await token.save(),
        expires_in: token.expiration,
        token_type: 'Bearer',
        scope,
      };
    },
    ['account'],
  );
}
