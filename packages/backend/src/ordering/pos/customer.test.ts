import { customer, customers, markCustomer, unmarkCustomer } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const found = async (query: string): Promise<string[]> =>
  (await stage.employee.get(customers, { params: { rightEnv: 'preorder' }, query: { query } })).map(
    ({ name }) => name,
  );

describe('L1: the search for points of sale', () => {
  it.each([
    ['lindner', 'Modehaus Lindner'],
    ['LINDNER', 'Modehaus Lindner'],
    ['München', 'Modehaus Lindner'],
    ['munchen', 'Modehaus Lindner'],
    ['Muenchen', 'Modehaus Lindner'],
    ['Mu\u0308nchen', 'Modehaus Lindner'],
    ['weissgerber', 'Kaufhaus Weißgerber'],
    ['Weißgerber', 'Kaufhaus Weißgerber'],
    ['lazienki', 'Dom Mody Łazienki'],
    ['ostergaard', 'Østergaard Tøj'],
    ['akerlund', 'Åkerlund Herrmode'],
    ['104203', 'Modehaus Lindner'],
    ['4203', 'Modehaus Lindner'],
    ['  haus   lindner ', 'Modehaus Lindner'],
    ['nähtchen & söhne', 'Nähtchen & Söhne'],
    ['lidner', 'Modehaus Lindner'],
    ['modehuas lindner', 'Modehaus Lindner'],
    ['weisgerber', 'Kaufhaus Weißgerber'],
  ])('finds by "%s"', async (query, name) => {
    expect(await found(query)).toContain(name);
  });

  it('needs every word, and takes wildcards for themselves', async () => {
    expect(await found('lindner hamburg')).toEqual([]);
    for (const query of ['%', '_', '\\', '%%', "' or 1=1 --"]) expect(await found(query)).toEqual([]);
    expect((await found('')).length).toBe(60);
  });

  it('finds nobody else’s', async () => {
    const own = await stage.buyer.get(customers, { params: { rightEnv: 'preorder' }, query: {} });
    expect(own).toHaveLength(12);
    const others = await stage.buyer.get(customers, {
      params: { rightEnv: 'preorder' },
      query: { query: 'brunnhuber' },
    });
    expect(others).toEqual([]);
  });

  it('refuses other query fields and queries that are too long', async () => {
    const ask = (query: Record<string, string>) =>
      stage.buyer.ask(customers, { params: { rightEnv: 'preorder' }, query });
    expect((await ask({ query: 'x'.repeat(101) })).statusCode).toBe(400);
    const more = { query: 'x', sort: 'name' };
    expect((await ask(more)).statusCode).toBe(400);
  });
});

describe('favourites and locks', () => {
  it('L1 a favourite is the user’s own, and marking twice is marking once', async () => {
    const { employee, manager } = stage;
    const params = { rightEnv: 'preorder', customerId: firstCustomer } as const;
    await employee.get(markCustomer, { params });
    await employee.get(markCustomer, { params });
    expect((await employee.get(customer, { params })).favorite).toBe(true);
    await employee.get(unmarkCustomer, { params });
    expect((await employee.get(customer, { params })).favorite).toBe(false);
    expect((await manager.get(customer, { params })).favorite).toBe(true);
  });

  it('L1 locks come with their reasons in the user’s language', async () => {
    const read = (customerId: string, language: string) =>
      stage.locked.get(customer, {
        params: { rightEnv: 'preorder', customerId },
        headers: { 'x-language': language },
      });
    expect((await read('C1015', 'en')).locks).toMatchObject([{ scope: 'customer', subject: null }]);
    expect((await read('C1016', 'de')).locks[0]).toMatchObject({
      scope: 'subdivision',
      subject: '13-0',
      reason: expect.stringContaining('Vertrieb'),
    });
    expect((await read('C1018', 'en')).locks.map(({ scope }) => scope)).toEqual([
      'collectionType',
      'subdivision',
    ]);
  });
});
