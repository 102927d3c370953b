/** Cryptographically strong random bytes: there on insecure origins too. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** The browser's own SHA-256; on an insecure origin it has none, and a library computes it. */
export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  const bytes = new Uint8Array(data);
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const library = await import('@noble/hashes/sha2.js');
  return library.sha256(bytes);
}
