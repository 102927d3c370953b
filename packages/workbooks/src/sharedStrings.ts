import { escapedText } from './cellText.ts';
import { MOST_PLACES } from './limits.ts';
import { createTextRuns } from './textRuns.ts';
import { broken } from './unreadable.ts';
import { readXml } from './xml.ts';

/**
 * The texts that cells share.
 *
 * @throws {Unreadable} `broken`
 */
export function sharedStringsOf(part: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  const runs = createTextRuns();
  if (part === undefined) return strings;
  readXml(part, {
    open: runs.open,
    text: runs.text,
    close(name, parent) {
      runs.close();
      if (name !== 'si' || parent !== 'sst') return;
      strings.push(escapedText(runs.take()));
      if (strings.length > MOST_PLACES) broken();
    },
  });
  return strings;
}
