import type { Api } from '../api/client.ts';
import { type Profile, userProfile } from '../contract/index.ts';

/** The id of a person that stays; '' where the profile names nobody. */
export const idOf = ({ canonicalId, email }: Profile): string => canonicalId || email;

/** Who is signed in, by an id that stays: asked once, and again after a failure. Rejects where it is not told. */
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
