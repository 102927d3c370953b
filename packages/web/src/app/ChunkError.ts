/** A part of the program could not be fetched: a new version stands in its place, or the network is away. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the program could not be fetched', { cause });
    this.name = 'ChunkError';
  }
}
