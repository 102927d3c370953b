import { type Profile, userProfile } from '../contract/index.ts';
import type { Api } from '../platform/api/client.ts';

/** A person's permanent id; '' if the profile has neither id nor email. */
export const idOf = ({ canonicalId, email }: Profile): string => canonicalId || email;

/**
 * Returns the permanent id of the signed-in user. Requested once, and again after a failure. Rejects if the API gives
 * no id.
 */
export function signedInUser(api: Api): () => Promise<string> {
  let known: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    const user = idOf(await api.send(userProfile, {}));
    if (user === '') throw new Error('the profile names nobody');
    return user;
  };
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
