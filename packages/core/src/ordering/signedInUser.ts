import type { Api } from '../api/client.ts';
import { userProfile } from '../contract/index.ts';

/** Who is signed in, by an id that stays: asked once, and again after a failure. Rejects where it is not told. */
export function signedInUser(api: Api): () => Promise<string> {
  let known: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    const { canonicalId, email } = await api.send(userProfile, {});
    const user = canonicalId || email;
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
