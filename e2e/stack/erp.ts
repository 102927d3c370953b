import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An order as an ERP reads it of ORDERS. */
export interface ReceivedOrder {
  readonly number: string;
  readonly ean: string;
  readonly quantity: number;
}

/** Reads the one file of a folder of exported ORDERS, of one order of one line. */
export async function receiveOrder(folder: string): Promise<ReceivedOrder> {
  const [file = ''] = await readdir(folder);
  const text = await readFile(join(folder, file), 'utf8');
  const find = (form: RegExp): string => form.exec(text)?.[1] ?? '';
  return {
    number: find(/BGM\+220\+([^+']+)/),
    ean: find(/LIN\+1\+\+(\d{13})/),
    quantity: Number(find(/QTY\+21:(\d+)/)),
  };
}

const interchange = (kind: string, segments: readonly string[]): string =>
  [
    "UNA:+.? '",
    "UNB+UNOC:3+4012345000009:14+SELVEDGE:ZZZ+261105:0917+4711'",
    `UNH+1+${kind}'`,
    ...segments.map((segment) => `${segment}'`),
    `UNT+${segments.length + 2}+1'`,
    "UNZ+1+4711'",
    '',
  ].join('\r\n');

/** Puts what an ERP answers into a folder: ORDRSP for fewer pieces at another time, DESADV for a parcel with them. */
export async function answerOrder(
  folder: string,
  { number, ean }: ReceivedOrder,
  answer: { readonly erpNumber: string; readonly quantity: number; readonly sscc: string },
): Promise<void> {
  const { erpNumber, quantity, sscc } = answer;
  const response = interchange('ORDRSP:D:01B:UN:EAN010', [
    `BGM+231+${erpNumber}+4`,
    'DTM+137:20261105:102',
    `RFF+ON:${number}`,
    'NAD+SU+4012345000009::9',
    `LIN+1+3+${ean}:SRV`,
    `QTY+21:${quantity}`,
    'DTM+67:20360401:102',
    'UNS+S',
  ]);
  await writeFile(join(folder, 'ordrsp.edi'), response);
  const despatch = interchange('DESADV:D:96A:UN:EAN007', [
    'BGM+351+L-1+9',
    'DTM+11:20261106:102',
    `RFF+ON:${number}`,
    'NAD+SU+4012345000009::9',
    'CPS+1',
    'PAC+1++CT',
    'CPS+2+1',
    'PAC+1++CT',
    'PCI+33E',
    `GIN+BJ+${sscc}`,
    `LIN+1++${ean}:EN`,
    `QTY+12:${quantity}`,
    'CNT+2:1',
  ]);
  await writeFile(join(folder, 'desadv.edi'), despatch);
}
