import type { Language } from '@selvedge/core/contract';
import type { CommandEnvironment } from './environment.ts';
import type { Given } from './options.ts';
import type { Say } from './words.ts';

/** What a command has to work with. */
export interface Asked {
  readonly given: Given;
  readonly around: CommandEnvironment;
  readonly language: Language;
  readonly say: Say;
}
