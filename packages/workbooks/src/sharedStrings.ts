import { escapedText } from './cellText.ts';
import { MOST_PLACES } from './limits.ts';
import { createTextRuns } from './textRuns.ts';
import { broken } from './unreadable.ts';
import { type Pause, readXml, type XmlHandlers } from './xml.ts';

/** Texts by their places from 0: a list, or what takes less memory. */
export interface TextStore {
  readonly length: number;
  push(text: string): unknown;
  /** Asked for places of texts only. */
  at(place: number): string | undefined;
}

/**
 * Reads the texts that cells share.
 *
 * @throws {Unreadable} `broken`
 */
export async function sharedStringsOf(
  part: Uint8Array | undefined,
  pause: Pause,
  strings: TextStore,
): Promise<void> {
  const runs = createTextRuns();
  if (part === undefined) return;
  const handlers: XmlHandlers = {
    open: runs.open,
    text: runs.text,
    close(name, parent) {
      runs.close();
      if (name !== 'si' || parent !== 'sst') return;
      strings.push(escapedText(runs.take()));
      if (strings.length > MOST_PLACES) broken();
    },
  };
  await readXml(part, handlers, pause);
}
