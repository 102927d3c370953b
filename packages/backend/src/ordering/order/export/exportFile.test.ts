import { describe, expect, it } from 'vitest';
import { amountIn } from './amount.ts';
import { piecesOf, segment } from './edifact/segment.ts';
import type { ExportedOrder } from './exportedOrder.ts';
import { exportFile, NoHouseGln } from './exportFile.ts';
import { type ReadSegment, readInterchange } from './testing/readInterchange.ts';
import { awkwardOrder } from './testing/sampleOrder.ts';

const facts = { houseGln: '4012345000009', now: Date.parse('2026-11-23T18:42:00Z') };

const named = (segments: readonly ReadSegment[], name: string, qualifier?: string) =>
  segments.filter((one) => one.name === name && (!qualifier || one.elements[0]?.[0] === qualifier));
const values = (segments: readonly ReadSegment[], name: string, qualifier: string) =>
  named(segments, name, qualifier).map(({ elements }) => elements[0]?.[1]);

describe.each(['edifact-d96a', 'edifact-d01b'] as const)('O6: %s', (format) => {
  const second: ExportedOrder = { ...awkwardOrder, cursor: '13', orderNumber: '4500002' };
  const file = exportFile([awkwardOrder, second], format, facts);
  const segments = readInterchange(file.bytes);
  const first = segments.slice(1, segments.findIndex(({ name }) => name === 'UNT') + 1);

  it('O6: is read by another library, in the order of segments of the standard', () => {
    expect(file.name).toBe(`orders-000000012-000000013.${format.slice(-4)}.edi`);
    expect(named(segments, 'UNB')[0]?.elements).toEqual([
      ['UNOC', '3'],
      ['SELVEDGE', 'ZZZ'],
      ['4012345000009', '14'],
      ['261123', '1842'],
      ['13'],
      [''],
      ['ORDERS'],
    ]);
    expect(named(segments, 'UNH').map(({ elements }) => elements[1])).toEqual(
      Array.from({ length: 2 }, () =>
        format === 'edifact-d96a'
          ? ['ORDERS', 'D', '96A', 'UN', 'EAN008']
          : ['ORDERS', 'D', '01B', 'UN', 'EAN010'],
      ),
    );
    expect(named(segments, 'UNZ')[0]?.elements).toEqual([['2'], ['13']]);
    expect(named(first, 'UNT')[0]?.elements).toEqual([[String(first.length)], ['1']]);
  });

  it('O6: carries the figures of the order', () => {
    const { lines } = awkwardOrder;
    expect(named(first, 'BGM')[0]?.elements).toEqual([['220'], ['4500001'], ['9']]);
    expect(values(first, 'DTM', '137')).toEqual(['20261124']);
    expect(named(first, 'LIN').map(({ elements }) => elements[2])).toEqual(
      lines.map(({ ean }) => [ean, format === 'edifact-d96a' ? 'EN' : 'SRV']),
    );
    expect(named(first, 'PIA').map(({ elements }) => elements[1])).toEqual(
      lines.map(({ articleNumber }) => [articleNumber, 'SA']),
    );
    expect(values(first, 'QTY', '21')).toEqual(['5', '2']);
    expect(values(first, 'PRI', 'AAA')).toEqual(['49.95', '49.95']);
    expect(values(first, 'PRI', 'AAE')).toEqual(['99.90']);
    expect(values(first, 'MOA', '203')).toEqual(['249.75', '99.90']);
    expect(values(first, 'DTM', '64')).toEqual(['20270201', '20270301']);
    expect(values(first, 'MOA', '79')).toEqual(['349.65']);
    expect(values(first, 'CNT', '1')).toEqual(['7']);
    expect(values(first, 'CNT', '2')).toEqual(['2']);
    expect(named(first, 'CUX')[0]?.elements[0]).toEqual(['2', 'EUR', '9']);
  });

  it('O6: names customer and house, with every sign of their names', () => {
    const [buyer, house] = named(first, 'NAD').map(({ elements }) => elements);
    expect(buyer?.[1]).toEqual(['104217', '', '91']);
    expect(buyer?.[3]?.join(' ')).toBe(awkwardOrder.customer.name);
    expect(buyer?.[3]?.every((piece) => piece.length <= 35)).toBe(true);
    expect(buyer?.[4]?.join(' ')).toBe(awkwardOrder.customer.street);
    expect(buyer?.slice(5)).toEqual([
      ['Zürich'],
      [''],
      [format === 'edifact-d96a' ? '123456789' : '12345-6789'],
      ['CH'],
    ]);
    expect(house).toEqual([['SU'], ['4012345000009', '', '9']]);
    expect(values(first, 'RFF', 'VA')).toEqual(['CHE-123.456.789']);
    expect(named(first, 'FTX', 'AAI').flatMap(({ elements }) => elements[3])).toEqual([
      '=HYPERLINK("x") Bitte vor 8 Uhr; \'hinten\' + klingeln?',
    ]);
  });

  it('O6: names who is invoiced, only where that is not the customer at its own address', () => {
    const [invoiced] = named(first, 'NAD', 'IV').map(({ elements }) => elements);
    expect(invoiced).toEqual([
      ['IV'],
      ['104217', '', '91'],
      [''],
      ["O'Neill + Söhne: Holding"],
      ['Postfach 7; "Rechnung"'],
      ['Zürich'],
      [''],
      ['8021'],
      ['CH'],
    ]);
    const own = { ...awkwardOrder, customer: { ...awkwardOrder.customer, invoiceAddress: null } };
    expect(named(readInterchange(exportFile([own], format, facts).bytes), 'NAD', 'IV')).toEqual([]);
  });

  it('O9: carries the customer’s own number, where and when it wants the goods', () => {
    expect(values(first, 'RFF', 'CR')).toEqual(["PO+4711:'Ü'"]);
    expect(named(first, 'NAD', 'DP')[0]?.elements).toEqual([
      ['DP'],
      ['LAGER-1', '', '91'],
      [''],
      ['Zentrallager: Halle 3'],
      ['Hafenstraße 7'],
      ['Hamburg'],
      [''],
      ['20457'],
      ['DE'],
    ]);
    expect(named(first, 'DTM', '2')[0]?.elements[0]).toEqual(['2', '2027020120270207', '718']);
    // The whole of it, also where the number is as long as it can be and of signs that are released.
    const long = { ...awkwardOrder, customerOrderNumber: "'".repeat(35) };
    expect(values(readInterchange(exportFile([long], format, facts).bytes), 'RFF', 'CR')).toEqual([
      "'".repeat(35),
    ]);
  });

  it('O9: says nothing where the customer said nothing', () => {
    const silent = { ...awkwardOrder, customerOrderNumber: null, deliveryAddress: null, requestedWeek: null };
    const read = readInterchange(exportFile([silent], format, facts).bytes);
    expect(values(read, 'RFF', 'CR')).toEqual([]);
    expect(named(read, 'NAD', 'DP')).toEqual([]);
    expect(named(read, 'DTM', '2')).toEqual([]);
  });

  it('O6: alters no name that ISO 8859-1 cannot write', () => {
    const customer = { ...awkwardOrder.customer, name: 'Łódź Ωραία Мода' };
    const { bytes } = exportFile([{ ...awkwardOrder, customer }], format, facts);
    const read = readInterchange(bytes);
    expect(named(read, 'UNB')[0]?.elements.slice(0, 4)).toEqual([
      ['UNOY', '4'],
      ['SELVEDGE', 'ZZZ'],
      ['4012345000009', '14'],
      ['20261123', '1842'],
    ]);
    expect(named(read, 'NAD', 'BY')[0]?.elements[3]).toEqual(['Łódź Ωραία Мода']);
  });

  it('O6: is not written without the house’s GLN', () => {
    expect(() => exportFile([awkwardOrder], format, { ...facts, houseGln: null })).toThrow(NoHouseGln);
  });
});

it('O6: a JSON line is the order', () => {
  const { name, bytes } = exportFile([awkwardOrder, awkwardOrder], 'jsonl', facts);
  const [first, , rest] = bytes.toString().split('\n');
  expect([name, JSON.parse(first ?? ''), rest]).toEqual([
    'orders-000000012-000000012.jsonl',
    awkwardOrder,
    '',
  ]);
});

it('O6 HZ36: CSV has a row a line, numbers as they are, and no formula', () => {
  const rows = exportFile([awkwardOrder], 'csv', facts).bytes.toString().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toBe(
    '\ufefforderNumber,finalizedAt,rightEnv,season,subdivision,collectionType,customerNumber,customerName,street,postcode,city,country,vatId,finalizedBy,approvedBy,note,currency,orderPieces,orderValue,line,ean,articleNumber,styleName,colourCode,colourName,length,size,quantity,salesPrice,retailPrice,deliveryFrom,deliveryWeek,customerOrderNumber,deliveryCode,deliveryName,deliveryStreet,deliveryPostcode,deliveryCity,deliveryCountry,requestedWeek,invoiceName,invoiceStreet,invoicePostcode,invoiceCity,invoiceCountry',
  );
  const [, text = ''] = exportFile([{ ...awkwardOrder, note: '=1+1' }], 'csv', facts)
    .bytes.toString()
    .split('\r\n');
  expect(text).toBe(
    '4500001,2026-11-23T23:30:00.000Z,preorder,SS27,13-0,main,104217,"O\'Neill + Söhne: Mode? GmbH & Co. KG, Zweigniederlassung am Gänsemarkt","Große Straße 1, ""Hof""; 2. Stock",12345-6789,Zürich,CH,CHE-123.456.789,Anna Käufer,,\'=1+1,EUR,7,349.65,1,4069800000017,13.00040,Hemd „Größe“,001,\'+Weiß,34,52,5,49.95,99.90,2027-02-01,2027-W05,PO+4711:\'Ü\',LAGER-1,Zentrallager: Halle 3,Hafenstraße 7,20457,Hamburg,DE,2027-W05,O\'Neill + Söhne: Holding,"Postfach 7; ""Rechnung""",8021,Zürich,CH',
  );
});

it('O6: amounts have the decimals of their currency', () => {
  expect([
    amountIn('EUR')(5),
    amountIn('EUR')(-1_234),
    amountIn('JPY')(4_990),
    amountIn('KWD')(1_005),
  ]).toEqual([...['0.05', '-12.34', '4990', '1.005']]);
});

it('O6: a segment leaves out what is empty at its end, and releases its own signs', () => {
  expect(segment('FTX', 'AAI', '', '', "a+b:c'd?")).toBe("FTX+AAI+++a?+b?:c?'d??'");
  expect(segment('NAD', 'BY', ['1', '', ''], '', '')).toBe("NAD+BY+1'");
});

it('O6: a long text is cut between words, a long word anywhere', () => {
  expect(piecesOf('one two three', 7, 5)).toEqual(['one two', 'three']);
  expect(piecesOf('abcdefghij', 4, 2)).toEqual(['abcd', 'efgh']);
  expect(piecesOf('', 4, 2)).toEqual([]);
  expect(piecesOf('„Größe“ – 5 €…', 35, 1)).toEqual(['"Größe" - 5 EUR...']);
});
