import {
  filterSets,
  LONGEST_FILTER_SET_NAME,
  MOST_FILTER_SETS,
  removeFilterSet,
  renameFilterSet,
  saveFilterSet,
} from '@selvedge/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stage, setStage } from '../../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const params = { rightEnv: 'preorder' as const };
const nameOf = ({ name }: { readonly name: string }) => name;

it('M1 keeps a set of filters under a name, in place of the one of that name', async () => {
  const { buyer } = stage;
  await buyer.get(saveFilterSet, { params, body: { name: 'Zebra', search: '?q=zebra' } });
  await buyer.get(saveFilterSet, { params, body: { name: 'Äpfel', search: '' } });
  const all = await buyer.get(saveFilterSet, { params, body: { name: 'ZEBRA', search: '?sort=-price' } });
  expect(all.map(({ name, search }) => [name, search])).toEqual(
    expect.arrayContaining([
      ['ZEBRA', '?sort=-price'],
      ['Äpfel', ''],
    ]),
  );
  expect(all).toHaveLength(2);
  expect(await buyer.get(filterSets, { params })).toEqual(all);
  const [first] = all;
  const left = await buyer.get(removeFilterSet, {
    params: { ...params, filterSetId: first?.filterSetId ?? '' },
  });
  expect(left).toEqual(all.slice(1));
  expect(
    await buyer.get(removeFilterSet, { params: { ...params, filterSetId: first?.filterSetId ?? '' } }),
  ).toEqual(left);
});

it('M1 renames a set of the user, and neither to a name that is taken nor one of somebody else', async () => {
  const { buyer, manager } = stage;
  await buyer.get(saveFilterSet, { params, body: { name: 'Spring', search: '?q=spring' } });
  const all = await buyer.get(saveFilterSet, { params, body: { name: 'Autumn', search: '?q=autumn' } });
  const idOf = (name: string) => all.find((set) => set.name === name)?.filterSetId ?? '';
  const rename = (id: string, name: string, who = buyer) =>
    who.ask(renameFilterSet, { params: { ...params, filterSetId: id }, body: { name } });
  const taken = await rename(idOf('Autumn'), 'SPRING');
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'filterSetNameTaken']);
  expect(taken.json().message).toBe(
    'You already have saved filters named “Spring”. Please choose another name.',
  );
  expect((await rename(idOf('Autumn'), 'Winter', manager)).statusCode).toBe(404);
  expect((await rename('gone', 'Winter')).statusCode).toBe(404);
  expect((await rename(idOf('Autumn'), '\u200b')).statusCode).toBe(400);
  expect((await rename(idOf('Autumn'), 'AUTUMN')).json().map(nameOf)).toEqual(
    expect.arrayContaining(['AUTUMN', 'Spring']),
  );
  const renamed = (await rename(idOf('Autumn'), 'Winter')).json();
  expect(
    renamed.find(({ filterSetId }: { filterSetId: string }) => filterSetId === idOf('Autumn')),
  ).toMatchObject({ name: 'Winter', search: '?q=autumn' });
});

it('M1 shows a user no sets but its own, in each right environment by itself', async () => {
  const { manager, viewer } = stage;
  const [own] = await manager.get(saveFilterSet, { params, body: { name: 'Mine', search: '?q=mine' } });
  expect(await viewer.get(filterSets, { params })).toEqual([]);
  await viewer.get(removeFilterSet, { params: { ...params, filterSetId: own?.filterSetId ?? '' } });
  expect((await manager.get(filterSets, { params })).map(nameOf)).toEqual(['Mine']);
  expect(await manager.get(filterSets, { params: { rightEnv: 'postorder' } })).toEqual([]);
});

it('M1 refuses more sets than are kept, in the user’s words, and still replaces', async () => {
  const { employee } = stage;
  const save = (name: string, language = 'en') =>
    employee.ask(saveFilterSet, { params, body: { name, search: '' }, headers: { 'x-language': language } });
  const answers = await Promise.all(
    Array.from({ length: MOST_FILTER_SETS + 3 }, (_, at) => save(`Set ${at + 1}`)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.json()).toMatchObject({
    code: 'tooManyFilterSets',
    message: 'You already have 50 saved filters. Remove one to save another.',
  });
  expect((await save('Another', 'de')).json().message).toContain('bereits 50 gespeicherte Filter');
  const [known] = await employee.get(filterSets, { params });
  expect((await save(known?.name ?? '')).statusCode).toBe(200);
});

it.each([
  ['no name', { name: '', search: '' }],
  ['blanks about its name', { name: ' Mine ', search: '' }],
  ['too long a name', { name: 'x'.repeat(LONGEST_FILTER_SET_NAME + 1), search: '' }],
  ['a control character in its name', { name: 'a\u0000b', search: '' }],
  ['a name that nobody sees', { name: '\u200b\u200b', search: '' }],
  ['a name that turns its letters', { name: 'Sale\u202eelas', search: '' }],
  ['two blanks in its name', { name: 'My  set', search: '' }],
  ['letters taken apart', { name: 'O\u0308l', search: '' }],
  ['what is no search of an address', { name: 'Mine', search: 'q=1' }],
  ['too long a search', { name: 'Mine', search: `?q=${'x'.repeat(5_000)}` }],
])('M1 refuses a set with %s', async (_, body) => {
  expect((await stage.viewer.ask(saveFilterSet, { params, body })).statusCode).toBe(400);
});
