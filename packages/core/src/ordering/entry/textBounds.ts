import { MOST_LINES, UnreadableList } from './table.ts';

/** A quoted cell may span several lines, so a text may have more line breaks than its list has lines. */
const MOST_BREAKS = 10 * MOST_LINES;

const FEED = 10;
const RETURN = 13;

const isBreak = (code: number): boolean => code === FEED || code === RETURN;

/**
 * Removes trailing line breaks from a text and checks its number of lines. It counts them before splitting, because
 * every line takes far more memory than its line break, even if it is blank.
 *
 * @throws {UnreadableList} `tooLong`
 */
export function boundedText(text: string): string {
  let end = text.length;
  while (end > 0 && isBreak(text.charCodeAt(end - 1))) end -= 1;
  let breaks = 0;
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === RETURN || (code === FEED && text.charCodeAt(at - 1) !== RETURN)) breaks += 1;
  }
  if (breaks > MOST_BREAKS) {
    throw new UnreadableList({ code: 'tooLong', lines: breaks + 1, most: MOST_LINES });
  }
  return text.slice(0, end);
}
