import { MOST_CHARACTERS } from './limits.ts';
import { broken } from './unreadable.ts';

/** Collects the text of one cell or string: its runs joined together, without phonetic text. */
export interface TextRuns {
  /** @param parent the enclosing element */
  open(name: string, parent: string): void;
  text(more: string): void;
  close(): void;
  /** Returns the collected text and starts again. */
  take(): string;
}

const ofText = new Set(['si', 'is', 'r']);

const isText = (name: string, parent: string): boolean =>
  (name === 't' && ofText.has(parent)) || (name === 'v' && parent === 'c');

export function createTextRuns(): TextRuns {
  let collected = '';
  let collects = false;
  return {
    open(name, parent) {
      collects = isText(name, parent);
    },
    text(more) {
      if (!collects) return;
      collected += more;
      if (collected.length > MOST_CHARACTERS) broken();
    },
    close() {
      collects = false;
    },
    take() {
      const all = collected;
      collected = '';
      return all;
    },
  };
}
