import { createHash } from 'node:crypto';
import type { CellType } from './kind.ts';

/** The fingerprint of a file (SHA-256), hexadecimal: the same file changes nothing. */
export const sourceOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** A report shows the beginning: it tells two files apart, and nobody types it. */
export const fingerprint: CellType = {
  rule: 'the fingerprint of the file (SHA-256)',
  read: (text) => ({ value: text }),
  show: (value) => String(value ?? '').slice(0, 12),
};
