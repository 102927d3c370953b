import { sql } from 'drizzle-orm';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  record,
} from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { houseFiles, houseRows, importing, sentBytes } from './testing/houseFiles.ts';

/** How many damaged deliveries are tried; see docs/operations.md. */
const DELIVERIES = Number(process.env.SELVEDGE_DELIVERIES ?? 120);

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
const rows = new Map<string, string[][]>();
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
  await imports.report(await houseFiles());
  for (const name of files) {
    const all = (await houseRows(name)).slice(0, 12);
    rows.set(name, [Object.keys(all[0] ?? {}), ...all.map((row) => Object.values(row))]);
  }
});
afterAll(() => testApp.close());

const files = [
  ...['terms.csv', 'brands.csv', 'lines.csv', 'subdivisions.csv', 'seasons.csv', 'selling-times.csv'],
  ...[
    'price-lists.csv',
    'kunden.csv',
    'lieferadressen.csv',
    'rechnungsadressen.csv',
    'sperren.csv',
    'order-limits.csv',
    'styles.csv',
    'colours.csv',
  ],
  ...['variants.csv', 'preise.csv', 'bestand.csv', 'users.csv'],
];

const odd = [
  ...[
    '',
    ' ',
    '-1',
    '0',
    '99999999999999999999',
    '1e9',
    '1.234',
    '1,234.567',
    'NaN',
    '٣',
    '½',
    '-0.01',
    '0,001',
  ],
  ...['31.02.2030', '2030-13-01', '01/02/2030', '30.6.30', '2030-W05', '46000', '0000-00-00', '9999-12-31'],
  ...['=HYPERLINK("http://x.example";"a")', '+1+1', '-cmd', '@SUM(A1)', "'=1", '="0012"', '\t=1'],
  ...[
    '\u{202e}gnirts',
    'שלום',
    'مرحبا',
    '\u{200f}1',
    '\u{0}',
    '\u{7}bell',
    '\u{fffd}',
    '\u{d800}',
    'a\u{0301}',
    '👗',
  ],
  ...[
    'TW-1001',
    'nowhere',
    '30011|30012',
    '30011;99999',
    'x'.repeat(5_000),
    '|,;|',
    '__proto__',
    'constructor',
  ],
  ...[
    '2080000000017',
    '4,006381333931E+12',
    "Robert'); drop table styles;--",
    '{"a":1}',
    '<b>',
    '%s',
    'null',
    'true',
  ],
];

interface Fault {
  readonly kind: 'cell' | 'torn' | 'long' | 'doubled' | 'swapped' | 'lost' | 'column' | 'heading';
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

function damaged(table: readonly string[][], { kind, row, column, text }: Fault): string[][] {
  const copy = table.map((cells) => [...cells]);
  const at = 1 + (row % Math.max(1, copy.length - 1));
  const cells = copy[at] ?? [];
  const place = column % Math.max(1, copy[0]?.length ?? 1);
  if (kind === 'cell') cells[place] = text;
  if (kind === 'torn') copy[at] = cells.slice(0, place);
  if (kind === 'long') cells.push(text, text);
  if (kind === 'doubled') copy.push([...cells]);
  if (kind === 'swapped') copy[at] = cells.toReversed();
  if (kind === 'lost') copy.splice(at, 1);
  if (kind === 'column') for (const each of copy) each.splice(place, 1);
  if (kind === 'heading') (copy[0] ?? [])[place] = text;
  return copy;
}

const quoted = (cell: string): string =>
  /[;"\n\r,\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const csv = (table: readonly string[][], separator: string): string =>
  table.map((cells) => cells.map(quoted).join(separator)).join('\r\n');

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  utf8: (text) => Buffer.from(text),
  latin1: (text) => Buffer.from(text, 'latin1'),
  // Half of a character, and an encoding that is told nowhere.
  cut: (text) => Buffer.from(text).subarray(0, -1),
  utf16: (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  bare16: (text) => Buffer.from(text, 'utf16le'),
};

const fault: Arbitrary<Fault> = record({
  kind: constantFrom<Fault['kind']>(
    'cell',
    'cell',
    'cell',
    'torn',
    'long',
    'doubled',
    'swapped',
    'lost',
    'column',
    'heading',
  ),
  row: integer({ min: 0, max: 11 }),
  column: integer({ min: 0, max: 17 }),
  text: constantFrom(...odd),
});

const delivery = record({
  files: array(
    record({
      name: constantFrom(...files),
      faults: array(fault, { minLength: 1, maxLength: 4 }),
      separator: constantFrom(';', ',', '\t'),
      encoding: constantFrom('utf8', 'utf8', 'utf8', 'latin1', 'cut', 'utf16', 'bare16'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  dryRun: boolean(),
  partial: boolean(),
  complete: boolean(),
  language: constantFrom('en', 'de'),
});

const tables = [
  ...['terms', 'brands', 'lines', 'subdivisions', 'seasons', 'selling_times', 'price_lists', 'customers'],
  ...[
    'customer_subdivisions',
    'delivery_addresses',
    'invoice_addresses',
    'customer_locks',
    'order_limits',
    'styles',
    'colours',
    'variants',
  ],
  ...['style_prices', 'variant_prices', 'users', 'user_customers', 'catalogue_version', 'last_imports'],
];

/** A digest of everything an import writes. */
async function stored(): Promise<string> {
  const digests = tables.map(
    (table) =>
      sql`(select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${sql.identifier(table)} t)`,
  );
  const { db } = testApp.context.database;
  const result: unknown = await db.execute(sql`select ${sql.join(digests, sql` || `)} as digest`);
  return JSON.stringify(result);
}

it('a verdict for each line of damaged files, nothing half written, no failure', {
  timeout: 1_000 * DELIVERIES,
}, async () => {
  const outcomes = new Map<string, number>();
  await assert(
    asyncProperty(delivery, async ({ files: chosen, dryRun, partial, complete, language }) => {
      const before = await stored();
      const sent = chosen.map(({ name, faults, separator, encoding }) => {
        const table = faults.reduce(damaged, rows.get(name) ?? []);
        return sentBytes(name, encodings[encoding]?.(csv(table, separator)) ?? new Uint8Array());
      });
      const { statusCode, body } = await imports.send(sent, { dryRun, partial, complete }, language);
      expect(statusCode, body).toBe(200);
      const report: Awaited<ReturnType<typeof imports.report>> = JSON.parse(body);
      outcomes.set(report.outcome, (outcomes.get(report.outcome) ?? 0) + 1);

      for (const { kind, withdrawn, ...counts } of report.kinds) {
        const delivered = report.files.filter((file) => file.kind === kind);
        const lines = delivered.reduce((sum, file) => sum + file.lines, 0);
        const stays = report.lines.filter((line) => line.kind === kind && line.kept?.code === 'stays').length;
        expect(counts.added + counts.changed + counts.unchanged + counts.refused).toBe(lines + stays);
        expect(withdrawn === 0 || complete).toBe(true);
      }
      for (const { verdict, problems } of report.lines)
        expect(verdict === 'refused').toBe(problems.length > 0 && problems.every(({ text }) => text !== ''));
      const after = await stored();
      expect(after === before).toBe(report.outcome !== 'written');
    }),
    { numRuns: DELIVERIES, seed: 16 },
  );
  // The generator reaches every end of an import but the older one.
  expect([...outcomes.keys()].toSorted()).toEqual([
    'manyWithdrawn',
    'planned',
    'refused',
    'unchanged',
    'written',
  ]);
});
