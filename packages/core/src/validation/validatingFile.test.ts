import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import {
  buyerRights,
  createFakeApi,
  lockedSampleCustomer,
  sampleCart,
  sampleCustomer,
  sampleNow,
  samplePlace,
  sampleSellingTime,
  sampleStyle,
  settle,
} from '../testing/index.ts';
import { fileOf, session, text, wanted } from './testing/samples.ts';
import { validationActors } from './validation.actors.ts';
import { validationMachine } from './validation.machine.ts';
import type { ValidationEnd } from './validationEnd.ts';
import { matchingPlace, type WantedPlace } from './wantedPlace.ts';

// The reader's code comes when a file is first read; here it is not waited for.
beforeAll(() => import('../ordering/entry/readingParts.ts'));

const input = { wanted, file: fileOf(text), sheet: 'Two', mode: 'add' as const, pieces: new Map() };

describe('validating a file', () => {
  const running = (given: Partial<typeof input> = {}) => {
    const fake = createFakeApi();
    const workbooks = { read: async () => [] };
    const machine = validationMachine.provide({
      actors: validationActors({ api: fake.api, workbooks, session }),
    });
    const actor = createActor(machine, { input: { ...input, sheet: null, ...given } }).start();
    const answer = async (name: string, value: unknown) => {
      await settle();
      const call = fake.pending.find((pending) => pending.name === name);
      if (!call) throw new Error(`${name} is not pending: ${fake.pending.map((pending) => pending.name)}`);
      call.answer(value);
      await settle();
    };
    return { fake, answer, ended: toPromise(actor) as Promise<ValidationEnd> };
  };
  it('M4 judges every row against the cart as it stands, and leaves the cart alone', async () => {
    const { fake, answer, ended } = running();
    await answer('customers', [lockedSampleCustomer, sampleCustomer()]);
    await answer('activeSellingTimes', [sampleSellingTime(), sampleSellingTime({ season: 'FW26' })]);
    await answer('resolvedRights', buyerRights);
    await answer('currentCart', sampleCart());
    await new Promise((resolve) => setTimeout(resolve, 20));
    await answer('lookUpArticles', { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] });
    const end = await ended;
    if (end.kind !== 'checked') throw new Error(`ended ${end.kind}`);
    expect(end.list.judged.map(({ resolution }) => resolution.kind)).toEqual(['found', 'unknown']);
    expect(end.list.place).toEqual(samplePlace);
    expect(end.list.pieces.size).toBe(1);
    expect(fake.sent).toEqual([
      'customers',
      'activeSellingTimes',
      'resolvedRights',
      'currentCart',
      'lookUpArticles',
    ]);
  });

  it('M4 says why a file cannot be read, by the problem of the screen', async () => {
    const { answer, ended } = running({ file: fileOf('   ') });
    await answer('customers', [sampleCustomer()]);
    await answer('activeSellingTimes', [sampleSellingTime()]);
    await answer('resolvedRights', buyerRights);
    await answer('currentCart', null);
    expect(await ended).toEqual({ kind: 'unreadable', problem: { code: 'empty' } });
  });

  it('K2 stops at a locked customer, and where no or several seasons are meant', async () => {
    const locked = running({ wanted: { ...wanted, customer: '4712' } });
    await locked.answer('customers', [lockedSampleCustomer]);
    await locked.answer('activeSellingTimes', [sampleSellingTime()]);
    expect(await locked.ended).toMatchObject({ kind: 'locked', finding: { code: 'customerLocked' } });

    const open = [sampleSellingTime(), sampleSellingTime({ subdivision: '14-0' })];
    const meant = (parts: Partial<WantedPlace>) =>
      matchingPlace({ ...wanted, ...parts }, sampleCustomer(), open);
    expect(meant({}).kind).toBe('several');
    expect(meant({ subdivision: '14-0' })).toMatchObject({ kind: 'one', place: { subdivision: '14-0' } });
    expect(meant({ season: 'ss27', subdivision: '13-0', collectionType: 'MAIN' }).kind).toBe('one');
    expect(meant({ season: 'FW99' })).toMatchObject({ kind: 'none', choices: { length: 2 } });
  });
});
