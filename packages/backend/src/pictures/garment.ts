import type { Random } from '../demo/random.ts';
import type { Brush } from './brush.ts';

/** A colour of a style, as far as its picture shows it. */
export interface Garment {
  readonly hex: string;
  readonly commodityClass: string;
  readonly gender: string;
  /** The English name; what it says of collar, closure or cut is drawn. */
  readonly name: string;
  /** Seed of everything the name leaves open. */
  readonly drawing: number;
}

/** What a pattern-cutter knows while drawing one garment. */
export interface Sketch {
  readonly brush: Brush;
  readonly random: Random;
  readonly women: boolean;
  readonly says: (word: string) => boolean;
}

export type DrawPart = (sketch: Sketch) => string;
