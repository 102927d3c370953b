/** Cryptographically strong random bytes. Also available on insecure origins. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** The browser's SHA-256. Insecure origins do not have it, so a library computes it there. */
export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  const bytes = new Uint8Array(data);
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const library = await import('@noble/hashes/sha2.js');
  return library.sha256(bytes);
}
