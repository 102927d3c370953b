import { beforeAll, expect, vi } from 'vitest';
import { unmatched } from '../ordering/entry/matching.machine.ts';
import { tableOf } from '../ordering/entry/table.ts';
import {
  buyerRights,
  type ChartHarness,
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
  wiringSuite,
} from '../testing/index.ts';
import { fileOf, session, text, wanted } from './testing/samples.ts';
import { validationActors } from './validation.actors.ts';
import { type ValidationContext, validationMachine } from './validation.machine.ts';
import type { ValidationEnd } from './validationEnd.ts';

// The reader's code comes when a file is first read; here it is not waited for.
beforeAll(() => import('../ordering/entry/readingParts.ts'));

const input = { wanted, file: fileOf(text), sheet: 'Two', mode: 'add' as const, pieces: new Map() };
const one = { kind: 'one' as const, place: samplePlace, locks: [] };

const table = tableOf([{ cells: ['4006381333931', '6'] }]);
const contextOf = (snapshot: { context: unknown }) => snapshot.context as ValidationContext;

const read = { sheet: { name: 'Two', ...table }, problem: null };
const unreadable = { sheet: null, problem: { code: 'broken' as const } };
const matched = {
  ...unmatched,
  verdicts: { shape: { heading: null, columns: [] }, judged: [] },
  problem: null,
};
const unmatchable = { ...unmatched, verdicts: null, problem: { code: 'unavailable' as const } };
const asksFor = (...names: string[]) => ({ type: 'reading.statusChanged', status: 'choosingSheet', names });
const stuck = (failure: unknown) => ({ type: 'matching.statusChanged', status: 'stuck', failure });

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
    readPlaceContents: [
      { mayInsert: true, pieces: new Map([['v-1', 4]]) },
      { mayInsert: false, pieces: new Map() },
    ],
  },
  failures: { findPlace: [networkLost], readPlaceContents: [networkLost] },
};

chartSuite(validationMachine, {
  ...samples,
  answers: {
    ...samples.answers,
    listReading: [read, unreadable],
    matching: [matched, unmatchable],
  },
  events: [
    asksFor('One', 'Two'),
    asksFor('One'),
    { type: 'reading.statusChanged', status: 'underWay', names: [] },
    stuck(networkLost.failure),
    stuck(null),
    { type: 'matching.statusChanged', status: 'judging', failure: null },
  ],
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

const answered = async ({ fake }: Pick<ChartHarness, 'fake'>, name: string, value: unknown) => {
  const call = await vi.waitFor(() => {
    const pending = fake.pending.find((one) => one.name === name);
    if (!pending) throw new Error(`${name} is not pending`);
    return pending;
  }, 10_000);
  call.answer(value);
  await settle();
};
const failed = async ({ fake }: ChartHarness, error: unknown) => {
  await vi.waitFor(() => expect(fake.pending.map(({ name }) => name)).toContain('lookUpArticles'), 10_000);
  fake.pending.find(({ name }) => name === 'lookUpArticles')?.fail(error);
};
const endedAs = ({ actor }: ChartHarness, kind: string) =>
  vi.waitFor(() => expect(actor.getSnapshot().output?.kind).toBe(kind), 10_000);
const lookedUp = (harness: ChartHarness) =>
  answered(harness, 'lookUpArticles', { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] });

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
  tokens: (_: unknown, { actor }: ChartHarness) =>
    actor.getSnapshot().children.tokens.send({ type: 'token.refused', accessToken: 'a' }),
  findPlace: async (output: unknown, harness: ChartHarness) => {
    const { kind, locks, choices } = output as { kind: string; locks?: []; choices?: [] };
    const customer = sampleCustomer({ locks: locks ?? [] });
    await answered(harness, 'customers', kind === 'noCustomer' ? [] : [customer]);
    if (kind === 'noCustomer') return answered(harness, 'customers', []);
    const times = [sampleSellingTime(), ...(choices ? [sampleSellingTime({ subdivision: '14-0' })] : [])];
    return answered(harness, 'activeSellingTimes', times);
  },
  readPlaceContents: async (output: unknown, harness: ChartHarness) => {
    const { mayInsert } = output as { mayInsert: boolean };
    await answered(harness, 'resolvedRights', mayInsert ? buyerRights : viewerRights);
    if (mayInsert) await answered(harness, 'currentCart', sampleCart());
  },
};

wiringSuite(validationMachine, {
  ...wiring,
  tour: {
    ...samples,
    answers: { ...samples.answers, listReading: [], matching: [] },
    input: { ...samples.input, file: givenFile },
  },
  doing: { answers: answersByApi },
});

const isMatching = ({ actor }: ChartHarness) =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toBe('matching'), 10_000);
const csvRead = async (_: unknown, harness: ChartHarness) => {
  given(csv);
  await isMatching(harness);
};

interface Course {
  readonly kind: ValidationEnd['kind'];
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
  readonly events?: readonly { readonly type: string }[];
  /** By invoke id, or by the type of the event. */
  readonly doing: Readonly<Record<string, (value: unknown, harness: ChartHarness) => unknown>>;
}

/** What a file comes to by the real charts of reading and matching, from its bytes. */
const courses: readonly Course[] = [
  {
    kind: 'unreadable',
    answers: { listReading: [unreadable] },
    doing: { listReading: () => given(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)) },
  },
  {
    kind: 'sheets',
    events: [asksFor('One')],
    doing: {
      'reading.statusChanged': () =>
        given(zip, [
          { name: 'One', rows: cells },
          { name: 'Three', rows: cells },
        ]),
    },
  },
  ...[networkLost, forbidden].map(
    (error): Course => ({
      kind: 'failed',
      answers: { listReading: [read] },
      events: [stuck(error.failure)],
      doing: { listReading: csvRead, 'matching.statusChanged': (_, harness) => failed(harness, error) },
    }),
  ),
  {
    kind: 'checked',
    answers: { listReading: [read], matching: [matched] },
    doing: {
      listReading: async (_, harness) => {
        given(zip, [
          { name: 'One', rows: cells },
          { name: 'Two', rows: cells },
        ]);
        await isMatching(harness);
      },
      matching: (_, harness) => lookedUp(harness),
    },
  },
];

for (const { kind, answers = {}, events = [], doing } of courses) {
  const last = events.length > 0 ? events.map(({ type }) => type) : Object.keys(answers).slice(-1);
  const driven = Object.fromEntries(
    Object.entries(doing).map(([name, does]) => [
      name,
      async (value: unknown, harness: ChartHarness) => {
        await does(value, harness);
        if (last.includes(name)) await endedAs(harness, kind);
      },
    ]),
  );
  wiringSuite(validationMachine, {
    ...wiring,
    tour: {
      input: { ...samples.input, file: givenFile },
      contextKey: samples.contextKey,
      events,
      answers: {
        findPlace: [one],
        readPlaceContents: [{ mayInsert: true, pieces: new Map() }],
        listReading: [],
        matching: [],
        ...answers,
      },
    },
    doing: { answers: { ...answersByApi, ...driven }, events: driven },
  });
}
