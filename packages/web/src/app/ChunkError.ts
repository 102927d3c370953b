/** A part of the program could not be fetched: a new version stands in its place, or the network is away. */
export class ChunkError extends Error {
  /** Lets the part be fetched anew when it is next shown. */
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void = () => {}) {
    super('A part of the program could not be fetched', { cause });
    this.name = 'ChunkError';
    this.renew = renew;
  }
}
