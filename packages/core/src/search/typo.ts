/** How a typed word stands to a written one; higher is nearer, 0 is not at all. */
export const nearness = {
  same: 1,
  beginning: 0.75,
  within: 0.45,
  mistyped: 0.4,
  mistypedBeginning: 0.3,
} as const;

/** The shortest words in which a slip is forgiven, and those that are looked for inside of others. */
const forgiving = 4;
const innermost = 4;

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Whether a word is what was typed but for one letter too many, too few, another, or two exchanged; `'beginning'` where
 * it goes on behind it.
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

/** How near a word is to what was typed, both folded: the same, its beginning, a part of it. */
export function exactNearness(typed: string, word: string): number {
  const begun = begunNearness(typed, word);
  if (begun > 0 || typed.length < innermost) return begun;
  return word.includes(typed) ? nearness.within : 0;
}

/** How near a word is of which only the beginning counts. */
export function begunNearness(typed: string, word: string): number {
  if (!word.startsWith(typed)) return 0;
  return word.length === typed.length ? nearness.same : nearness.beginning;
}

/** One slip leaves one of the first two letters at one of the first two places: what else begins otherwise is far. */
const beginsAlike = (typed: string, word: string): boolean =>
  word[0] === typed[0] || word[1] === typed[1] || word[0] === typed[1] || word[1] === typed[0];

/** How near a word is if one slip is forgiven; of a short word the first letter is taken to be right. */
export function forgivingNearness(typed: string, word: string): number {
  if (typed.length < forgiving || (typed.length === forgiving && typed[0] !== word[0])) return 0;
  if (word.length < typed.length - 1 || !beginsAlike(typed, word)) return 0;
  const slip = mistyped(typed, word);
  if (slip === 'whole') return nearness.mistyped;
  return slip === 'beginning' && typed.length > forgiving ? nearness.mistypedBeginning : 0;
}
