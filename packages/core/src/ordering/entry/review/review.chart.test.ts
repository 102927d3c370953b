import { expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import {
  chartSuite,
  fakeOrderingDependencies,
  openList,
  reviewTour,
  told,
  wiringSuite,
} from '../../../testing/index.ts';
import { entryParts } from '../entry.actors.ts';
import { judgeList } from '../judgeList.ts';
import { reviewMachine } from './review.machine.ts';
import { reviewOfOpen } from './taking.ts';

type Snapshot = SnapshotFrom<typeof reviewMachine>;

const { list, found, matched } = openList;
const noPieces = new Map<string, number>();

it('is reviewed by what matching really says of the sample', async () => {
  expect(await judgeList(list, found)).toEqual(matched.verdicts);
});

const every = (holds: (snapshot: Snapshot) => boolean) => (snapshot: unknown) => holds(snapshot as Snapshot);

const inReview = ({ context }: Snapshot): string[] => context.verdicts.judged.map(({ row }) => row.id);
const inCart = ({ context }: Snapshot): string[] => [...new Set(context.list?.done)];
const rowsOf = (ids: readonly string[]): string => ids.toSorted().join();

chartSuite(reviewMachine, {
  ...reviewTour,
  invariants: {
    'M4 a row is in the review or in the cart, never in none': every(
      (snapshot) =>
        snapshot.context.verdicts.judged.length === 0 ||
        rowsOf([...new Set([...inReview(snapshot), ...inCart(snapshot)])]) === '2,3',
    ),
    // What a sample says of matching holds rows that are in the cart already; the real one leaves them out.
    'M4 a row is never in both': every(
      (snapshot) =>
        (snapshot.matches('reviewing') && inCart(snapshot).length > 0) ||
        snapshot.matches('resolving') ||
        inReview(snapshot).every((id) => !inCart(snapshot).includes(id)),
    ),
    'M4 a row that was judged again says what its repair says': every(({ context: { list, verdicts } }) =>
      verdicts.judged.every((one) => {
        const ean = list?.repairs[one.row.id]?.ean;
        return ean === undefined || matched.verdicts?.judged.includes(one) || one.row.fields.ean === ean;
      }),
    ),
    'M4 nothing is left of a list that was closed': every(
      ({ value, context }) =>
        value !== 'closed' ||
        (context.list === null && context.verdicts.judged.length === 0 && context.report === null),
    ),
    'M4 a report is of rows that are taken': every(
      ({ value, context }) => (value === 'applying' || value === 'done') === (context.report !== null),
    ),
    'M4 all rows are shown of what is left': every(
      ({ value, context }) => value !== 'done' || context.shown === 'all',
    ),
    'M4 what is taken and what is refused is every row': every(({ context }) => {
      const { rows: all, taken, refused, counts } = reviewOfOpen(context, noPieces);
      const counted = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return taken + refused === all.length && counted === all.length;
    }),
    'N6 a report says what became of every row': every(
      ({ value, context: { report, verdicts } }) =>
        value !== 'done' || (report !== null && report.taken + report.refused >= verdicts.judged.length),
    ),
    'what is matched or reviewed is a list': every(
      (snapshot) => snapshot.matches('closed') || snapshot.context.list !== null,
    ),
    'M4 it is said why a list is none': every(
      (snapshot) => !snapshot.matches('unreadable') || snapshot.context.problem !== null,
    ),
  },
});

/** Matching and looking a row up end when the walk says so, with what they say; handing over is real. */
const local = told(['matching', 'rowLookUp']);

wiringSuite(reviewMachine, {
  tour: reviewTour,
  machine: (api) => {
    const { review } = entryParts(fakeOrderingDependencies(api)).actors;
    return review.provide({ actors: local.actors });
  },
  doing: {
    answers: { ...local.answers, transfer: (_, { clock }) => clock.increment(16) },
  },
});
