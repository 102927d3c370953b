import { ConfigurationError } from './configurationError.ts';
import { address, type Environment, text } from './environment.ts';

/** The bucket that keeps the bytes of pictures and manuals. */
export interface FilesConfig {
  readonly bucket: string;
  /** What all its keys begin with: empty, or ending in a slash. */
  readonly prefix: string;
  /** Of a service that speaks S3; null: Amazon's own, by the region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** null: those that the SDK finds in its usual places, such as the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Labels between single dots, which are no address of a machine. */
const BUCKET = /^(?!\d+\.\d+\.\d+\.\d+$)(?=.{3,63}$)[a-z0-9](?:-*[a-z0-9])*(?:\.[a-z0-9](?:-*[a-z0-9])*)*$/;
const SEGMENT = /^[\w-][\w.-]{0,99}$/;
const MOST_SEGMENTS = 8;

/** `bucket/optional/prefix`; null: it is no such place. */
function placeIn(value: string): Pick<FilesConfig, 'bucket' | 'prefix'> | null {
  const scheme = 's3://';
  if (!value.startsWith(scheme)) return null;
  const [bucket = '', ...segments] = value.slice(scheme.length).replace(/\/$/, '').split('/');
  const isPlace =
    BUCKET.test(bucket) &&
    segments.length <= MOST_SEGMENTS &&
    segments.every((segment) => SEGMENT.test(segment));
  return isPlace ? { bucket, prefix: segments.map((segment) => `${segment}/`).join('') } : null;
}

function readEndpoint(environment: Environment): string | null {
  const endpoint = address(environment, 'S3_ENDPOINT', ['http:', 'https:']);
  if (endpoint === null) return null;
  const { username, password, search, hash } = new URL(endpoint);
  if (username || password || search || hash)
    throw new ConfigurationError(
      'S3_ENDPOINT',
      'must be an address without user, password and query, such as https://s3.house.example',
    );
  return endpoint;
}

function readCredentials(environment: Environment): FilesConfig['credentials'] {
  const accessKeyId = text(environment, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = text(environment, 'S3_SECRET_ACCESS_KEY');
  if (accessKeyId === null && secretAccessKey === null) return null;
  if (accessKeyId === null)
    throw new ConfigurationError('S3_ACCESS_KEY_ID', 'must be set together with S3_SECRET_ACCESS_KEY');
  if (secretAccessKey === null)
    throw new ConfigurationError('S3_SECRET_ACCESS_KEY', 'must be set together with S3_ACCESS_KEY_ID');
  return { accessKeyId, secretAccessKey };
}

/**
 * `FILES_S3`: the bucket, such as `s3://selvedge/house`; null: bytes are kept in the database. `S3_ENDPOINT`,
 * `S3_REGION`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY` say how it is reached, and count only with it.
 *
 * @throws {ConfigurationError} for a value that cannot be used; no secret is repeated.
 */
export function readFiles(environment: Environment): FilesConfig | null {
  const value = text(environment, 'FILES_S3');
  if (value === null) return null;
  const place = placeIn(value);
  if (place === null)
    throw new ConfigurationError(
      'FILES_S3',
      'must be a bucket, and if wanted a prefix within it, such as s3://selvedge-files/house',
      // Who may use it is said elsewhere, and is no matter of a log.
      ...(value.includes('@') ? [] : [value]),
    );
  const region = text(environment, 'S3_REGION') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,40}$/.test(region))
    throw new ConfigurationError('S3_REGION', 'must be the name of a region, such as eu-central-1', region);
  return {
    ...place,
    endpoint: readEndpoint(environment),
    region,
    credentials: readCredentials(environment),
  };
}
