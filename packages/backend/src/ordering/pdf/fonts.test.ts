import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inFonts, REPLACED } from './fonts.ts';

/** As the faces of the house: Latin with its accents, and punctuation. */
const latin = (codePoint: number): boolean => codePoint >= 32 && codePoint < 0x250;

it.each([
  ['Łódź & Žižek', 'Łódź & Žižek', false],
  ['Μόδα Παπαδόπουλος', 'Moda Papadopoulos', false],
  ['ΨΩΝΙΑ Ψώνια', 'PSONIA Psonia', false],
  ['Дом моды Щукин', 'Dom mody Shchukin', false],
  ['ЖУК Жук', 'ZHUK Zhuk', false],
  ['Παύλος Ευθυμίου', 'Pavlos Efthymiou', false],
  ['Ἀθῆναι', 'Athinai', false],
  ['ﬁne ｆｕｌｌ', 'fine full', false],
  ['东方时装 Berlin', `${REPLACED} Berlin`, true],
  ['A\u0308rmel\u200b 😀', `Ärmel  ${REPLACED}`, true],
] as const)('O4 %s is written in letters that there are', (text, written, replaced) => {
  expect(inFonts(text, latin)).toEqual({ text: written, replaced });
});

it('O4 whatever is typed, nothing is left that a face has no shape for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { text: written, replaced } = inFonts(text, latin);
      expect([...written].every((letter) => latin(letter.codePointAt(0) ?? 0))).toBe(true);
      expect(replaced).toBe(written.includes(REPLACED) && !text.includes(REPLACED) ? true : replaced);
    }),
  );
});
