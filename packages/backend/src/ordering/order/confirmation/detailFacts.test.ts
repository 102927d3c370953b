import type { Language, OrderedDetails } from '@selvedge/core/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { ownBrand } from '../../../configuration/brand/testing/ownBrand.ts';
import { confirmationMail } from './confirmationMail.ts';
import { confirmationPdf } from './confirmationPdf.ts';
import type { ConfirmationSheet } from './sheet.ts';

const said: OrderedDetails = {
  customerOrderNumber: 'PO 4711/é',
  deliveryAddress: {
    code: 'L1',
    name: 'Zentrallager Lindner',
    ...{ street: 'Am Güterbahnhof 3', postcode: '20095', city: 'Hamburg', country: 'DE' },
  },
  requestedWeek: '2027-W05',
};

const sheetOf = (language: Language, details?: OrderedDetails): ConfirmationSheet => ({
  language,
  timeZone: 'Europe/Berlin',
  address: ['Marktstraße 12', '80331 München'],
  ...{ season: 'SS27', range: 'Main' },
  order: {
    ...{ orderId: 'o-1', orderNumber: '4500017', cartId: 'c-1', rightEnv: 'preorder', customerId: 'C1' },
    ...{ customerNumber: '104203', customerName: 'Modehaus Lindner', season: 'SS27', subdivision: '13-0' },
    ...{ collectionType: 'main', currency: 'EUR', pieces: 1, value: 4990, retailValue: 11_990 },
    ...{ approvedBy: null, approvedAt: null, finalizedBy: 'Henrik Vogt', finalizedAt: Date.UTC(2026, 9, 2) },
    note: '',
    lines: [],
    ...(details && { details }),
  },
});

const sender = {
  ...{ userId: 'u-1', email: 'henrik@selvedge.test', firstName: 'Henrik', lastName: 'Vogt' },
} as Parameters<typeof confirmationMail>[1]['sender'];

async function paperOf(sheet: ConfirmationSheet): Promise<string> {
  const file = await confirmationPdf(ownBrand, sheet, async () => null, new AbortController().signal);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}
const mailOf = (sheet: ConfirmationSheet): string =>
  confirmationMail(sheet, {
    house: 'Selvedge',
    file: Buffer.from(''),
    sender,
    reader: null,
    orderUntil: null,
  }).text;

const labels = {
  en: ['Your order number', 'Delivery address', 'Requested delivery week', 'week 5/2027', 'Germany'],
  de: ['Ihre Bestellnummer', 'Lieferadresse', 'Gewünschte Lieferwoche', 'KW 5/2027', 'Deutschland'],
} as const;

it.each(['en', 'de'] as const)('O9 O4: %s: paper and mail have what the customer said', async (language) => {
  for (const text of [await paperOf(sheetOf(language, said)), mailOf(sheetOf(language, said))]) {
    for (const part of [...labels[language], 'PO 4711/é', 'Zentrallager Lindner', 'Am Güterbahnhof 3'])
      expect(text).toContain(part);
  }
});

it('O9 O4: what was not said stands in neither, not even as a label', async () => {
  const number = { ...said, deliveryAddress: null, requestedWeek: null };
  for (const text of [await paperOf(sheetOf('en', number)), mailOf(sheetOf('en', number))]) {
    expect(text).toContain('Your order number');
    for (const label of ['Delivery address', 'Requested delivery week']) expect(text).not.toContain(label);
  }
  for (const text of [await paperOf(sheetOf('en')), mailOf(sheetOf('en'))])
    for (const label of labels.en.slice(0, 3)) expect(text).not.toContain(label);
});

it.each([
  ['en', 'Invoice address', 'Switzerland'],
  ['de', 'Rechnungsadresse', 'Schweiz'],
] as const)(
  'O6 O4: %s: paper and mail say who is invoiced, where that is somebody else',
  async (language, label, country) => {
    const sheet = sheetOf(language);
    const invoiceAddress = {
      ...{ name: 'Lindner Holding AG', street: 'Postfach 110' },
      ...{ postcode: '8022', city: 'Zürich', country: 'CH' },
    };
    const other = { ...sheet, order: { ...sheet.order, invoiceAddress } };
    for (const text of [await paperOf(other), mailOf(other)])
      for (const part of [label, 'Lindner Holding AG', 'Postfach 110', '8022 Zürich', country])
        expect(text).toContain(part);
    for (const text of [await paperOf(sheet), mailOf(sheet)]) expect(text).not.toContain(label);
  },
);
