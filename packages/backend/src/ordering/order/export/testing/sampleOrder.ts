import type { ExportedOrder } from '../exportedOrder.ts';

/** An order with all that makes writing hard: signs of EDIFACT and CSV, formulas, line ends, long and foreign names. */
export const awkwardOrder: ExportedOrder = {
  cursor: '12',
  orderId: 'o-1',
  orderNumber: '4500001',
  finalizedAt: Date.parse('2026-11-23T23:30:00Z'),
  finalizedOn: '2026-11-24',
  rightEnv: 'preorder',
  ...{ season: 'SS27', subdivision: '13-0', collectionType: 'main' },
  customer: {
    number: '104217',
    name: "O'Neill + Söhne: Mode? GmbH & Co. KG, Zweigniederlassung am Gänsemarkt",
    street: 'Große Straße 1, "Hof"; 2. Stock',
    ...{ postcode: '12345-6789', city: 'Zürich', country: 'CH', vatId: 'CHE-123.456.789' },
    invoiceAddress: {
      ...{ name: "O'Neill + Söhne: Holding", street: 'Postfach 7; "Rechnung"' },
      ...{ postcode: '8021', city: 'Zürich', country: 'CH' },
    },
  },
  finalizedBy: 'Anna Käufer',
  approvedBy: null,
  note: '=HYPERLINK("x")\nBitte vor 8 Uhr; \'hinten\' + klingeln?',
  customerOrderNumber: "PO+4711:'Ü'",
  deliveryAddress: {
    ...{ code: 'LAGER-1', name: 'Zentrallager: Halle 3', street: 'Hafenstraße 7' },
    ...{ postcode: '20457', city: 'Hamburg', country: 'DE' },
  },
  requestedWeek: '2027-W05',
  currency: 'EUR',
  ...{ pieces: 7, value: 34_965, retailValue: 69_930 },
  lines: [
    {
      line: 1,
      ean: '4069800000017',
      ...{ articleNumber: '13.00040', styleName: 'Hemd „Größe“', colourCode: '001', colourName: '+Weiß' },
      ...{ length: '34', size: '52', quantity: 5, salesPrice: 4_995, retailPrice: 9_990 },
      ...{ deliveryFrom: Date.parse('2027-02-01T00:00:00Z'), deliveryWeek: '2027-W05' },
    },
    {
      line: 2,
      ean: '4069800000024',
      ...{ articleNumber: '@13.00041', styleName: '-Hose', colourCode: null, colourName: 'Blau' },
      ...{ length: null, size: 'M/L', quantity: 2, salesPrice: 4_995, retailPrice: null },
      ...{ deliveryFrom: Date.parse('2027-03-01T00:00:00Z'), deliveryWeek: '2027-W09' },
    },
  ],
};
