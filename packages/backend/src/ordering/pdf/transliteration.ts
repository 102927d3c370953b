/** Maps lower-case letters to lower-case letters, without accents. */
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(' ').map((pair) => {
      const [letter = '', ...latin] = pair;
      return [letter, latin.join('')];
    }),
  );

/** Greek in Latin letters, letter by letter as in ELOT 743. */
export const greekLetters = pairs(
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
);

/** Russian, Ukrainian, Bulgarian and Serbian in Latin letters, mostly as in passports of these countries. */
export const russianLetters = pairs(
  'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi їi єye ґg ђdj јj љlj њnj ћc џdz ўu',
);

const voiceless = new Set('θκξπσςτφχψ');

/** How υ is written after another vowel: ου is ou; αυ, ευ and ηυ end in v or f, depending on what follows. */
export function greekPair(
  letter: string,
  before: string | undefined,
  next: string | undefined,
): string | undefined {
  if (letter !== 'υ' || before === undefined) return undefined;
  if (before === 'ο') return 'u';
  if (!'αεη'.includes(before)) return undefined;
  return next === undefined || voiceless.has(next) || !greekLetters.has(next) ? 'f' : 'v';
}
