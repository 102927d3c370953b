import type { DrawPart } from './garment.ts';
import { bandCollar, ribNeck, rollNeck, shirtCollar } from './necks.ts';
import { both, from, middle } from './outline.ts';
import { blockOf, buttonedFront } from './tops.ts';
import { armpitOf, cuffOf, drawSleeves, insideOf, type Sleeve, type Torso } from './torso.ts';

/** Bodice and skirt in one outline, with the waist at `waistAt`. */
function dressOf(torso: Torso, waistAt: number, pointed: boolean): string {
  const { neck, neckDepth, shoulder, chest, waist, hem, top, hemAt } = torso;
  const armpit = armpitOf(torso);
  const start = from(middle, top + neckDepth);
  const neckline = pointed
    ? start.bend([middle + neck * 0.62, top + neckDepth * 0.42], [middle + neck, top])
    : start.curve(
        [middle + neck * 0.58, top + neckDepth],
        [middle + neck * 0.96, top + neckDepth * 0.55],
        [middle + neck, top],
      );
  return neckline
    .bend([middle + shoulder * 0.66, top + 8], [middle + shoulder, top + 40])
    .curve([middle + shoulder - 16, top + 92], [middle + chest - 20, armpit - 34], [middle + chest, armpit])
    .curve([middle + chest - 4, armpit + 50], [middle + waist, waistAt - 60], [middle + waist, waistAt])
    .curve([middle + waist + 18, waistAt + 110], [middle + hem - 16, hemAt - 260], [middle + hem, hemAt])
    .bend([middle + hem * 0.6, hemAt + 16], [middle, hemAt + 16])
    .symmetric();
}

export const drawDress: DrawPart = (sketch) => {
  const { brush, random, says } = sketch;
  const shirt = says('Shirt');
  const knitted = says('Knitted');
  const pointed = !shirt && !knitted && random.chance(0.5);
  const torso = blockOf(
    { ...sketch, women: true },
    {
      top: 140,
      neckDepth: pointed ? 150 : 46,
      waist: knitted ? 118 : 108,
      hem: knitted ? random.between(136, 156) : random.between(170, 230),
      hemAt: random.pick([800, 880, 930]),
      hemDip: 14,
    },
  );
  const waistAt = 470;
  const sleeve: Sleeve = random.pick([
    { length: 'long', width: 38 },
    { length: 'short', width: 58 },
    { length: 'half', width: 54 },
  ] as const);
  const belted = !knitted && random.chance(0.55);
  const skirtFolds = [0.22, 0.5, 0.78].map((share, index) =>
    brush.fold(
      `M${middle + torso.waist * share * 0.9} ${waistAt + 20}Q${middle + torso.hem * share * 0.8} 660 ${middle + torso.hem * share} ${torso.hemAt - 14}`,
      20,
      index % 2 ? 'light' : 'dark',
      0.3,
    ),
  );
  const belt = from(middle, waistAt - 12)
    .line(
      [middle + torso.waist + 2, waistAt - 16],
      [middle + torso.waist + 3, waistAt + 12],
      [middle, waistAt + 18],
    )
    .symmetric();
  const tails = [10, 34]
    .map((x) =>
      brush.cloth(
        from(middle + 18, waistAt + 4)
          .line([middle + 30, waistAt + 4], [middle + 22 + x, waistAt + 150], [middle + x, waistAt + 146])
          .closed(),
      ),
    )
    .join('');
  const collar = shirt ? shirtCollar(brush, torso, 4) : '';
  const rolled = knitted && random.chance(0.5);
  const knitNeck = rolled ? rollNeck(brush, torso) : ribNeck(brush, torso, 20, false);
  return (
    drawSleeves(brush, torso, sleeve, shirt || knitted ? cuffOf(torso, sleeve, knitted ? 44 : 26) : null) +
    brush.flat(insideOf(torso, pointed), brush.tones.inside) +
    brush.cloth(dressOf(torso, waistAt, pointed)) +
    both(
      brush.seam(
        `M${middle + torso.shoulder} ${torso.top + 40}C${middle + torso.shoulder - 16} ${torso.top + 92} ${middle + torso.chest - 20} ${torso.top + 134} ${middle + torso.chest} ${torso.top + 168}`,
      ) +
        brush.fold(
          `M${middle + torso.chest - 26} ${torso.top + 190}Q${middle + 76} ${torso.top + 250} ${middle + torso.waist - 26} ${waistAt - 10}`,
          16,
          'dark',
          0.24,
        ) +
        brush.seam(
          `M${middle + 58} ${waistAt}Q${middle + 52} ${waistAt - 70} ${middle + 66} ${waistAt - 126}`,
          1.2,
        ) +
        skirtFolds.join(''),
    ) +
    (knitted
      ? ''
      : brush.seam(
          `M${middle - torso.waist} ${waistAt}Q${middle} ${waistAt + 12} ${middle + torso.waist} ${waistAt}`,
        )) +
    (shirt ? buttonedFront(sketch, torso, torso.hemAt + 14, 9) : '') +
    (belted ? brush.cloth(belt) + tails : '') +
    brush.stitch(
      `M${middle - torso.hem + 8} ${torso.hemAt - 12}Q${middle} ${torso.hemAt + 14} ${middle + torso.hem - 8} ${torso.hemAt - 12}`,
    ) +
    collar +
    (knitted ? knitNeck : '') +
    (!shirt && !knitted && !pointed ? bandCollar(brush, torso) : '')
  );
};
