import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noBurst, paused, pressed, WEDGE_GAP, type WedgeKey } from './wedge.ts';

const keysOf = (text: string, gap: number, from = 1000): WedgeKey[] =>
  [...text].map((key, at) => ({ key, at: from + at * gap }));

/** Everything read as scans from keys in turn; a pause follows where `ends` is null. */
const scansIn = (keys: readonly WedgeKey[]): string[] => {
  let burst = noBurst;
  const scans: string[] = [];
  for (const key of keys) {
    const { burst: next, scan } = pressed(burst, key);
    burst = next;
    if (scan !== null) scans.push(scan);
  }
  const last = paused(burst);
  return last === null ? scans : [...scans, last];
};
const ended = (keys: WedgeKey[], key: string, gap = 12): WedgeKey[] => [
  ...keys,
  { key, at: (keys.at(-1)?.at ?? 0) + gap },
];

describe('M5 a hand scanner that types', () => {
  it.each(['Enter', 'Tab'])('M5 is read to the %s it ends with', (key) => {
    expect(scansIn(ended(keysOf('4006381333931', 8), key))).toEqual(['4006381333931']);
  });

  it('M5 is read by the pause after it, whatever ends it', () => {
    expect(scansIn(keysOf('96385074', 20))).toEqual(['96385074']);
  });

  it('M5 types what kind of code it is before it, with Shift, on another keyboard too', () => {
    const keys = [
      { key: ']', at: 0 },
      { key: 'Shift', at: 4 },
      { key: 'E', at: 8 },
      ...keysOf('04006381333931', 10, 18),
    ];
    expect(scansIn(ended(keys, 'Enter'))).toEqual([']E04006381333931']);
    expect(scansIn(ended(keysOf('+E04006381333931', 10), 'Enter'))).toEqual(['+E04006381333931']);
  });

  it('M5 is read once for each code of several in a row', () => {
    const first = ended(keysOf('4006381333931', 8), 'Enter');
    const second = ended(keysOf('4006381333931', 8, 1200), 'Enter');
    expect(scansIn([...first, ...second])).toEqual(['4006381333931', '4006381333931']);
  });

  it('M5 may be late with a key when the machine is busy', () => {
    const keys = keysOf('4006381333931', 8).map((key, at) => ({ ...key, at: key.at + (at > 6 ? 80 : 0) }));
    expect(scansIn(ended(keys, 'Enter'))).toEqual(['4006381333931']);
  });
});

describe('M5 a hand that types is no scanner', () => {
  it('M5 not at the pace of fast hands, however many digits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ digit: fc.nat(9), gap: fc.integer({ min: WEDGE_GAP + 1, max: 400 }) }), {
          minLength: 8,
          maxLength: 30,
        }),
        fc.constantFrom('Enter', 'Tab'),
        (digits, end) => {
          let at = 0;
          const keys = digits.map(({ digit, gap }) => {
            at += gap;
            return { key: String(digit), at };
          });
          expect(scansIn(ended(keys, end))).toEqual([]);
        },
      ),
    );
  });

  it('M5 not with few digits, not with letters or separators among them', () => {
    expect(scansIn(ended(keysOf('1234567', 5), 'Enter'))).toEqual([]);
    expect(scansIn(ended(keysOf('40063x1333931', 5), 'Enter'))).toEqual([]);
    expect(scansIn(ended(keysOf('4006-381-33', 5), 'Enter'))).toEqual([]);
  });

  it('M5 not a key that is held down, nor one with Ctrl', () => {
    const held = keysOf('11111111111', 30).map((key, at) => ({ ...key, held: at > 0 }));
    expect(scansIn(ended(held, 'Enter'))).toEqual([]);
  });

  it('M5 typing before a scan is no part of it', () => {
    const typed = keysOf('12', 140, 0);
    expect(scansIn([...typed, ...ended(keysOf('4006381333931', 8), 'Enter')])).toEqual(['4006381333931']);
  });

  it('M5 any burst of digits at a scanner’s pace is read whole', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8,14}$/), fc.integer({ min: 1, max: WEDGE_GAP }), (text, gap) => {
        expect(scansIn(ended(keysOf(text, gap), 'Enter', gap))).toEqual([text]);
      }),
    );
  });
});
