/** A chunk of the program failed to load: a new version has replaced it, or the network is down. */
export class ChunkError extends Error {
  /** Makes the next render of the part load it again. */
  readonly renew: () => void;
  /** Loads it once more behind the page. Resolves to whether it came; never rejects. */
  readonly fetchLater: (() => Promise<boolean>) | undefined;

  constructor(cause: unknown, renew: () => void = () => {}, fetchLater?: () => Promise<boolean>) {
    super(`A part of the program could not be fetched: ${cause}`, { cause });
    this.name = 'ChunkError';
    this.renew = renew;
    this.fetchLater = fetchLater;
  }
}
