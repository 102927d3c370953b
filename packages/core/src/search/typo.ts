/** How a typed word stands to a written one; higher is nearer, 0 is not at all. */
export const nearness = {
  same: 1,
  beginning: 0.75,
  within: 0.45,
  mistyped: 0.4,
  mistypedBeginning: 0.3,
  mistypedEnd: 0.25,
  twiceMistyped: 0.2,
} as const;

/** The shortest words in which a slip is forgiven, in which two are, and those that are looked for inside of others. */
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

/** Slips between two words: letters too many, too few, others, or two exchanged; `most` + 1 where they are more. */
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

/** Whether a longer word ends in what was typed but for one slip: 'Leinenblazer' in 'blaser'. */
function endsMistyped(typed: string, word: string): boolean {
  if (typed.length <= forgiving) return false;
  return [1, 0, -1].some((more) => {
    const from = word.length - typed.length - more;
    return from > 1 && mistyped(typed, word.slice(from)) === 'whole';
  });
}

/**
 * How near a word of a closed vocabulary is to what was typed: besides one slip in the word or its beginning, one slip
 * in the end of a compound and two slips in a long word are forgiven.
 */
export function generousNearness(typed: string, word: string): number {
  const near = forgivingNearness(typed, word);
  if (near > 0) return near;
  if (endsMistyped(typed, word)) return nearness.mistypedEnd;
  if (typed.length < twiceForgiving || !beginsAlike(typed, word)) return 0;
  return slipsBetween(typed, word, 2) <= 2 ? nearness.twiceMistyped : 0;
}
