import type { Brush } from './brush.ts';
import type { Random } from './random.ts';

/** The properties of a style's colour that its picture shows. */
export interface Garment {
  readonly hex: string;
  readonly commodityClass: string;
  readonly gender: string;
  /** The English name. Its hints about collar, closure or cut are drawn. */
  readonly name: string;
  /** Seed for everything that the name leaves open. */
  readonly drawing: number;
}

/** Everything needed to draw one garment. */
export interface Sketch {
  readonly brush: Brush;
  readonly random: Random;
  readonly women: boolean;
  readonly says: (word: string) => boolean;
}

export type DrawPart = (sketch: Sketch) => string;
