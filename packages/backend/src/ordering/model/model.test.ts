import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stage, setStage } from '../testing/stage.ts';
import { courses } from './testing/commands.ts';
import { follow } from './testing/follow.ts';
import { type System, systemsOf } from './testing/system.ts';

let stage: Stage;
let newShelf: () => Promise<System>;
beforeAll(async () => {
  stage = await setStage();
  newShelf = await systemsOf(stage);
});
afterAll(() => stage.testApp.close());

/** How many courses are walked; see docs/operations.md. */
const RUNS = Number(process.env.SELVEDGE_COURSES ?? 100);

/** What has to be met on the way, so that the agreement says something. */
const wanted = [
  'accept 200',
  'accept 409 pricesMoved',
  'accept 409 versionConflict',
  'again 200',
  'again 422 keyReused',
  'approve 200',
  'approve 409 versionConflict',
  'approve 422 cartRefused',
  'change 200 conflict',
  'change 200 inPreview',
  'change 200 stored',
  'change 404 notFound',
  'copy 200 copied',
  'copy 200 copiedWithWarnings',
  'copy 200 failed',
  'finalize 200',
  'finalize 404 notFound',
  'finalize 409 versionConflict',
  'finalize 422 cartRefused',
  'late 404 notFound',
  'late 409 cartFinalized',
  'recall 200',
  'recall 404 notFound',
  'remove 204',
  'remove 409 versionConflict',
  'return 200',
  'return 409 versionConflict',
];

it(`N5 O1 O2 O3 O4 O5 N9 buyer, POS Manager and house do as they like: portal and model agree in ${RUNS} courses`, async () => {
  const met = new Map<string, number>();
  let runs = 0;
  const course = fc.asyncProperty(courses, async (one) => {
    runs += 1;
    await follow(one, await newShelf(), met);
  });
  await fc.assert(course, { numRuns: RUNS, seed: 20_270_301 });
  expect(runs).toBe(RUNS);
  expect(wanted.filter((one) => !met.has(one))).toEqual([]);
}, 3_600_000);
