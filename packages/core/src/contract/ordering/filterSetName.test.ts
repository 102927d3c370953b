import { describe, expect, it } from 'vitest';
import { filterSetName, filterSetNameFault, LONGEST_FILTER_SET_NAME } from './filterSetName.ts';

describe('the name of a filter set', () => {
  it.each([
    ['nothing', '', 'missing'],
    ['blanks alone', ' \t\u00a0\u3000 ', 'missing'],
    ['a joiner alone', '\u200d', 'missing'],
    ['a zero-width blank', 'Sum\u200bmer', 'unreadable'],
    ['a soft hyphen', 'Sum\u00admer', 'unreadable'],
    ['a mark that turns the text', 'abc\u202edef', 'unreadable'],
    ['an isolate', '\u2067abc\u2069', 'unreadable'],
    ['a filler that looks like nothing', '\u3164', 'unreadable'],
    ['a blank of Braille', '\u2800', 'unreadable'],
    ['a control character', 'a\u0000b', 'unreadable'],
    ['half a sign', 'a\ud83d', 'unreadable'],
    ['more letters than are kept', 'x'.repeat(LONGEST_FILTER_SET_NAME + 1), 'tooLong'],
  ])('M1 is refused with %s', (_, name, fault) => {
    expect(filterSetNameFault(filterSetName(name))).toBe(fault);
  });

  it.each([
    'Herren – Größe L',
    '夏',
    '👩\u200d👧 Familie',
    'עברית',
    '☀\ufe0f',
    'x'.repeat(LONGEST_FILTER_SET_NAME),
  ])('M1 may be %s', (name) => {
    expect(filterSetNameFault(name)).toBeNull();
  });

  it('M1 is kept with one blank between words and composed letters', () => {
    expect(filterSetName('  Gro\u0308ße \u00a0 L ')).toBe('Größe L');
  });
});
