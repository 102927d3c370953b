import type { Check, Entry } from '../entry.ts';
import { answers } from './answers.ts';
import { inputs } from './inputs.ts';
import { objects } from './objects.ts';
import { tokens } from './tokens.ts';

/** All checks of a route: the general ones, then its own. */
export const checksOf = (entry: Entry): readonly Check[] => [
  ...answers(entry),
  ...entry.checks,
  ...tokens(entry),
  ...objects(entry),
  ...inputs(entry),
  ...entry.lastChecks,
];
