import { expect, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { EntryContext } from '../ordering/entry/entry.setup.ts';
import { listOf } from '../ordering/entry/entryList.ts';
import { tableOf } from '../ordering/entry/table.ts';
import {
  buyerRights,
  chartSuite,
  type FakeApi,
  forbidden,
  lockedSampleCustomer,
  networkLost,
  sampleCart,
  sampleCustomer,
  sampleNow,
  samplePlace,
  sampleSellingTime,
  sampleStyle,
  settle,
  viewerRights,
  type World,
  wiringSuite,
} from '../testing/index.ts';
import { fileOf, session, text, wanted } from './testing/samples.ts';
import { validationActors } from './validation.actors.ts';
import { type ValidationContext, validationMachine } from './validation.machine.ts';
import type { ValidationEnd } from './validationEnd.ts';

const input = { wanted, file: fileOf(text), sheet: 'Two', mode: 'add' as const, pieces: new Map() };
const one = { kind: 'one' as const, place: samplePlace, locks: [] };

const table = tableOf([{ cells: ['4006381333931', '6'] }]);
const entryAt = (value: unknown, context: Partial<EntryContext> = {}) => ({
  value,
  context: {
    sheets: [],
    judged: [],
    found: { styles: [], elsewhere: [] },
    place: samplePlace,
    serverTime: sampleNow,
    problem: null,
    failure: null,
    list: listOf('', table),
    ...context,
  },
});
const contextOf = (snapshot: { context: unknown }) => snapshot.context as ValidationContext;

const empty = entryAt('empty');
const unreadable = entryAt('unreadable', { problem: { code: 'broken' } });
const sheetWanted = entryAt('choosingSheet', {
  sheets: [
    { name: 'One', ...table },
    { name: 'Two', ...table },
  ],
});
const sheetUnknown = entryAt('choosingSheet', { sheets: [{ name: 'One', ...table }] });
const stalled = entryAt({ resolving: 'stalled' }, { failure: networkLost.failure });
const refused = entryAt({ resolving: 'refused' });
const judged = entryAt({ reviewing: 'settled' });

const samples = {
  input,
  contextKey: ({ context }: { context: ValidationContext }) => [context.place, context.end?.kind],
  answers: {
    tokens: ['refused'],
    findPlace: [
      one,
      { ...one, locks: lockedSampleCustomer.locks },
      { kind: 'noCustomer' },
      { kind: 'several', choices: [samplePlace, { ...samplePlace, subdivision: '14-0' }] },
    ],
    readStanding: [
      { mayInsert: true, pieces: new Map([['v-1', 4]]) },
      { mayInsert: false, pieces: new Map() },
    ],
  },
  failures: { findPlace: [networkLost], readStanding: [networkLost] },
};

chartSuite(validationMachine, {
  ...samples,
  snapshots: {
    entry: [
      empty,
      unreadable,
      sheetWanted,
      sheetUnknown,
      stalled,
      refused,
      judged,
      entryAt({ resolving: 'asking' }),
    ],
  },
  invariants: {
    'M4 it ends with what came of it': (snapshot) =>
      snapshot.status !== 'done' || contextOf(snapshot).end !== null,
    'K2 nothing is read of a file where nothing may be ordered': (snapshot) =>
      !snapshot.matches('reading') || contextOf(snapshot).place !== null,
  },
});

/** Gives the file its bytes; it is read by then. */
let give: (bytes: Uint8Array) => void = () => {};
const givenFile = {
  name: 'order.csv',
  size: text.length,
  arrayBuffer: () =>
    new Promise<ArrayBuffer>((resolve) => {
      give = (bytes) => resolve(new Uint8Array(bytes).buffer);
    }),
};
const zip = Uint8Array.of(0x50, 0x4b, 3, 4);
const cells = [['4006381333931', '6']];
let sheets: { name: string; rows: string[][] }[] = [];

const answered = async ({ fake }: Pick<World, 'fake'>, name: string, value: unknown) => {
  const call = await vi.waitFor(() => {
    const pending = fake.pending.find((one) => one.name === name);
    if (!pending) throw new Error(`${name} is not pending`);
    return pending;
  }, 10_000);
  call.answer(value);
  await settle();
};
const failed = async ({ fake }: World, error: unknown) => {
  await vi.waitFor(() => expect(fake.pending.map(({ name }) => name)).toContain('lookUpArticles'), 10_000);
  fake.pending.find(({ name }) => name === 'lookUpArticles')?.fail(error);
};
const endedAs = ({ actor }: World, kind: string) =>
  vi.waitFor(() => expect(actor.getSnapshot().output?.kind).toBe(kind), 10_000);
const lookedUp = (dependencies: World) =>
  answered(dependencies, 'lookUpArticles', { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] });

const given = (bytes: Uint8Array, ofFile: typeof sheets = []) => {
  sheets = ofFile;
  give(bytes);
};
const csv = new TextEncoder().encode(text);

const wiring = {
  machine: (api: FakeApi['api']) =>
    validationMachine.provide({
      actors: validationActors({ api, workbooks: { read: async () => sheets }, session }),
    }),
};
const answersByApi = {
  tokens: (_: unknown, { actor }: World) =>
    actor.getSnapshot().children.tokens.send({ type: 'token.refused', accessToken: 'a' }),
  findPlace: async (output: unknown, dependencies: World) => {
    const { kind, locks, choices } = output as { kind: string; locks?: []; choices?: [] };
    const customer = sampleCustomer({ locks: locks ?? [] });
    await answered(dependencies, 'customers', kind === 'noCustomer' ? [] : [customer]);
    if (kind === 'noCustomer') return answered(dependencies, 'customers', []);
    const times = [sampleSellingTime(), ...(choices ? [sampleSellingTime({ subdivision: '14-0' })] : [])];
    return answered(dependencies, 'activeSellingTimes', times);
  },
  readStanding: async (output: unknown, dependencies: World) => {
    const { mayInsert } = output as { mayInsert: boolean };
    await answered(dependencies, 'resolvedRights', mayInsert ? buyerRights : viewerRights);
    if (mayInsert) await answered(dependencies, 'currentCart', sampleCart());
  },
};

wiringSuite(validationMachine, {
  ...wiring,
  tour: { ...samples, input: { ...samples.input, file: givenFile } },
  doing: { answers: answersByApi },
});

/** What a file comes to by the real chart of fast entry, from its bytes. */
const courses: readonly (readonly [
  kind: ValidationEnd['kind'],
  end: unknown,
  come: (dependencies: World) => unknown,
])[] = [
  ['unreadable', unreadable, () => given(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))],
  [
    'sheets',
    sheetUnknown,
    () =>
      given(zip, [
        { name: 'One', rows: cells },
        { name: 'Three', rows: cells },
      ]),
  ],
  [
    'failed',
    stalled,
    (dependencies) => {
      given(csv);
      return failed(dependencies, networkLost);
    },
  ],
  [
    'failed',
    refused,
    (dependencies) => {
      given(csv);
      return failed(dependencies, forbidden);
    },
  ],
  [
    'checked',
    judged,
    (dependencies) => {
      given(zip, [
        { name: 'One', rows: cells },
        { name: 'Two', rows: cells },
      ]);
      return lookedUp(dependencies);
    },
  ],
];

for (const [kind, end, come] of courses)
  wiringSuite(validationMachine, {
    ...wiring,
    tour: {
      input: { ...samples.input, file: givenFile },
      contextKey: samples.contextKey,
      answers: { findPlace: [one], readStanding: [{ mayInsert: true, pieces: new Map() }] },
      snapshots: { entry: [end] },
    },
    doing: {
      answers: answersByApi,
      events: {
        'xstate.snapshot.entry': async (_: AnyEventObject, dependencies) => {
          await come(dependencies);
          await endedAs(dependencies, kind);
        },
      },
    },
  });
