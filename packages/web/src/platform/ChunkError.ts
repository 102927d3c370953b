/** A chunk of the program failed to load: a new version has replaced it, or the network is down. */
export class ChunkError extends Error {
  override name = 'ChunkError';

  constructor(
    cause: unknown,
    /** Makes the next render of the part load it again. Resolves to whether that render is likely to succeed; never rejects. */
    readonly renew: () => Promise<boolean> | boolean = () => false,
  ) {
    super(`A part could not be fetched: ${cause}`, { cause });
  }
}
