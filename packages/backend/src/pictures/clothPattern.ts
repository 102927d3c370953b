import { lightness, mix, type Tones } from './tone.ts';

export type ClothName =
  | 'plain'
  | 'pinstripe'
  | 'stripe'
  | 'breton'
  | 'check'
  | 'windowpane'
  | 'twill'
  | 'rib'
  | 'cable'
  | 'knit'
  | 'grain';

const pattern = (width: number, height: number, drawing: string, turn = 0): string =>
  `<pattern id="cloth" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${drawing}</pattern>`;

/** The weave, knit or print of a cloth, drawn over its colour. Always defines the pattern `cloth`. */
export function clothPattern(name: ClothName, tones: Tones): string {
  const dark = lightness(tones.cloth) < 0.42;
  const other = dark ? mix(tones.cloth, '#f4efe4', 0.62) : mix(tones.cloth, '#2a2c3a', 0.5);
  const band = (x: number, y: number, width: number, height: number, opacity: number, fill = other) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" opacity="${opacity}"/>`;
  switch (name) {
    case 'pinstripe':
      return pattern(15, 10, band(0, 0, 1.4, 10, 0.5));
    case 'stripe':
      return pattern(30, 10, band(0, 0, 13, 10, 0.4));
    case 'breton':
      return pattern(10, 34, band(0, 0, 10, 12, 0.72));
    case 'check':
      return pattern(
        46,
        46,
        band(0, 0, 16, 46, 0.26) +
          band(0, 0, 46, 16, 0.26) +
          band(30, 0, 2, 46, 0.4) +
          band(0, 30, 46, 2, 0.4),
      );
    case 'windowpane':
      return pattern(62, 62, band(0, 0, 2, 62, 0.42) + band(0, 0, 62, 2, 0.42));
    case 'twill':
      return pattern(5, 5, band(0, 0, 1.7, 5, 0.3, tones.light) + band(2.6, 0, 1.2, 5, 0.2, tones.deep), 32);
    case 'rib':
      return pattern(11, 10, band(0, 0, 2.2, 10, 0.34, tones.deep) + band(4.6, 0, 3, 10, 0.24, tones.light));
    case 'knit':
      return pattern(
        9,
        8,
        `<path d="M0 1L4.5 5.5L9 1M0 9L4.5 13.5" fill="none" stroke="${tones.deep}" stroke-width="1" opacity=".24"/><path d="M0 -1L4.5 3.5L9 -1" fill="none" stroke="${tones.light}" stroke-width="1" opacity=".22"/>`,
      );
    case 'cable': {
      const strand = (path: string) =>
        `<path d="${path}" stroke="${tones.deep}" stroke-width="13" opacity=".3"/><path d="${path}" stroke="${mix(tones.cloth, tones.light, 0.5)}" stroke-width="9.5"/>`;
      const left = 'M26 -22C26 0 48 4 48 22S26 44 26 66S48 88 48 110';
      const right = 'M48 -22C48 0 26 4 26 22S48 44 48 66S26 88 26 110';
      return pattern(
        74,
        88,
        `<g fill="none">${strand(left)}${strand(right)}</g>${band(3, 0, 2, 88, 0.26, tones.deep)}${band(69, 0, 2, 88, 0.26, tones.deep)}`,
      );
    }
    case 'grain':
      return pattern(
        13,
        11,
        `<g fill="${tones.deep}" opacity=".16"><circle cx="2" cy="3" r="1"/><circle cx="8" cy="7" r="1.2"/><circle cx="11" cy="2" r=".8"/></g>`,
      );
    default:
      return pattern(4, 4, band(0, 0, 2, 2, 0.07, tones.deep) + band(2, 2, 2, 2, 0.07, tones.light));
  }
}
