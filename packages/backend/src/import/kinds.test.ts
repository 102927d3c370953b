import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { houseFiles, type Importing, importing } from './testing/houseFiles.ts';
import { type KindCase, provesKind } from './testing/kindCase.ts';

let testApp: TestApp;
let imports: Importing;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
  expect((await imports.report(await houseFiles())).outcome).toBe('written');
});
afterAll(() => testApp.close());

const term = { kind: 'fit', 'label (en)': 'Cut', 'label (de)': 'Schnitt' };
const line = { brand: '80', name: 'Line', position: '7' };
const subdivision = { line: '80-1', name: 'More' };
const season = { 'name (en)': 'Season', 'name (de)': 'Saison' };
const selling = {
  ...{ ordering: 'pre-order', season: 'SS36', subdivision: '81-0', for: 'partners' },
  ...{ 'order start': '2030-01-01', 'order deadline': '2030-06-30' },
};
const priceList = { country: 'DE', currency: 'EUR', VAT: '19' };
const customer = {
  ...{ Name: 'Laden', Straße: 'Gasse 1', PLZ: '1000', Ort: 'Bern', Land: 'CH', Preisliste: 'CH' },
  ...{ Teilbereiche: '81-0' },
};
const delivery = { Name: 'Lager', Straße: 'Gasse 2', PLZ: '1000', Ort: 'Bern', Land: 'CH' };
const lock = { Umfang: 'Kollektion', 'Grund (de)': 'Gesperrt', 'Grund (en)': 'Locked' };
const style = {
  ...{ season: 'SS36', subdivision: '81-0', 'name (en)': 'Dress', 'name (de)': 'Kleid', gender: 'women' },
  ...{ 'commodity class': 'dress', sizes: 'S|M|L' },
};
const colour = {
  ...{ style: 'TW-1001', 'name (en)': 'Ink', 'name (de)': 'Tinte', 'colour group': 'blue' },
  ...{ 'delivery from': '2036-02-01', 'delivery to': '2036-02-28', position: '9' },
};
const user = { 'first name': 'Urs', 'last name': 'Egli', role: 'buyer', customers: '30012' };
const variant = { style: 'TW-1001', colour: '900' };

const cases: readonly KindCase[] = [
  {
    ...{ file: 'terms', house: 'terms.csv', column: 'label (en)', code: 'missing' },
    ...{ same: { ...term, code: 'a' }, old: { ...term, code: 'b' }, gone: { ...term, code: 'c' } },
    ...{ change: { 'label (en)': 'Shape' }, fresh: { ...term, code: 'd' } },
    wrong: { ...term, 'label (en)': ' ', code: 'e' },
    keys: ['fit · b', 'fit · c', 'fit · d', 'fit · e'],
  },
  {
    ...{ file: 'brands', house: 'brands.csv', column: 'name', code: 'missing' },
    ...{
      same: { brand: '81', name: 'A' },
      old: { brand: '82', name: 'B' },
      gone: { brand: '83', name: 'C' },
    },
    ...{ change: { name: 'Bb' }, fresh: { brand: '84', name: 'D' }, wrong: { brand: '85', name: '' } },
    keys: ['82', '83', '84', '85'],
  },
  {
    ...{ file: 'lines', house: 'lines.csv', column: 'name', code: 'reference' },
    ...{ same: { ...line, line: 'a' }, old: { ...line, line: 'b' }, gone: { ...line, line: 'c' } },
    ...{
      change: { name: 'Other' },
      fresh: { ...line, line: 'd' },
      wrong: { ...line, line: 'e', brand: '999' },
    },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'subdivisions', house: 'subdivisions.csv', column: 'name', code: 'reference' },
    same: { ...subdivision, subdivision: 'a' },
    ...{ old: { ...subdivision, subdivision: 'b' }, gone: { ...subdivision, subdivision: 'c' } },
    ...{ change: { name: 'Less' }, fresh: { ...subdivision, subdivision: 'd' } },
    wrong: { ...subdivision, subdivision: 'e', line: 'nowhere' },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'seasons', house: 'seasons.csv', column: 'name (de)', code: 'tooLong' },
    ...{
      same: { ...season, season: 'a' },
      old: { ...season, season: 'b' },
      gone: { ...season, season: 'c' },
    },
    ...{ change: { 'name (de)': 'Jahreszeit' }, fresh: { ...season, season: 'd' } },
    wrong: { ...season, season: 'e', 'name (en)': 'x'.repeat(81) },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'selling times', house: 'selling-times.csv', column: 'order deadline', code: 'period' },
    same: { ...selling, country: 'DE', collection: 'a' },
    ...{
      old: { ...selling, country: 'DE', collection: 'b' },
      gone: { ...selling, country: 'DE', collection: 'c' },
    },
    ...{ change: { 'order deadline': '15.07.2030' }, fresh: { ...selling, country: 'DE', collection: 'd' } },
    wrong: { ...selling, country: 'DE', collection: 'e', 'order deadline': '2029-01-01' },
    keys: [
      'pre-order · SS36 · 81-0 · b · DE · partners',
      'pre-order · SS36 · 81-0 · c · DE · partners',
      'pre-order · SS36 · 81-0 · d · DE · partners',
      'pre-order · SS36 · 81-0 · e · DE · partners',
    ],
  },
  {
    ...{ file: 'price lists', house: 'price-lists.csv', column: 'VAT', code: 'currency' },
    same: { ...priceList, 'price list': 'a' },
    ...{ old: { ...priceList, 'price list': 'b' }, gone: { ...priceList, 'price list': 'c' } },
    ...{ change: { VAT: '7,5 %' }, fresh: { ...priceList, 'price list': 'd' } },
    wrong: { ...priceList, 'price list': 'e', currency: 'Euro' },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'Kunden', house: 'kunden.csv', column: 'city', code: 'reference' },
    same: { ...customer, Kundennummer: '1' },
    ...{ old: { ...customer, Kundennummer: '2' }, gone: { ...customer, Kundennummer: '3' } },
    ...{ change: { Ort: 'Biel' }, fresh: { ...customer, Kundennummer: '4' } },
    wrong: { ...customer, Kundennummer: '5', Teilbereiche: '81-0|99-9' },
    keys: ['2', '3', '4', '5'],
  },
  {
    ...{ file: 'Lieferadressen', house: 'lieferadressen.csv', column: 'city', code: 'reference' },
    same: { ...delivery, Kunde: '30011', Code: 'a' },
    ...{ old: { ...delivery, Kunde: '30011', Code: 'b' }, gone: { ...delivery, Kunde: '30011', Code: 'c' } },
    ...{ change: { Ort: 'Biel' }, fresh: { ...delivery, Kunde: '30011', Code: 'd' } },
    wrong: { ...delivery, Kunde: '99999', Code: 'e' },
    keys: ['30011 · b', '30011 · c', '30011 · d', '99999 · e'],
  },
  {
    ...{ file: 'Rechnungsadressen', house: 'rechnungsadressen.csv', column: 'city', code: 'reference' },
    same: { ...delivery, Kunde: '1' },
    ...{ old: { ...delivery, Kunde: '2' }, gone: { ...delivery, Kunde: '30012' } },
    ...{ change: { Ort: 'Biel' }, fresh: { ...delivery, Kunde: '4' } },
    wrong: { ...delivery, Kunde: '99999' },
    keys: ['2', '30012', '4', '99999'],
  },
  {
    ...{ file: 'Sperren', house: 'sperren.csv', column: 'reason (de)', code: 'reference' },
    same: { ...lock, Kunde: '30011', Gegenstand: 'a' },
    ...{
      old: { ...lock, Kunde: '30011', Gegenstand: 'b' },
      gone: { ...lock, Kunde: '30011', Gegenstand: 'c' },
    },
    ...{ change: { 'Grund (de)': 'Zu' }, fresh: { ...lock, Kunde: '30011', Gegenstand: 'd' } },
    wrong: { ...lock, Kunde: '99999', Gegenstand: 'e' },
    keys: [
      '30011 · collection · b',
      '30011 · collection · c',
      '30011 · collection · d',
      '99999 · collection · e',
    ],
  },
  {
    ...{ file: 'limits', house: 'order-limits.csv', column: 'amount', code: 'amount' },
    same: { customer: '30011', ordering: 're-order', season: 'STOCK', limit: '10' },
    old: { customer: '30012', ordering: 're-order', season: 'STOCK', limit: '20' },
    gone: { customer: '30020', ordering: 're-order', season: 'STOCK', limit: '30' },
    change: { limit: "1'020.50" },
    fresh: { customer: '30012', ordering: 're-order', season: 'SS36', limit: '0' },
    wrong: { customer: '30011', ordering: 're-order', season: 'SS36', limit: '-1' },
    keys: [
      '30012 · re-order · STOCK',
      '30020 · re-order · STOCK',
      '30012 · re-order · SS36',
      '30011 · re-order · SS36',
    ],
  },
  {
    ...{ file: 'styles', house: 'styles.csv', column: 'marks', code: 'choice' },
    same: { ...style, 'style number': 'a' },
    ...{ old: { ...style, 'style number': 'b' }, gone: { ...style, 'style number': 'c' } },
    ...{ change: { marks: 'new|sale' }, fresh: { ...style, 'style number': 'd' } },
    wrong: { ...style, 'style number': 'e', marks: 'brandNew' },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'colours', house: 'colours.csv', column: 'hex', code: 'day' },
    ...{
      same: { ...colour, colour: 'a' },
      old: { ...colour, colour: 'b' },
      gone: { ...colour, colour: 'c' },
    },
    ...{ change: { hex: '#00AAFF' }, fresh: { ...colour, colour: '900' } },
    wrong: { ...colour, colour: 'e', 'delivery to': '02/03/2036' },
    keys: ['TW-1001 · b', 'TW-1001 · c', 'TW-1001 · 900', 'TW-1001 · e'],
  },
  {
    ...{ file: 'variants', house: 'variants.csv', column: 'EAN', code: 'size' },
    same: { ...variant, size: 'XS', EAN: '2090000000016' },
    old: { ...variant, size: 'S', EAN: '2090000000023' },
    gone: { ...variant, size: 'M', EAN: '2090000000030' },
    change: { EAN: '2090000000047' },
    fresh: { ...variant, size: 'L', EAN: '2090000000054' },
    wrong: { ...variant, size: '48', EAN: '2090000000061' },
    keys: ['TW-1001 · 900 · S', 'TW-1001 · 900 · M', 'TW-1001 · 900 · L', 'TW-1001 · 900 · 48'],
  },
  {
    ...{ file: 'Preise', house: 'preise.csv', column: 'retail price', code: 'amount' },
    same: { Artikel: 'a', Preisliste: 'CH', Einkaufspreis: '10', UVP: '' },
    old: { Artikel: 'b', Preisliste: 'CH', Einkaufspreis: '10', UVP: '25' },
    gone: { Artikel: 'd', Preisliste: 'CH', Einkaufspreis: '10', UVP: '25' },
    change: { UVP: '29,90' },
    fresh: { Artikel: 'b', Preisliste: 'AT', Einkaufspreis: "1'299.00", UVP: '2.599,00' },
    wrong: { Artikel: 'a', Preisliste: 'AT', Einkaufspreis: '1.299', UVP: '' },
    keys: ['b · CH', 'd · CH', 'b · AT', 'a · AT'],
  },
  {
    ...{ file: 'variant prices', column: 'wholesale price', code: 'amount' },
    same: { EAN: '2090000000016', 'price list': 'CH', 'wholesale price': '55' },
    old: { EAN: '2090000000047', 'price list': 'CH', 'wholesale price': '56' },
    gone: { EAN: '2090000000054', 'price list': 'CH', 'wholesale price': '57' },
    change: { 'wholesale price': '' },
    fresh: { EAN: '2090000000016', 'price list': 'AT', 'wholesale price': '58' },
    wrong: { EAN: '2090000000047', 'price list': 'AT', 'wholesale price': '-5' },
    keys: ['2090000000047 · CH', '2090000000054 · CH', '2090000000016 · AT', '2090000000047 · AT'],
  },
  {
    ...{ file: 'Bestand', house: 'bestand.csv', column: 'stock', code: 'number' },
    same: { EAN: '2090000000016', Bestand: '5' },
    old: { EAN: '2090000000047', Bestand: '6' },
    gone: { EAN: '2090000000054', Bestand: '7' },
    change: { Bestand: '4' },
    fresh: { EAN: '2080000000017', Bestand: '8' },
    wrong: { EAN: '2080000000024', Bestand: '99999999999999999999' },
    keys: ['2090000000047', '2090000000054', '2080000000017', '2080000000024'],
  },
  {
    ...{ file: 'users', house: 'users.csv', column: 'role', code: 'choice', kept: 'stays' },
    same: { ...user, email: 'a@house.example' },
    ...{ old: { ...user, email: 'b@house.example' }, gone: { ...user, email: 'c@house.example' } },
    ...{ change: { role: 'manager' }, fresh: { ...user, email: 'd@house.example' } },
    wrong: { ...user, email: 'e@house.example', role: 'king' },
    keys: ['b@house.example', 'c@house.example', 'd@house.example', 'e@house.example'],
  },
];

it.each(cases)('$file: added, changed, unchanged, withdrawn and refused', (one) => provesKind(imports, one));
