/** A chunk of the program failed to load: a new version has replaced it, or the network is down. */
export class ChunkError extends Error {
  /** Makes the next render of the part load it again. */
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void = () => {}) {
    super('A part of the program could not be fetched', { cause });
    this.name = 'ChunkError';
    this.renew = renew;
  }
}
