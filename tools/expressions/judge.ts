import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkSync } from 'recheck';
import type { Expression } from './literals.ts';

// The same implementation everywhere, in this process: the others do not exist on every machine.
process.env.RECHECK_BACKEND = 'pure';

/** An expression that cannot be judged in time counts as slow. `randomSeed` makes each run try the same texts. */
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

/** Judges regular expressions, and caches the results on this machine. */
export function createJudge() {
  const known = readKept();
  return {
    /** 'safe', or the reason why it is slow: 'polynomial of degree 2: attack', 'exponential …', 'unknown'. */
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
