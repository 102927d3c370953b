import { assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldContent } from '../../packed/content.ts';
import { Pages } from '../../packed/pages.ts';
import { despatchAdvice, interchangeOf, orderResponse } from '../../testing/edifactFiles.ts';
import { isUnreadable } from '../rawTable.ts';
import { readFile } from '../readFile.ts';
import { readInterchange } from './interchange.ts';

const response = orderResponse('D.01B', {
  ...{ order: '4500001', erpNumber: 'A-7741', on: '20261102' },
  lines: [
    { ean: '4006381333931', quantity: 4 },
    { ean: '4012345000016', quantity: 0, deliveryFrom: '20310201' },
  ],
});
const advice = despatchAdvice('D.96A', {
  ...{ order: '4500001', number: 'LS-1', on: '20261105' },
  parcels: [
    { sscc: '340000000000000013', items: [{ ean: '4006381333931', quantity: 3 }] },
    { sscc: '340000000000000020', items: [{ ean: '4006381333931', quantity: 1 }] },
  ],
});
const read = async (text: string, encoding: BufferEncoding = 'latin1') => {
  const tables = await readFile({ name: 'x.edi', content: heldContent(Buffer.from(text, encoding)) });
  return tables.map((one) => (isUnreadable(one) ? one : { ...one, lines: [...one.lines] }));
};
const problemOf = async (text: string, encoding?: BufferEncoding) => {
  const [first] = await read(text, encoding);
  return first && isUnreadable(first) ? first.problem : null;
};

describe('an EDIFACT interchange', () => {
  it('O8: is lists, whose lines are numbered by its segments', async () => {
    expect(await read(response)).toMatchObject([
      { named: ['orders'], lines: [{ number: 3, cells: ['4500001', 'A-7741', '2026-11-02'] }] },
      {
        named: ['orderLines'],
        lines: [
          { number: 7, cells: ['4500001', '4006381333931', '4', undefined] },
          { number: 9, cells: ['4500001', '4012345000016', '0', '2031-02-01'] },
        ],
      },
    ]);
    expect(await read(advice)).toMatchObject([
      {
        named: ['parcels'],
        lines: [
          { cells: ['4500001', '340000000000000013', '4006381333931', '3', '2026-11-05'] },
          { cells: ['4500001', '340000000000000020', '4006381333931', '1', '2026-11-05'] },
        ],
      },
    ]);
  });

  it('O8: is read in one line, broken at 80 signs, with other signs, and after a mark', async () => {
    const whole = await read(response);
    const oneLine = response.replaceAll('\r\n', '');
    expect(await read(oneLine)).toEqual(whole);
    expect(await read(oneLine.replaceAll(/.{80}/g, '$&\r\n'))).toEqual(whole);
    for (const [component = '', element = '', end = ''] of ['*|~', '\u001f\u001d\u001c']) {
      const signs = new Map([
        [':', component],
        ['+', element],
        ["'", end],
      ]);
      const others = response.slice(9).replaceAll(/[+:']/g, (sign) => signs.get(sign) ?? sign);
      expect(await read(`UNA${component}${element}.? ${end}${others}`)).toEqual(whole);
    }
    const spaced = response.replace('A-7741', 'A 7741 B').replace('.? ', '.  ');
    expect((await read(spaced))[0]).toMatchObject({
      lines: [{ cells: ['4500001', 'A 7741 B', '2026-11-02'] }],
    });
    expect(await read(response.replace('UNOC:3', 'UNOY:4'), 'utf8')).toEqual(whole);
    expect(await read(`\u{feff}${response.replace('UNOC:3', 'UNOY:4')}`, 'utf8')).toEqual(whole);
    expect(await read(response.slice("UNA:+.? '".length))).toEqual(whole);
  });

  it('O8: keeps signs that are released, also where it is read on, and letters of its level', async () => {
    const text = interchangeOf([
      [
        'UNH+ORDRSP:D:01B:UN:EAN010',
        `BGM+231+${'x'.repeat(99_900)}?+?:??'`.replace(/'$/, ''),
        'RFF+ON:45 Zürich',
        'UNS+S',
      ],
    ]);
    for (let shift = 0; shift < 40; shift += 1) {
      const [message] = await readInterchange(
        heldContent(Buffer.from(text.replace('x', 'y'.repeat(shift + 1)), 'latin1')),
        new Pages(),
      );
      const [first, second] = message?.segments ?? [];
      expect(first?.elements[1]?.[0]?.slice(-4)).toBe('x+:?');
      expect(second?.elements[0]).toEqual(['ON', '45 Zürich']);
    }
    const czech = response.replace('UNOC', 'UNOD').replace('A-7741', 'A-\u00b5');
    expect((await read(czech))[0]).toMatchObject({ lines: [{ cells: ['4500001', 'A-ľ', '2026-11-02'] }] });
  });

  it('O8: is refused where a component or a segment is without an end', async () => {
    for (const endless of ['x'.repeat(3_000_000), 'x:'.repeat(20_000)]) {
      const text = interchangeOf([['UNH+ORDRSP:D:01B:UN:EAN010', `FTX+AAA+++${endless}`]]);
      expect(await problemOf(text)).toEqual({ code: 'edifactBroken', values: { segment: 3 } });
    }
  });

  it.each([
    ['UNT+12+1', 'UNT+11+1', 'edifactCount'],
    ['UNT+12+1', 'UNT+12+2', 'edifactBroken'],
    ['UNZ+1+', 'UNZ+2+', 'edifactCount'],
    ['UNZ+1+', 'UNZ+-1+', 'edifactCount'],
    ['UNZ+1+4711', 'UNZ+1+4712', 'edifactBroken'],
    ["UNS+S'", '', 'edifactCount'],
    ["UNS+S'\r\nUNT+12", "UNS+S'CNT+2:9'UNT+13", 'edifactCount'],
    ['ORDRSP', 'INVOIC', 'edifactMessage'],
    ['ORDRSP', 'constructor', 'edifactBroken'],
    ['ORDRSP', '__proto__', 'edifactMessage'],
    ['RFF+ON:4500001', 'RFF+VN:4500001', 'edifactOrder'],
    ['UNOC', 'UNOX', 'edifactBroken'],
    ["UNZ+1+4711'", '', 'edifactBroken'],
    ["UNZ+1+4711'", 'UNZ+1+4711?', 'edifactBroken'],
  ])('O8: %s as %s is refused as a whole', async (from, to, code) => {
    expect(response).toContain(from);
    const problem = await problemOf(response.replace(from, to));
    // Letters of small size are no segment's name, but may be a message's.
    expect([code, 'edifactMessage']).toContain(problem?.code);
  });

  it('O8: 500 damaged files are read or refused, and nothing fails', async () => {
    const seen = new Map<string, number>();
    const damage = record({
      text: constantFrom(response, advice),
      kind: constantFrom('drop', 'double', 'replace', 'cut', 'swap'),
      at: integer({ min: 0, max: 10_000 }),
      length: integer({ min: 1, max: 40 }),
      sign: constantFrom(
        "'",
        '+',
        ':',
        '?',
        '\u0000',
        '\u001b',
        'é',
        '\u202e',
        '999999999999',
        '-1',
        '\r\n',
        'UNH+',
      ),
    });
    await assert(
      asyncProperty(damage, async ({ text, kind, at, length, sign }) => {
        const from = at % text.length;
        const [head, part, tail] = [
          text.slice(0, from),
          text.slice(from, from + length),
          text.slice(from + length),
        ];
        const damaged = {
          drop: `${head}${tail}`,
          double: `${head}${part}${part}${tail}`,
          replace: `${head}${sign}${tail}`,
          cut: head,
          swap: `${tail}${part}${head}`,
        }[kind];
        for (const one of await read(damaged)) {
          const outcome = isUnreadable(one) ? one.problem.code : 'read';
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
          if (!isUnreadable(one)) for (const { number } of one.lines) expect(number).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500, seed: 16 },
    );
    for (const outcome of ['read', 'edifactBroken', 'edifactCount'])
      expect(seen.get(outcome)).toBeGreaterThan(0);
  });
});
