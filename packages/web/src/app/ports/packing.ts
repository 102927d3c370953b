import { type FlateError, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser';

/**
 * What the readers and writers of Excel files take for `fflate` (vite.config.ts): the same, but in the page.
 * Its own way for larger files is a worker made of a text, which the page's security policy refuses.
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

/** Quick before small: these files leave the page and are seldom kept. */
const LEVEL = 3;

export function zip(files: Zippable, answer: Answer<Uint8Array>): void {
  answer(null, zipSync(files, { level: LEVEL }));
}
