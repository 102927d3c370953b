import { type ClothName, clothPattern } from './clothPattern.ts';
import { type Tones, tonesOf } from './tone.ts';

/** Draws the parts of one garment in its colour and cloth. */
export interface Brush {
  readonly tones: Tones;
  /** A piece of cloth with its light and outline. A `lift` below 0 puts it further back. */
  cloth(path: string, lift?: number): string;
  /** A piece in one flat tone. */
  flat(path: string, fill: string): string;
  seam(path: string, strength?: number): string;
  stitch(path: string): string;
  /** A soft fold: dark ones are valleys, light ones are ridges. */
  fold(path: string, width: number, kind: 'dark' | 'light', opacity?: number): string;
  button(x: number, y: number, radius?: number): string;
  readonly defs: string;
}

export function createBrush(hex: string, cloth: ClothName): Brush {
  const tones = tonesOf(hex);
  const pattern = clothPattern(cloth, tones);
  const cast = (x: number, y: number, radius: number): string =>
    `<circle cx="${x}" cy="${y + 1.2}" r="${radius}" fill="${tones.deep}" opacity=".5"/>`;
  return {
    tones,
    defs: `${pattern}
<linearGradient id="side" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${tones.deep}" stop-opacity=".34"/><stop offset=".16" stop-color="${tones.deep}" stop-opacity=".08"/><stop offset=".36" stop-color="${tones.light}" stop-opacity=".34"/><stop offset=".62" stop-color="${tones.light}" stop-opacity="0"/><stop offset=".86" stop-color="${tones.deep}" stop-opacity=".12"/><stop offset="1" stop-color="${tones.deep}" stop-opacity=".42"/></linearGradient>
<linearGradient id="fall" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${tones.light}" stop-opacity=".2"/><stop offset=".5" stop-color="${tones.light}" stop-opacity="0"/><stop offset="1" stop-color="${tones.deep}" stop-opacity=".2"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>`,
    cloth: (path, lift = 0) =>
      `<path d="${path}" fill="${tones.cloth}"/><path d="${path}" fill="url(#cloth)"/>` +
      `<path d="${path}" fill="url(#side)"/><path d="${path}" fill="url(#fall)"/>` +
      (lift < 0 ? `<path d="${path}" fill="${tones.deep}" opacity="${-lift}"/>` : '') +
      `<path d="${path}" fill="none" stroke="${tones.outline}" stroke-width="1.8" stroke-linejoin="round"/>`,
    flat: (path, fill) =>
      `<path d="${path}" fill="${fill}" stroke="${tones.outline}" stroke-width="1.6" stroke-linejoin="round"/>`,
    seam: (path, strength = 1.5) =>
      `<path d="${path}" fill="none" stroke="${tones.seam}" stroke-width="${strength}" stroke-linecap="round" stroke-linejoin="round"/>`,
    stitch: (path) =>
      `<path d="${path}" fill="none" stroke="${tones.stitch}" stroke-width="1.3" stroke-dasharray="5 3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
    fold: (path, width, kind, opacity = 0.22) =>
      `<path d="${path}" fill="none" stroke="${kind === 'dark' ? tones.deep : tones.light}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" filter="url(#soft)"/>`,
    button: (x, y, radius = 5.4) =>
      `${cast(x, y, radius)}<circle cx="${x}" cy="${y}" r="${radius}" fill="${tones.light}" stroke="${tones.deep}" stroke-width="1.1"/>` +
      `<circle cx="${x - 1.6}" cy="${y}" r=".9" fill="${tones.deep}"/><circle cx="${x + 1.6}" cy="${y}" r=".9" fill="${tones.deep}"/>`,
  };
}
