import { createHash } from 'node:crypto';
import { ToldOnce } from '../http/refusal.ts';

/** When a call whose bytes are out of reach may be tried again, in seconds: as where the database is away. */
const AGAIN = 5;

/** What is in a store. */
export interface KeptFile {
  readonly key: string;
  /** Epoch ms, by the clock of the store. */
  readonly putAt: number;
}

/** Keeps bytes outside of the database, under the keys of {@link keyFor}. Each call throws {@link FilesAway}. */
export interface FileStore {
  /** Resolves once the bytes are kept. Putting them again is the same file with a new `putAt`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null: there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** One that is gone already is no error. */
  remove(key: string): Promise<void>;
  /** All files, some hundreds at a time. What others put there is not among them. */
  list(): AsyncIterable<readonly KeptFile[]>;
}

/** The key of bytes: their SHA-256, hexadecimal. The same bytes are one file, and a damaged one is known as such. */
export const keyFor = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The store cannot be reached or lets nobody in, or none is configured. A call is answered 503. */
export class FilesAway extends ToldOnce {
  /** A word of the service or the system, such as `SignatureDoesNotMatch` or `ECONNREFUSED`, without any secret. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(AGAIN, cause);
    this.name = 'FilesAway';
    this.message = `The bucket of FILES_S3 cannot be used: ${reason}`;
    this.reason = reason;
  }
}
