import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  activeSellingTimes,
  approveCart,
  changeLines,
  customers,
  finalizeCart,
  order,
  readNumbered,
  seasonState,
  styleIndex,
  validateCart,
} from '@selvedge/core/contract';
import { orderProgress } from '@selvedge/core/order';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedOrderStruct } from '../ordering/order/export/exportedOrder.ts';
import { readInterchange } from '../ordering/order/export/testing/readInterchange.ts';
import { readCatalogueState } from '../ordering/style/catalogueVersion.store.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { cartAt, styleAt, variantIn } from '../ordering/testing/partner.ts';
import { startTestCommandLine, type TestCommandLine } from '../testing/commandLine.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { despatchAdvice, orderResponse } from './testing/edifactFiles.ts';
import { houseUser, invitedUser } from './testing/houseUser.ts';

const house = resolve(import.meta.dirname, '../../../../examples/house');

let testApp: TestApp;
let commandLine: TestCommandLine;
let folder: string;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off', HOUSE_GLN: '4012345000009' } });
  commandLine = await startTestCommandLine(testApp);
  folder = await mkdtemp(join(tmpdir(), 'selvedge-house-'));
  await cp(house, folder, { recursive: true, preserveTimestamps: true });
});
afterAll(async () => {
  await commandLine.close();
  await rm(folder, { recursive: true });
});

/** Of the customer in the house's files. */
const invoiceAddress = {
  ...{ name: 'Zürisee Holding AG', street: 'Postfach 110', postcode: '8022', city: 'Zürich', country: 'CH' },
};

const versionNow = async () => (await readCatalogueState(testApp.context.database.db, '')).version;

describe('a portal that starts with nothing', () => {
  it('takes a whole house from a folder, and changes nothing when it comes again', async () => {
    const [dry, told] = await commandLine.run('import', folder, '--dry-run', '--json');
    const planned = JSON.parse(told);
    expect([dry, planned.outcome]).toEqual([0, 'planned']);
    const [code, printed] = await commandLine.run('import', folder, '--json');
    const report = JSON.parse(printed);
    expect([code, report.outcome]).toEqual([0, 'written']);
    expect([report.kinds, report.lines, report.files]).toEqual([planned.kinds, planned.lines, planned.files]);
    // Its colours are named in a third language, which the portal does not speak.
    expect(printed).toContain('name (fr)');
    const added = Object.fromEntries(
      report.kinds.map((one: { kind: string; added: number }) => [one.kind, one.added]),
    );
    expect(added).toMatchObject({
      customers: 3,
      styles: 40,
      colours: 80,
      variants: 605,
      prices: 80,
      pictures: 7,
      sizeCurves: 4,
      looks: 2,
      departments: 2,
      contacts: 3,
      questions: 2,
      manuals: 1,
      manualFiles: 2,
      users: 1,
    });

    const version = await versionNow();
    for (const more of [[], ['--complete']]) {
      const [, again] = await commandLine.run('import', folder, '--json', ...more);
      const { outcome, kinds, lines } = JSON.parse(again);
      expect([outcome, lines]).toEqual(['unchanged', []]);
      for (const counts of kinds)
        expect(counts).toMatchObject({ added: 0, changed: 0, withdrawn: 0, refused: 0 });
    }
    expect(await versionNow()).toBe(version);
  });

  it('lets its user order before the season and from stock, up to the order', async () => {
    const buyer = await invitedUser(testApp, commandLine);
    for (const { rightEnv, season, subdivision, styles } of [
      { rightEnv: 'preorder', season: 'SS36', subdivision: '81-0', styles: 18 },
      { rightEnv: 'postorder', season: 'STOCK', subdivision: '82-0', styles: 5 },
    ] as const) {
      const mine = await buyer.get(customers, { params: { rightEnv } });
      expect(mine.map(({ customerNumber, currency }) => [customerNumber, currency])).toEqual([
        ['30012', 'CHF'],
        ['30011', 'CHF'],
      ]);
      const customerId = mine.find(({ customerNumber }) => customerNumber === '30011')?.customerId ?? '';
      const at = { rightEnv, customerId, season, subdivision, collectionType: 'main' };
      const open = await buyer.get(activeSellingTimes, { params: at });
      expect(open.map((one) => `${one.season} ${one.subdivision}`)).toContain(`${season} ${subdivision}`);
      expect(await buyer.get(seasonState, { params: at })).toMatchObject({});
      const { articleIds } = await buyer.get(styleIndex, { params: at });
      expect(readNumbered(articleIds)).toHaveLength(styles);

      const style = await styleAt(buyer, at, 0);
      expect([style.currency, style.vatPerMille]).toEqual(['CHF', 81]);
      const lastDays = style.colours.map(({ deliveryTo }) => new Date(deliveryTo).toISOString());
      for (const lastDay of lastDays) expect(lastDay).toMatch(/-(?:28|31)T12:00:00.000Z$/);
      // Stock has no pictures of its own, and gets none that were drawn for others.
      expect(style.colours.map(({ pictured }) => pictured)).toEqual(
        rightEnv === 'preorder' ? [true, true] : [false, false],
      );
      const variant = variantIn(style);
      const { head } = await cartAt(buyer, at);
      const { head: filled } = await buyer.get(changeLines, {
        params: head,
        body: {
          version: head.version,
          changes: [{ articleVariantId: variant.articleVariantId, quantity: 3, was: 0 }],
        },
      });
      expect(await buyer.get(validateCart, { params: filled })).toMatchObject({ findings: [] });
      const { head: approved } = await buyer.get(approveCart, {
        params: filled,
        body: { version: filled.version },
      });
      const { orderId } = await buyer.get(finalizeCart, {
        params: approved,
        body: { version: approved.version },
        headers: { 'idempotency-key': `house-${rightEnv}` },
      });
      expect(await buyer.get(order, { params: { orderId } })).toMatchObject({
        customerNumber: '30011',
        currency: 'CHF',
        pieces: 3,
        value: 3 * (variant.salesPrice ?? 0),
        lines: [{ ean: variant.ean, styleName: style.name, quantity: 3 }],
        invoiceAddress,
      });
    }
  });

  it('O6, O8: its orders leave as files, and come back confirmed, changed and shipped', async () => {
    const out = join(folder, 'erp');
    const exported = ['order', 'export', '--out', out];
    const [code] = await commandLine.run(...exported, '--format', 'edifact-d01b');
    expect(code).toBe(0);
    expect((await commandLine.run(...exported, '--format', 'jsonl'))[0]).toBe(0);
    const names = await readdir(out);
    const fileOf = (form: RegExp) => readFile(join(out, names.find((name) => form.test(name)) ?? ''));
    const orders = (await fileOf(/\.jsonl$/))
      .toString()
      .trim()
      .split('\n')
      .map((line) => exportedOrderStruct.create(JSON.parse(line)));
    expect(orders.map(({ customer }) => customer)).toEqual([
      expect.objectContaining({ number: '30011', invoiceAddress }),
      expect.objectContaining({ number: '30011', invoiceAddress }),
    ]);
    // What the ERP reads of ORDERS is what it answers.
    const sent = readInterchange(await fileOf(/\.edi$/));
    const elementsOf = (name: string) =>
      sent.filter((segment) => segment.name === name).map(({ elements }) => elements);
    const numbers = elementsOf('BGM').map(([, number]) => String(number?.[0]));
    const eans = elementsOf('LIN').map(([, , ean]) => String(ean?.[0]));
    expect(numbers).toEqual(orders.map(({ orderNumber }) => orderNumber));
    const invoiced = elementsOf('NAD').filter(([role]) => role?.[0] === 'IV');
    expect(invoiced.map(([, , , name]) => name)).toEqual(orders.map(() => [invoiceAddress.name]));
    const reports = join(folder, 'reports');
    await mkdir(reports);
    for (const [at, order] of numbers.entries()) {
      const ean = eans[at] ?? '';
      const on = '20261105';
      const line = { ean, quantity: 2, deliveryFrom: '20360401' };
      const facts = { order, erpNumber: `TW-${at}`, on, lines: [line] };
      await writeFile(join(reports, `ordrsp-${at}.edi`), orderResponse('D.01B', facts));
      const parcels = [{ sscc: `34000000000000001${at}`, items: [{ ean, quantity: 2 }] }];
      await writeFile(
        join(reports, `desadv-${at}.edi`),
        despatchAdvice('D.96A', { order, number: 'L', on, parcels }),
      );
    }
    const [taken, printed] = await commandLine.run('import', reports, '--json');
    expect([taken, JSON.parse(printed).outcome]).toEqual([0, 'written']);
    const buyer = await houseUser(testApp);
    for (const [at, { orderId, lines }] of orders.entries()) {
      const seen = await buyer.get(order, { params: { orderId } });
      expect(seen.lines.map(({ quantity }) => quantity)).toEqual(lines.map(({ quantity }) => quantity));
      expect(orderProgress(seen)).toMatchObject({
        erpNumber: `TW-${at}`,
        differences: [{ at: 1, quantity: 2, deliveryFrom: Date.UTC(2036, 3, 1) }],
        shipped: { pieces: 2, of: 2 },
      });
    }
    expect((await commandLine.run('import', reports))[1]).toContain('Nothing had to be changed');
  });

  it('serves its own pictures by their views, and for a colour without any none at all', async () => {
    const own = await testApp.context.database.db
      .select({ id: colours.articleColorId, code: colours.code, article: styles.articleNumber })
      .from(colours)
      .innerJoin(styles, eq(styles.articleId, colours.articleId))
      .where(inArray(styles.articleNumber, ['TW-1001', 'TW-1002']));
    const answers = new Map<string, number>();
    const shown = new Set<string>();
    for (const { id, code, article } of own)
      for (const query of ['', '?view=2']) {
        const { statusCode, rawPayload } = await testApp.app.inject(
          `/api/v1/pictures/${id}/plp.webp${query}`,
        );
        answers.set(`${article} ${code}${query}`, statusCode);
        if (statusCode !== 200) continue;
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 420, height: 594 });
        shown.add(rawPayload.toString('base64'));
      }
    expect(Object.fromEntries(answers)).toEqual({
      'TW-1001 010': 200,
      'TW-1001 010?view=2': 200,
      'TW-1001 410': 200,
      'TW-1001 410?view=2': 200,
      'TW-1002 120': 200,
      'TW-1002 120?view=2': 404,
      'TW-1002 530': 404,
      'TW-1002 530?view=2': 404,
      'TW-1002 900': 404,
      'TW-1002 900?view=2': 404,
    });
    expect(shown.size).toBe(5);
  });

  it('keeps what was ordered when a full delivery no longer has it, and says so in German', async () => {
    const styles = join(folder, 'styles.csv');
    const lines = (await readFile(styles, 'utf8')).split('\n');
    await writeFile(styles, lines.filter((line) => !/^TW-(?:1001|1002),/.test(line)).join('\n'));
    const [code, printed] = await commandLine.run(...['import', styles, '--complete', '--language', 'de']);
    expect(code).toBe(0);
    expect(printed).toContain(
      'TW-1001 – zurückgezogen. Steht in einem Warenkorb oder Auftrag und bleibt deshalb erhalten, kann aber nicht mehr bestellt werden.',
    );
    expect(printed).toContain('TW-1002 – zurückgezogen.\n');
    expect(printed).toMatch(/Übernommen: 0 neu, 0 geändert, 2 zurückgezogen, 38 unverändert, 0 abgelehnt\.$/);
    const [, again] = await commandLine.run('import', styles, '--complete', '--json');
    expect(JSON.parse(again)).toMatchObject({ outcome: 'unchanged', lines: [] });
  });

  it('tells what is refused by file and line, and by its exit code', async () => {
    const file = join(folder, 'brands.csv');
    await writeFile(file, 'brand,name\n80,\n81,Nordwind\n');
    const [code, printed] = await commandLine.run('import', file);
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(
        /^brands\.csv:2 80 – refused\. name is missing\.\n\nNothing was changed\. Refused: 1 line\.$/m,
      ),
    ]);
    await writeFile(join(folder, 'Preise.xls'), 'old');
    const [partly, said] = await commandLine.run('import', folder, '--partial', '--force');
    expect(partly).toBe(3);
    expect(said).toContain(
      '\nPreise.xls: passed over, not named as CSV, XLSX, JSON Lines, EDIFACT, ZIP, a picture, or HTML or PDF of a language.\n',
    );
    expect((await commandLine.run('import', join(folder, 'nowhere')))[0]).toBe(2);
    expect((await commandLine.run('import', file, '--kind', 'nonsense'))[0]).toBe(1);
  });
});
