import type { DrawPart, Sketch } from './garment.ts';
import { both, from, middle } from './outline.ts';

interface Legs {
  readonly waist: number;
  readonly hip: number;
  readonly top: number;
  readonly crotch: number;
  readonly hemAt: number;
  /** Distance of the hem's outer and inner edge from the middle. */
  readonly outer: number;
  readonly inner: number;
}

function legOf({ waist, hip, top, crotch, hemAt, outer, inner }: Legs): string {
  const leg = hemAt - crotch;
  return from(middle, top + 44)
    .line([middle + waist + 3, top + 40])
    .curve([middle + waist + 20, top + 100], [middle + hip - 2, crotch - 170], [middle + hip, crotch - 30])
    .curve(
      [middle + hip, crotch + leg * 0.24],
      [middle + outer + 4, hemAt - leg * 0.46],
      [middle + outer, hemAt],
    )
    .bend([middle + (outer + inner) / 2, hemAt + 8], [middle + inner, hemAt])
    .curve([middle + inner + 2, hemAt - leg * 0.5], [middle + 20, crotch + leg * 0.3], [middle, crotch])
    .closed();
}

const waistband = ({ brush, women }: Sketch, { waist, top }: Legs): string => {
  const band = from(middle, top + 8)
    .bend([middle + waist * 0.6, top + 6], [middle + waist, top])
    .line([middle + waist + 4, top + 42])
    .bend([middle + waist * 0.6, top + 48], [middle, top + 49])
    .symmetric();
  const inside = from(middle, top + 9)
    .bend([middle + waist * 0.6, top + 8], [middle + waist - 1, top + 1])
    .bend([middle + waist * 0.5, top - 12], [middle, top - 12])
    .symmetric();
  const loops = both(
    [0.42, 0.86]
      .map((share) =>
        brush.cloth(
          from(middle + waist * share - 6, top + 2)
            .line(
              [middle + waist * share + 6, top + 2],
              [middle + waist * share + 6, top + 52],
              [middle + waist * share - 6, top + 52],
            )
            .closed(),
        ),
      )
      .join(''),
  );
  return (
    brush.flat(inside, brush.tones.inside) +
    brush.cloth(band) +
    loops +
    brush.button(middle + (women ? -2 : 2), top + 28, 7)
  );
};

const fly = ({ brush }: Sketch, { top, crotch }: Legs): string =>
  brush.seam(`M${middle} ${top + 49}V${crotch}`, 1.8) +
  brush.stitch(
    `M${middle + 34} ${top + 50}V${top + 172}Q${middle + 32} ${top + 214} ${middle + 2} ${top + 226}`,
  );

/** Folds at the crotch, behind the knee and along the leg. */
const drape = ({ brush }: Sketch, legs: Legs): string => {
  const { crotch, hip, hemAt, outer, inner } = legs;
  const knee = crotch + (hemAt - crotch) * 0.46;
  const centre = (outer + inner) / 2;
  return both(
    brush.fold(
      `M${middle + 8} ${crotch - 10}Q${middle + 56} ${crotch - 4} ${middle + hip - 46} ${crotch - 52}`,
      11,
      'dark',
      0.3,
    ) +
      brush.fold(
        `M${middle + 12} ${crotch + 14}Q${middle + 50} ${crotch + 30} ${middle + 92} ${crotch + 8}`,
        9,
        'dark',
        0.24,
      ) +
      brush.fold(
        `M${middle + 24} ${crotch + 60}Q${middle + inner + 16} ${knee} ${middle + inner + 18} ${hemAt - 20}`,
        15,
        'dark',
        0.3,
      ) +
      brush.fold(
        `M${middle + hip - 40} ${crotch + 20}Q${middle + centre + 12} ${knee} ${middle + centre + 8} ${hemAt - 40}`,
        22,
        'light',
        0.3,
      ),
  );
};

const cutOf: Readonly<Record<'straight' | 'tapered' | 'wide', readonly [outer: number, inner: number]>> = {
  straight: [146, 46],
  tapered: [122, 46],
  wide: [190, 34],
};

function legsOf({ random, women }: Sketch, change: Partial<Legs> = {}): Legs {
  const [outer, inner] = cutOf[random.pick(['straight', 'tapered', 'wide', 'straight'] as const)];
  return {
    waist: women ? 98 : 112,
    hip: women ? 150 : 148,
    top: 106,
    crotch: 404,
    hemAt: 950,
    outer,
    inner,
    ...change,
  };
}

export const drawTrousers: DrawPart = (sketch) => {
  const { brush, random, says } = sketch;
  const legs = legsOf(sketch);
  const { waist, top, crotch, hemAt, outer, inner } = legs;
  const pleated = says('Pleated') || random.chance(0.2);
  const crease = brush.seam(
    `M${middle + waist * 0.56} ${top + (pleated ? 50 : 190)}C${middle + waist * 0.7} ${crotch} ${middle + (outer + inner) / 2} ${crotch + 200} ${middle + (outer + inner) / 2} ${hemAt}`,
    1.5,
  );
  const pleats = pleated
    ? [0.4, 0.56]
        .map((share) =>
          brush.seam(
            `M${middle + waist * share} ${top + 50}L${middle + waist * share + 6} ${top + 128}`,
            1.5,
          ),
        )
        .join('')
    : '';
  const turnUp = from(middle + inner - 1, hemAt - 40)
    .line([middle + outer + 3, hemAt - 40], [middle + outer + 2, hemAt + 3], [middle + inner - 2, hemAt + 3])
    .closed();
  const turned = random.chance(0.3);
  return (
    both(brush.cloth(legOf(legs))) +
    drape(sketch, legs) +
    fly(sketch, legs) +
    both(
      brush.seam(`M${middle + waist - 26} ${top + 48}L${middle + waist + 16} ${top + 178}`, 1.8) +
        brush.stitch(`M${middle + waist - 32} ${top + 52}L${middle + waist + 9} ${top + 180}`) +
        pleats +
        (pleated || random.chance(0.3) ? crease : '') +
        (turned
          ? brush.cloth(turnUp, -0.04)
          : brush.stitch(`M${middle + inner + 2} ${hemAt - 16}L${middle + outer - 2} ${hemAt - 16}`)),
    ) +
    waistband(sketch, legs)
  );
};

export const drawJeans: DrawPart = (sketch) => {
  const { brush, random } = sketch;
  const legs = legsOf(sketch);
  const { waist, top, crotch, hemAt, outer, inner } = legs;
  const thread = '#c8923f';
  const contrast = (path: string) =>
    `<path d="${path}" fill="none" stroke="${thread}" stroke-width="1.6" stroke-dasharray="5.4 3" stroke-linecap="round"/>`;
  const pocket = `M${middle + 36} ${top + 50}C${middle + 40} ${top + 96} ${middle + 76} ${top + 112} ${middle + waist + 12} ${top + 108}`;
  const coin = from(middle + 64, top + 76)
    .line([middle + 104, top + 70], [middle + 104, top + 104], [middle + 66, top + 102])
    .closed();
  const turnUp = from(middle + inner - 2, hemAt - 46)
    .line([middle + outer + 4, hemAt - 46], [middle + outer + 3, hemAt + 3], [middle + inner - 3, hemAt + 3])
    .closed();
  const rivet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="3" fill="#b98a4c" stroke="#6b4c22" stroke-width=".8"/>`;
  return (
    both(brush.cloth(legOf(legs))) +
    both(
      `<path d="M${middle + 84} ${crotch - 40}Q${middle + 92} ${crotch + 90} ${middle + (outer + inner) / 2 + 4} ${hemAt - 220}" fill="none" stroke="${brush.tones.light}" stroke-width="56" opacity=".34" stroke-linecap="round" filter="url(#soft)"/>`,
    ) +
    drape(sketch, legs) +
    brush.cloth(coin) +
    contrast(`M${middle + 68} ${top + 82}L${middle + 100} ${top + 77}`) +
    both(
      brush.seam(pocket, 2) +
        contrast(pocket.replace(`${top + 112}`, `${top + 120}`).replace(`${top + 108}`, `${top + 116}`)) +
        rivet(middle + 38, top + 56) +
        rivet(middle + waist + 8, top + 106) +
        contrast(`M${middle + outer - 6} ${hemAt - 12}L${middle + inner + 6} ${hemAt - 12}`),
    ) +
    brush.seam(`M${middle} ${top + 49}V${crotch}`, 1.8) +
    contrast(
      `M${middle + 34} ${top + 50}V${top + 172}Q${middle + 32} ${top + 214} ${middle + 3} ${top + 226}`,
    ) +
    contrast(
      `M${middle + 28} ${top + 50}V${top + 172}Q${middle + 27} ${top + 206} ${middle + 3} ${top + 218}`,
    ) +
    (random.chance(0.35) ? both(brush.cloth(turnUp, -0.05)) : '') +
    waistband(sketch, legs) +
    contrast(`M${middle - waist + 4} ${top + 35}Q${middle} ${top + 49} ${middle + waist - 4} ${top + 35}`)
  );
};

export const drawShorts: DrawPart = (sketch) => {
  const { brush } = sketch;
  const legs = legsOf(sketch, {
    top: 250,
    crotch: 560,
    hemAt: 770,
    outer: 182,
    inner: 28,
    hip: 164,
    waist: sketch.women ? 108 : 122,
  });
  const { waist, top, hemAt, outer, inner } = legs;
  return (
    both(brush.cloth(legOf(legs))) +
    drape(sketch, legs) +
    fly(sketch, legs) +
    both(
      brush.seam(`M${middle + waist - 26} ${top + 48}L${middle + waist + 20} ${top + 178}`, 1.8) +
        brush.stitch(`M${middle + waist - 32} ${top + 52}L${middle + waist + 13} ${top + 180}`) +
        brush.stitch(`M${middle + inner} ${hemAt - 26}L${middle + outer - 2} ${hemAt - 26}`),
    ) +
    waistband(sketch, legs)
  );
};

export const drawSkirt: DrawPart = (sketch) => {
  const { brush, random, says } = sketch;
  const hem = says('A-line') ? random.between(190, 230) : random.between(140, 180);
  const hemAt = random.pick([700, 800, 880]);
  const legs: Legs = { waist: 98, hip: 150, top: 170, crotch: 400, hemAt, outer: hem, inner: 0 };
  const pleated = says('Pleated');
  const width = pleated ? 200 : hem;
  const body = from(middle, 214)
    .line([middle + 101, 210])
    .curve([middle + 126, 300], [middle + width - 22, 460], [middle + width, hemAt])
    .bend([middle + width * 0.6, hemAt + 18], [middle, hemAt + 18])
    .symmetric();
  const pleats = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9;
    const path = `M${middle + 98 * share} 218Q${middle + 130 * share} 420 ${middle + width * share} ${hemAt + 16 - share * 14}`;
    return brush.seam(path, 1.3) + brush.fold(path, 9, index % 2 ? 'light' : 'dark', 0.3);
  });
  const soft = [0.28, 0.62].map((share, index) =>
    brush.fold(
      `M${middle + 70 * share} 330Q${middle + 130 * share} 500 ${middle + width * share} ${hemAt - 20}`,
      24,
      index ? 'light' : 'dark',
      0.28,
    ),
  );
  return (
    brush.cloth(body) +
    both(pleated ? pleats.join('') : soft.join('')) +
    (pleated
      ? ''
      : both(brush.seam(`M${middle + 54} 216L${middle + 60} 290`)) +
        brush.stitch(
          `M${middle - width + 8} ${hemAt - 14}Q${middle} ${hemAt + 14} ${middle + width - 8} ${hemAt - 14}`,
        )) +
    (random.chance(0.3) && !pleated
      ? brush.seam(`M${middle + 46} 420Q${middle + 58} 600 ${middle + 64} ${hemAt + 10}`, 2.2)
      : '') +
    waistband(sketch, legs)
  );
};
