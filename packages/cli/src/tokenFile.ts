import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Tokens, tokensStruct } from '@selvedge/core/validation';
import type { CommandEnvironment } from './environment.ts';

/** Stores tokens by portal, in a file that only its owner can read. */
export interface TokenFile {
  read(): Tokens | null;
  save(tokens: Tokens): void;
  clear(): void;
}

export const tokenPath = ({ environment }: Pick<CommandEnvironment, 'environment'>): string =>
  environment.PORTAL_TOKENS ||
  join(
    environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config'),
    'selvedge',
    'tokens.json',
  );

function allIn(path: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Writes to a temporary file and renames it, so that nobody ever reads an incomplete file. */
function write(path: string, all: Readonly<Record<string, unknown>>): void {
  if (Object.keys(all).length === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
}

/** The tokens of one portal, by its origin. */
export function tokenFile(path: string, origin: string): TokenFile {
  return {
    read() {
      const found = allIn(path)[origin];
      return tokensStruct.is(found) ? found : null;
    },
    save: (tokens) => write(path, { ...allIn(path), [origin]: tokens }),
    clear() {
      const { [origin]: _, ...others } = allIn(path);
      write(path, others);
    },
  };
}

/** Tokens for this run only. */
export function tokensInMemory(tokens: Tokens): TokenFile {
  let held: Tokens | null = tokens;
  return {
    read: () => held,
    save: (next) => {
      held = next;
    },
    clear: () => {
      held = null;
    },
  };
}
