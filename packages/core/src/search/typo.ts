/** How similar a typed word is to a word in the data; higher is more similar, 0 is no match. */
export const nearness = {
  same: 1,
  beginning: 0.75,
  within: 0.45,
  mistyped: 0.4,
  mistypedBeginning: 0.3,
  mistypedEnd: 0.25,
  twiceMistyped: 0.2,
} as const;

/** Minimum word lengths: for forgiving one typing error, for forgiving two, and for matching inside other words. */
const forgiving = 4;
const twiceForgiving = 6;
const innermost = 4;

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Whether a word equals the typed one except for one letter added, missing or replaced, or two letters swapped;
 * `'beginning'` if the word continues after that.
 */
export function mistyped(typed: string, word: string): 'whole' | 'beginning' | null {
  const at = firstDifference(typed, word);
  const rests: readonly (readonly [typedRest: string, from: number])[] = [
    [typed.slice(at + 1), at + 1],
    [typed.slice(at), at + 1],
    [typed.slice(at + 1), at],
    ...(at + 1 < typed.length && typed[at] === word[at + 1] && typed[at + 1] === word[at]
      ? [[typed.slice(at + 2), at + 2] as const]
      : []),
  ];
  const fitting = rests.filter(([rest, from]) => from <= word.length && word.startsWith(rest, from));
  if (fitting.length === 0) return null;
  return fitting.some(([rest, from]) => from + rest.length === word.length) ? 'whole' : 'beginning';
}

/** How similar a word is to the typed one without typing errors, both folded: equal, at its start, or inside it. */
export function exactNearness(typed: string, word: string): number {
  const begun = begunNearness(typed, word);
  if (begun > 0 || typed.length < innermost) return begun;
  return word.includes(typed) ? nearness.within : 0;
}

/** How similar a word is if only its start may match. */
export function begunNearness(typed: string, word: string): number {
  if (!word.startsWith(typed)) return 0;
  return word.length === typed.length ? nearness.same : nearness.beginning;
}

/**
 * A quick test. With a single typing error, one of the first two letters is still among the first two. Any other word
 * is too different.
 */
const beginsAlike = (typed: string, word: string): boolean =>
  word[0] === typed[0] || word[1] === typed[1] || word[0] === typed[1] || word[1] === typed[0];

/** How similar a word is if one typing error is forgiven. In a short word the first letter must be right. */
export function forgivingNearness(typed: string, word: string): number {
  if (typed.length < forgiving || (typed.length === forgiving && typed[0] !== word[0])) return 0;
  if (word.length < typed.length - 1 || !beginsAlike(typed, word)) return 0;
  const slip = mistyped(typed, word);
  if (slip === 'whole') return nearness.mistyped;
  return slip === 'beginning' && typed.length > forgiving ? nearness.mistypedBeginning : 0;
}

/**
 * The number of typing errors between two words: letters added, missing, replaced or swapped. Returns `most` + 1 if
 * there are more than `most`.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(typed.length - word.length) > most) return tooMany;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= word.length; at += 1) {
      const other = typed[row - 1] === word[at - 1] ? 0 : 1;
      let slips = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + other);
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        slips = Math.min(slips, (before[at - 2] ?? 0) + 1);
      now.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return tooMany;
    [before, last] = [last, now];
  }
  return Math.min(last[word.length] ?? tooMany, tooMany);
}

/** Whether a longer word ends in the typed one with one typing error: 'Leinenblazer' matches 'blaser'. */
function endsMistyped(typed: string, word: string): boolean {
  if (typed.length <= forgiving) return false;
  return [1, 0, -1].some((more) => {
    const from = word.length - typed.length - more;
    return from > 1 && mistyped(typed, word.slice(from)) === 'whole';
  });
}

/**
 * How similar a word of a fixed vocabulary is to the typed one. Besides one typing error in the word or its start, it
 * forgives one in the last part of a compound, and two in a long word.
 */
export function generousNearness(typed: string, word: string): number {
  const near = forgivingNearness(typed, word);
  if (near > 0) return near;
  if (endsMistyped(typed, word)) return nearness.mistypedEnd;
  if (typed.length < twiceForgiving || !beginsAlike(typed, word)) return 0;
  return slipsBetween(typed, word, 2) <= 2 ? nearness.twiceMistyped : 0;
}
