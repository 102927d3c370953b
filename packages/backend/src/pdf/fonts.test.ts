import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownBrand } from '../configuration/brand/testing/ownBrand.ts';
import { type Face, facesOf } from './faces.ts';
import { inFonts, REPLACED } from './fonts.ts';

const { stack, letterIn } = facesOf(ownBrand);
const shownIn = (text: string, face: Face) => inFonts(text, stack[face], letterIn);

it.each([
  ['Łódź & Žižek', 'text'],
  ['Vũ Đặng Nguyễn', 'text'],
  ['Vũ Đặng Щукин', 'wide'],
  ['Μόδα Παπαδόπουλος', 'wide'],
  ['ΨΩΝΙΑ Ψώνια', 'wide'],
  ['Ἀθῆναι', 'wide'],
  ['Дом моды Щукин GmbH & Co. – «Ёлка»', 'wide'],
  ['Їжакевич Ґалаґан Єва', 'wide'],
  ['Љиљана Ђорђевић', 'wide'],
] as const)('O4 %s stands unaltered', (text, face) => {
  expect(shownIn(text, 'text')).toEqual({ text, face, replaced: false });
});

it.each([
  ['ﬁne ｆｕｌｌ', 'fine full', false],
  ['东方时装 Berlin', `${REPLACED} Berlin`, true],
  ['东 Μόδα', `${REPLACED} Μόδα`, true],
  ['A\u0308rmel\u200b 😀', `Ärmel  ${REPLACED}`, true],
] as const)('O4 %s is shown as far as there are letters', (text, shown, replaced) => {
  expect(shownIn(text, 'text')).toEqual({ text: shown, face: 'wide', replaced });
});

it('O4 a heading and bold text keep to their own faces where these have the letters', () => {
  expect(shownIn('Modehaus', 'display').face).toBe('display');
  expect(shownIn('Modehaus', 'strong').face).toBe('strong');
  expect(shownIn('Мода', 'display').face).toBe('wide');
  expect(shownIn('Мода', 'strong').face).toBe('wideStrong');
});

it('O4 whatever is typed, nothing is left that a face has no shape for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { text: written, face, replaced } = shownIn(text, 'text');
      expect([...written].every((letter) => letterIn(face)(letter.codePointAt(0) ?? 0))).toBe(true);
      expect(replaced).toBe(written.includes(REPLACED) && !text.includes(REPLACED) ? true : replaced);
    }),
  );
});
