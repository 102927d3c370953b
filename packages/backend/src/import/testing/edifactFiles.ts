/** A release of EANCOM. */
export type Directory = 'D.96A' | 'D.01B';

const itemNumberOf = { 'D.96A': 'EN', 'D.01B': 'SRV' } as const;
const versionOf = { 'D.96A': 'EAN007', 'D.01B': 'EAN010' } as const;

/** An interchange of messages as an ERP writes it, a segment a line. */
export function interchangeOf(messages: readonly (readonly string[])[], reference = '4711'): string {
  const parts = messages.flatMap((segments, at) => {
    const [head = '', ...rest] = segments;
    return [head.replace('UNH+', `UNH+${at + 1}+`), ...rest, `UNT+${segments.length + 1}+${at + 1}`];
  });
  return [
    "UNA:+.? '",
    `UNB+UNOC:3+4012345000009:14+SELVEDGE:ZZZ+261105:0917+${reference}'`,
    ...parts.map((segment) => `${segment}'`),
    `UNZ+${messages.length}+${reference}'`,
    '',
  ].join('\r\n');
}

interface ResponseFacts {
  readonly order: string;
  readonly erpNumber: string;
  readonly on: string;
  /** 29: as ordered, 4: with changes, 27: not at all. */
  readonly answer?: '4' | '27' | '29';
  readonly lines?: readonly {
    readonly ean: string;
    readonly quantity: number;
    readonly deliveryFrom?: string;
  }[];
}

export const orderResponse = (
  directory: Directory,
  { order, erpNumber, on, answer = '4', lines = [] }: ResponseFacts,
): string =>
  interchangeOf([
    [
      `UNH+ORDRSP:D:${directory.slice(2)}:UN:${versionOf[directory]}`,
      `BGM+231+${erpNumber}+${answer}`,
      `DTM+137:${on}:102`,
      `RFF+ON:${order}`,
      'NAD+SU+4012345000009::9',
      ...lines.flatMap(({ ean, quantity, deliveryFrom }, at) => [
        `LIN+${(at + 1) * 10}+${quantity === 0 ? '7' : '3'}+${ean}:${itemNumberOf[directory]}`,
        `QTY+21:${quantity}`,
        ...(deliveryFrom === undefined ? [] : [`DTM+67:${deliveryFrom}:102`]),
      ]),
      'UNS+S',
    ],
  ]);

interface DespatchFacts {
  readonly order: string;
  readonly number: string;
  readonly on: string;
  readonly parcels: readonly {
    readonly sscc: string | null;
    readonly items: readonly { readonly ean: string; readonly quantity: number }[];
  }[];
}

export function despatchAdvice(directory: Directory, { order, number, on, parcels }: DespatchFacts): string {
  let line = 0;
  return interchangeOf([
    [
      `UNH+DESADV:D:${directory.slice(2)}:UN:${versionOf[directory]}`,
      `BGM+351+${number}+9`,
      `DTM+11:${on}:102`,
      `RFF+ON:${order}`,
      'NAD+SU+4012345000009::9',
      'CPS+1',
      `PAC+${parcels.length}++CT`,
      ...parcels.flatMap(({ sscc, items }, at) => [
        `CPS+${at + 2}+1`,
        ...(sscc === null ? [] : ['PAC+1++CT', 'PCI+33E', `GIN+BJ+${sscc}`]),
        ...items.flatMap(({ ean, quantity }) => {
          line += 1;
          return [`LIN+${line}++${ean}:${itemNumberOf[directory]}`, `QTY+12:${quantity}`];
        }),
      ]),
    ],
  ]);
}
