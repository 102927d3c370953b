import { hasCheckDigit } from '../entry/codeText.ts';

/** Why a code can be no article's: letters in it, a length no EAN has, or a last digit the others do not ask for. */
export type CodeFault = 'noDigits' | 'length' | 'checkDigit';

/** A code as read, without what a scanner puts before it. `digits` has no leading zeros beyond EAN-13. */
export interface ScannedCode {
  readonly digits: string;
  readonly fault: CodeFault | null;
}

/** AIM identifiers as ']E0'; a scanner set to another keyboard types '+' for the bracket. */
const identifier = /^[\]+]([A-Za-z])\d/;
const lengths = [8, 12, 13, 14];

/** GS1 (01): the article's number of 14 digits in a longer code. */
const articleIn = (digits: string): string | null => {
  const number = digits.slice(2, 16);
  return digits.length >= 16 && digits.startsWith('01') && hasCheckDigit(number) ? number : null;
};

/** UPC-A and EAN-14 of a single piece are written as the EAN-13 they are. */
const plain = (digits: string): string => {
  if (digits.length === 12) return `0${digits}`;
  return digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
};

/** Reads what a scanner, a camera or a hand gives: identifiers, blanks and hyphens are left out. */
export function readCode(text: string): ScannedCode {
  const bare = text.trim().replace(identifier, '').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(bare)) return { digits: bare.slice(0, 64), fault: 'noDigits' };
  const digits = (articleIn(bare) ?? bare).slice(0, 64);
  if (!lengths.includes(digits.length)) return { digits, fault: 'length' };
  return hasCheckDigit(digits) ? { digits: plain(digits), fault: null } : { digits, fault: 'checkDigit' };
}
