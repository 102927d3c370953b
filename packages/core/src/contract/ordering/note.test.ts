import { describe, expect, it } from 'vitest';
import { LONGEST_NOTE, noteFault, orderNote, returnReason } from './note.ts';

describe('the order note', () => {
  it.each([
    ['!urgent', 'exclamation'],
    ['  \n ! urgent', 'exclamation'],
    ['\u200b!urgent', 'exclamation'],
    ['\u00ad \u2060! urgent', 'exclamation'],
    ['a\u0000b', 'unreadable'],
    ['a\u0007b', 'unreadable'],
    ['a\u202eb', 'unreadable'],
    ['a\ud83d', 'unreadable'],
    ['x'.repeat(LONGEST_NOTE + 1), 'tooLong'],
    [`${'😀'.repeat(LONGEST_NOTE / 2)}x`, 'tooLong'],
  ])('N5 N2 %j is refused as %s', (note, fault) => {
    expect(noteFault(note)).toBe(fault);
  });

  it.each([
    '',
    'Please deliver! Soon',
    'Rückfragen: Frau Müller\nTel. 0711',
    'x'.repeat(LONGEST_NOTE),
    `${' '.repeat(40)}${'x'.repeat(LONGEST_NOTE)}\n\n`,
    '😀'.repeat(LONGEST_NOTE / 2),
  ])('N5 N2 %j is taken', (note) => {
    expect(noteFault(note)).toBeNull();
  });

  it('N5 N2 a line end counts once, whichever machine it was typed on', () => {
    const lines = Array.from({ length: LONGEST_NOTE / 2 }, () => 'x');
    expect(orderNote(lines.join('\r\n'))).toBe(lines.join('\n'));
    expect(noteFault(`${lines.join('\r\n')}y`)).toBeNull();
    expect(orderNote(' a\rb ')).toBe('a\nb');
  });
});

describe('the reason of a return', () => {
  it.each([
    ['  Too many\r\nbelts ', 'Too many\nbelts'],
    ['\u202eToo\u0007 many', 'Too many'],
    ['Viel Spaß 👨‍👩‍👧!', 'Viel Spaß 👨‍👩‍👧!'],
    [' \n \u200b\u3164 ', ''],
  ])('O2 %j is kept as %j', (typed, kept) => {
    expect(returnReason(typed)).toBe(kept);
  });
});
