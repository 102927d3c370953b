import { describe, expect, it } from 'vitest';
import { type Rules, soundServer } from './testing/serverModel.ts';
import { begin, keyOf, type Moment, nextOf, type Person, type Situation } from './testing/twoPeople.ts';

const buyer: Person = { name: 'buyer', mayInsert: true, maySubmit: false };
const manager: Person = { name: 'manager', mayInsert: false, maySubmit: true };

const situation = (parts: Partial<Situation> = {}): Situation => ({
  people: [buyer, manager],
  preview: false,
  rules: soundServer,
  pagesKnow: true,
  budget: { edits: 1, approvals: 1, losses: 0 },
  ...parts,
});

/** What must hold whenever something happened, by its sentence. */
const laws: Readonly<Record<string, (before: Moment, after: Moment, at: Situation) => boolean>> = {
  'what is finalized of an approved cart is what was approved': (_, { server }) =>
    server.orders.every(({ pieces, approved }) => approved === null || approved === pieces),
  'nothing is finalized in preview': (_, { server }, { preview }) => !preview || server.orders.length === 0,
  'a finalized cart never changes': ({ server: before }, { server: after }) =>
    before.state !== 'finalized' ||
    (after.state === 'finalized' && after.version === before.version && after.pieces === before.pieces),
  'there is one order, or none': (_, { server }) => server.orders.length <= 1,
  'what is finalized is what the page showed': ({ server: before, pages }, { server: after }) =>
    after.orders.length === before.orders.length ||
    pages.some(
      ({ lines: { finalization: line }, finalization }) =>
        line?.call.kind === 'finalize' &&
        finalization.snapshot.context.head.pieces === after.orders.at(-1)?.pieces,
    ),
  'who is told of an order finds one': (_, { server, pages }) =>
    server.orders.length > 0 ||
    pages.every(
      ({ finalization: { snapshot } }) => !snapshot.matches('finalized') && !snapshot.matches('overtaken'),
    ),
};

const lawful = Object.entries(laws);

interface Explored {
  readonly moments: number;
  readonly finalized: number;
  /** The first path that breaks a law, with the law. */
  readonly broken: readonly string[] | null;
}

type CameBy = ReadonlyMap<string, { readonly from: string | null; readonly title: string }>;

const pathTo = (cameBy: CameBy, key: string): string[] => {
  const path: string[] = [];
  for (let step = cameBy.get(key); step && step.from !== null; step = cameBy.get(step.from))
    path.unshift(step.title);
  return path;
};

/** Every interleaving of both pages' charts and the server, the shortest paths first. */
function explore(at: Situation): Explored {
  const first = begin(at);
  const cameBy = new Map([[keyOf(first), { from: null as string | null, title: '' }]]);
  let finalized = 0;
  const queue = [first];
  for (const moment of queue) {
    const from = keyOf(moment);
    for (const { title, moment: next } of nextOf(moment, at)) {
      const broken = lawful.find(([, holds]) => !holds(moment, next, at));
      if (broken)
        return { moments: cameBy.size, finalized, broken: [broken[0], ...pathTo(cameBy, from), title] };
      const key = keyOf(next);
      if (cameBy.has(key)) continue;
      cameBy.set(key, { from, title });
      if (next.server.state === 'finalized') finalized += 1;
      queue.push(next);
    }
  }
  return { moments: cameBy.size, finalized, broken: null };
}

describe('O2 O3 O5 buyer and POS Manager together, in every order of what they and the network do', () => {
  it.each([
    ['with an answer that is lost', { edits: 1, approvals: 1, losses: 1 }],
    ['with a second approval', { edits: 1, approvals: 2, losses: 0 }],
  ])(
    'O2 O5 no path finalizes lines that are not the approved ones, or twice: %s',
    {
      timeout: 300_000,
    },
    (_, budget) => {
      const { broken, moments, finalized } = explore(situation({ budget }));
      expect(broken).toBeNull();
      expect(moments).toBeGreaterThan(1_000);
      expect(finalized).toBeGreaterThan(100);
    },
  );

  it('O3 no path finalizes in preview, neither in the page nor by a call', { timeout: 300_000 }, () => {
    expect(explore(situation({ preview: true }))).toMatchObject({ broken: null, finalized: 0 });
    const trusting = { ...soundServer, checksPreview: false };
    expect(explore(situation({ preview: true, rules: trusting })).broken).toBeNull();
    expect(explore(situation({ preview: true, pagesKnow: false })).broken).toBeNull();
  });

  it.each<[string, Partial<Rules>, Partial<Situation>, string]>([
    [
      'that finalizes whatever version it has',
      { checksVersion: false },
      {},
      'what is finalized is what the page showed',
    ],
    [
      'that leaves a changed cart approved',
      { reopens: false },
      {},
      'what is finalized of an approved cart is what was approved',
    ],
    ['that changes a finalized cart', { checksFinalized: false }, {}, 'a finalized cart never changes'],
    [
      'and pages that forget the preview',
      { checksPreview: false },
      { preview: true, pagesKnow: false },
      'nothing is finalized in preview',
    ],
  ])('finds a server %s', { timeout: 60_000 }, (_, fault, parts, law) => {
    const { broken } = explore(situation({ ...parts, rules: { ...soundServer, ...fault } }));
    expect(broken?.[0]).toBe(law);
    expect(broken?.length).toBeGreaterThan(2);
  });
});
