const between = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Date formats that files refer to without defining them, in every language of Excel. */
export const builtInDates: ReadonlySet<number> = new Set([
  ...between(14, 22),
  ...between(27, 36),
  ...between(45, 47),
  ...between(50, 58),
  ...between(71, 81),
]);

/** Length of Excel's longest format. */
const LONGEST = 255;

/** Quoted texts, characters after a backslash, and those used only for their width or for filling. */
const literals = /"[^"]*"|[\\_*]./g;
/** Colours, languages and conditions, and '[h]', which counts hours beyond a day. */
const brackets = /\[[^[\]]*\]/g;
const ofHours = /^\[(?:h{1,2}|m{1,2}|s{1,2})\]$/;
const partsOfSeconds = /(s\]?)[.,]0{1,3}/g;
const words = /[a-z0#?%]+/g;
const ofDates = /^(?:y{1,4}|m{1,5}|d{1,4}|h{1,2}|s{1,2}|am|pm|a|p|a{3,5}|e{1,4})$/;

/** Whether this format shows a number as a date or a time: one of its sections contains only date and time codes. */
export function isDateFormat(format: string): boolean {
  if (format.length > LONGEST) return false;
  const bare = format
    .toLowerCase()
    .replace(literals, ' ')
    .replace(brackets, (one) => (ofHours.test(one) ? one : ''))
    .replace(partsOfSeconds, '$1');
  return bare.split(';').some((section) => {
    const found = section.match(words) ?? [];
    return found.length > 0 && found.every((word) => ofDates.test(word));
  });
}
