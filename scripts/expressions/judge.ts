import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkSync } from 'recheck';
import type { Expression } from './literals.ts';

// The same program everywhere, in this process: the others are not there on every machine.
process.env.RECHECK_BACKEND = 'pure';

/** An expression that cannot be told in time counts as slow. `randomSeed`: tried by the same texts each time. */
const params = { timeout: 120_000, randomSeed: 0 };

const kept = resolve(import.meta.dirname, '../../.cache/expressions.json');

const nameOf = ({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): string =>
  createHash('sha256').update(`recheck 4.5.0\n${flags}\n${pattern}`).digest('base64url');

function readKept(): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(kept, 'utf8'))));
  } catch {
    return new Map();
  }
}

function wordsFor(found: ReturnType<typeof checkSync>): string {
  if (found.status === 'vulnerable') return `${found.complexity.summary}: ${found.attack.pattern}`;
  return found.status === 'safe' ? 'safe' : `unknown: ${found.error.kind}`;
}

/** Judges expressions, and remembers on this machine what it found of each. */
export function createJudge() {
  const known = readKept();
  return {
    /** 'safe', or what makes it slow: 'polynomial of degree 2: attack', 'exponential …', 'unknown'. */
    judge({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): string {
      const name = nameOf({ pattern, flags });
      const before = known.get(name);
      if (before !== undefined) return before;
      const verdict = wordsFor(checkSync(pattern, flags, params));
      known.set(name, verdict);
      return verdict;
    },
    keep(): void {
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, JSON.stringify(Object.fromEntries(known)));
    },
  };
}
