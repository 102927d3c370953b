import { inEachLanguage } from '@selvedge/core/contract';
import { object, pattern, refine, size, string } from 'superstruct';
import { MOST_TEXT } from '../legal/legal.store.ts';

/** Lower-case letters, digits and hyphens: the format of ids that operators choose. */
export const idField = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/);

const filled = (most: number) =>
  refine(
    size(string(), 1, most),
    'filled',
    (text) => text.trim() !== '' || 'Expected a text, but it is blank',
  );

/** A line of plain text. */
export const lineField = filled(200);

/** A paragraph of plain text. */
export const paragraphField = filled(1_000);

/** HTML of a notice or an event, stored unchanged. */
export const noticeField = filled(20_000);

/** HTML of a whole page, stored unchanged. */
export const pageField = filled(MOST_TEXT);

/** A notice in each language. */
export const notices = object(inEachLanguage(() => noticeField));
const DAY = 86_400_000;

/** Whether a moment lies so far ahead that no clock's error explains it. Both in epoch ms. */
export const isAhead = (at: number, now: number): boolean => at > now + DAY;
