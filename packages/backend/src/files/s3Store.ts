import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { FilesConfig } from '../configuration/files.ts';
import { type FileStore, FilesAway, isKey } from './fileStore.ts';

/** ms until there is a connection, and until a service that has one answers. */
const CONNECTING = 3_000;
const ANSWERING = 10_000;
/** Tries of a call, the first one included. */
const TRIES = 3;
/** ms for a call with all its tries: whoever waits for a picture waits as long as for the database, a put may take longer. */
const READING = 8_000;
/** A removal happens in a transaction, which has no more than DATABASE_WAIT_SECONDS. */
const REMOVING = 5_000;
const WRITING = 60_000;

/** Files that are listed at a time. */
const PAGE = 500;

/** Names of errors that only say that the time was over. */
const late = new Set(['AbortError', 'TimeoutError']);

/** Why a call failed, in a few words. */
function reasonOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string' && /^[A-Z][A-Z_]{2,40}$/.test(one.code))
      return one.code;
    if (late.has(one.name)) return 'no answer in time';
    if (/^[A-Z][A-Za-z]{2,60}$/.test(one.name) && one.name !== 'Error') return one.name;
  }
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status === undefined ? 'unknown' : `HTTP ${status}`;
}

/** What the log is told. The SDK's own error has the whole call with its signature in it, and the sockets. */
const causeOf = (error: unknown): Error =>
  new Error(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

async function within<Result>(
  most: number,
  call: (abortSignal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(AbortSignal.timeout(most));
  } catch (error) {
    throw isMissing(error) ? error : new FilesAway(reasonOf(error), causeOf(error));
  }
}

/** Opens a bucket of S3, or of a service that speaks as S3 does. Nothing is asked of it yet. */
export async function s3Store({
  bucket: Bucket,
  prefix,
  endpoint,
  region,
  credentials,
}: FilesConfig): Promise<FileStore> {
  // Some megabytes of code, which a portal without a bucket does not load.
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    maxAttempts: TRIES,
    // The signature covers the bytes, and keys tell whether they are whole. Not every service knows the further checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTING,
      requestTimeout: ANSWERING,
      throwOnRequestTimeout: true,
    },
    // Bucket names as hosts need a wildcard in DNS and in the certificate, which services of one's own rarely have.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
  });
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });

  return {
    async put(key, bytes) {
      const command = new s3.PutObjectCommand({
        ...at(key),
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: 'application/octet-stream',
      });
      await within(WRITING, (abortSignal) => client.send(command, { abortSignal }));
    },
    async get(key) {
      const bytesOf = async ({ Body }: GetObjectCommandOutput) =>
        (await Body?.transformToByteArray()) ?? null;
      try {
        return await within(READING, async (abortSignal) =>
          bytesOf(await client.send(new s3.GetObjectCommand(at(key)), { abortSignal })),
        );
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await within(REMOVING, (abortSignal) =>
        client.send(new s3.DeleteObjectCommand(at(key)), { abortSignal }),
      ).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    async *list() {
      let after: string | undefined;
      do {
        const page = await within(READING, (abortSignal) =>
          client.send(
            new s3.ListObjectsV2Command({
              Bucket,
              Prefix: prefix,
              MaxKeys: PAGE,
              ...(after && { ContinuationToken: after }),
            }),
            { abortSignal },
          ),
        );
        yield (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
          const key = Key.slice(prefix.length);
          return isKey(key) && LastModified ? [{ key, putAt: LastModified.getTime() }] : [];
        });
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after !== undefined);
    },
  };
}
