import { hasCheckDigit } from '../../rules/gtin.ts';

/** Why a code cannot be an EAN: no digits only, a wrong length, or a wrong check digit. */
export type CodeFault = 'noDigits' | 'length' | 'checkDigit';

/** A code as read, without the scanner's prefix. `digits` has no leading zeros beyond EAN-13. */
export interface ScannedCode {
  readonly digits: string;
  readonly fault: CodeFault | null;
}

/** AIM identifiers such as ']E0'. A scanner set to another keyboard layout types '+' for the bracket. */
const identifier = /^[\]+]([A-Za-z])\d/;
const lengths = [8, 12, 13, 14];

/** GS1 (01): the 14-digit article number within a longer code. */
const articleIn = (digits: string): string | null => {
  const number = digits.slice(2, 16);
  return digits.length >= 16 && digits.startsWith('01') && hasCheckDigit(number) ? number : null;
};

/** Converts UPC-A, and an EAN-14 of a single piece, to EAN-13. */
const plain = (digits: string): string => {
  if (digits.length === 12) return `0${digits}`;
  return digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
};

/** Parses input from a scanner, a camera or the keyboard; identifiers, blanks and hyphens are removed. */
export function readCode(text: string): ScannedCode {
  const bare = text.trim().replace(identifier, '').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(bare)) return { digits: bare.slice(0, 64), fault: 'noDigits' };
  const digits = (articleIn(bare) ?? bare).slice(0, 64);
  if (!lengths.includes(digits.length)) return { digits, fault: 'length' };
  return hasCheckDigit(digits) ? { digits: plain(digits), fault: null } : { digits, fault: 'checkDigit' };
}
