import type { Language } from '@selvedge/core/contract';
import type { Given } from './options.ts';
import type { Surroundings } from './surroundings.ts';
import type { Say } from './words.ts';

/** What a command has to go by. */
export interface Asked {
  readonly given: Given;
  readonly around: Surroundings;
  readonly language: Language;
  readonly say: Say;
}
