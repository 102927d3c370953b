import { expect, it } from 'vitest';
import { packStyles } from '../../contract/index.ts';
import { fakeBrowser, samplePlace, sampleStyle, settle } from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';

it('J1 O1: the Order-Check reads what it shows in the server’s words again in another language', async () => {
  const { ordering, answer, waiting } = await openSeasonPage(fakeBrowser());
  const read = ['cartStyles', 'validateCart', 'approvalHistory', 'priceAcceptances'];
  ordering.send({ type: 'route.changed', route: { screen: 'check', place: samplePlace } });
  await settle();
  expect(waiting(...read).sort()).toEqual([...read].sort());
  await answer('cartStyles', packStyles([sampleStyle()]));
  await answer('validateCart', { version: 3, findings: [] });
  await answer('approvalHistory', { version: 3, deeds: [], since: null, changes: [] });
  await answer('priceAcceptances', []);
  expect(waiting(...read)).toEqual([]);
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(waiting(...read).sort()).toEqual([...read].sort());
});

it('J1 O1: what is on its way to the Order-Check in the former language is asked for anew', async () => {
  const { ordering, call, waiting } = await openSeasonPage(fakeBrowser());
  const read = ['cartStyles', 'validateCart', 'approvalHistory', 'priceAcceptances'];
  ordering.send({ type: 'route.changed', route: { screen: 'check', place: samplePlace } });
  await settle();
  const before = read.map(call);
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(waiting(...read).sort()).toEqual([...read].sort());
  expect(read.filter((name, at) => call(name) === before[at])).toEqual([]);
});

it('J1 M1: so are customer and season', async () => {
  const { ordering, call, waiting } = await openSeasonPage(fakeBrowser());
  const other = { ...samplePlace, season: 'FW27' };
  ordering.send({ type: 'route.changed', route: { screen: 'styles', place: other } });
  await settle();
  const read = ['customer', 'seasonState'];
  const before = read.map(call);
  expect(before).not.toContain(undefined);
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(waiting(...read).sort()).toEqual([...read].sort());
  expect(read.filter((name, at) => call(name) === before[at])).toEqual([]);
});
