import type { Provider } from 'oidc-provider';
import type { AccessSource } from '../access/accessCheck.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { findUser, signedInUser } from '../user/user.store.ts';
import type { SignedTokens } from './provider/signedTokens.ts';

/** Looks up tokens of the portal's own provider in the same process. */
export const ownAccess = (
  provider: Provider,
  { isSigned }: SignedTokens,
  database: Database,
): AccessSource => ({
  isIssued: async (accessToken) => isSigned(accessToken),
  async judge(accessToken) {
    const token = await provider.AccessToken.find(accessToken);
    if (!token?.accountId) throw new Refusal(401, 'tokenExpired');
    const row = await findUser(database, token.accountId);
    if (!row) throw new Refusal(401, 'userUnknown');
    return { user: signedInUser(row), until: (token.exp ?? 0) * 1000 };
  },
});
