import { type FlateError, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser';

/**
 * What the readers and writers of Excel files get instead of `fflate` (vite.config.ts): the same API, but without a
 * worker. For larger files the original starts a worker from a string, which the content security policy forbids.
 */
export * from 'fflate/browser';

type Answer<Value> = (error: FlateError | null, value: Value) => void;

export function unzip(bytes: Uint8Array, answer: Answer<Unzipped>): void {
  let files: Unzipped;
  try {
    files = unzipSync(bytes);
  } catch (error) {
    answer(error as FlateError, {});
    return;
  }
  answer(null, files);
}

/** Fast rather than small: these files are downloaded and seldom kept. */
const LEVEL = 3;

export function zip(files: Zippable, answer: Answer<Uint8Array>): void {
  answer(null, zipSync(files, { level: LEVEL }));
}
