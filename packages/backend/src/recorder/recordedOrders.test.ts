import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  charts,
  LONGEST_RECORDING,
  openRecording,
  packedFlows,
  placeText,
  replay,
} from '@selvedge/core/recorder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../pictures/random.ts';
import { signedIn, type Tokens } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { orderAtRandom } from './testing/orderAtRandom.ts';

const orders = Number(process.env.SELVEDGE_RECORDED_ORDERS ?? 6);
/** People on their way at the same time: each waits more than it works. */
const together = 4;

let testApp: TestApp;
let tokens: Tokens;
beforeAll(async () => {
  testApp = await startTestApp();
  ({ tokens } = await signedIn(testApp, 'buyer@selvedge.test'));
}, 120_000);
afterAll(() => testApp.close());

/** What of the portal's charts a walk may leave to the recording to say: the styles found in a catalogue. */
const declared = new Map([['catalog', ['found', 'near']]]);

const recordedOrder = async (seed: number) => {
  const person = await orderAtRandom(testApp, tokens, createRandom(seed));
  const kept = person.portal.recorder.flows().map((flow) => ({ ...flow, steps: [...flow.steps] }));
  person.leave();
  const text = await packedFlows(kept, { charts, version: '1.0.0', now: Date.now() });
  return { kept, text };
};

const inTurns = async (visit: (seed: number) => Promise<void>): Promise<void> => {
  const seeds = Array.from({ length: orders }, (_, index) => index + 1);
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) await visit(seed);
    }),
  );
};

const project = resolve(import.meta.dirname, '../../../..');
/** What Chromium comes to with the same recordings, in one page. */
const inChromium = async (texts: readonly string[]): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-recordings-'));
  const file = join(folder, 'recordings.json');
  await writeFile(file, JSON.stringify(texts));
  try {
    const replay = ['tools/recordings/replay.js', file];
    const { stdout } = await promisify(execFile)(process.execPath, replay, { cwd: project });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};

test(`Q3 ${orders} recorded walks of an order replay to the very places that were walked, in Node and in Chromium`, {
  timeout: 120_000 + orders * 10_000,
}, async () => {
  const approved: number[] = [];
  const flights: { text: string; places: string }[] = [];
  await inTurns(async (seed) => {
    const { kept, text } = await recordedOrder(seed);
    expect(text.length).toBeLessThanOrEqual(LONGEST_RECORDING);
    const recording = await openRecording(text);
    const flows = replay(recording, charts);
    const places = kept.map(({ steps }) =>
      steps.map(({ event, after }) => [event.type, after.value, after.status]),
    );
    expect(
      flows.map(({ steps }) =>
        steps.map(({ event, snapshot }) => [event.type, snapshot.value, snapshot.status]),
      ),
    ).toEqual(places);
    for (const { chart, path, steps } of flows) {
      const foreign = steps
        .flatMap((step) => step.corrected)
        .filter((name) => !declared.get(chart)?.includes(name));
      expect({ seed, path, foreign }).toEqual({ seed, path, foreign: [] });
    }
    const again = replay(await openRecording(text), charts);
    const texts = (played: typeof flows) =>
      played.flatMap(({ chart, steps }) => steps.map(({ snapshot }) => placeText(snapshot, chart)));
    expect(texts(again)).toEqual(texts(flows));
    flights.push({ text, places: createHash('sha256').update(texts(flows).join('\n')).digest('hex') });
    if (
      kept.some(
        ({ actor, steps }) => actor.id === 'approval' && steps.some(({ after }) => after.matches('approved')),
      )
    )
      approved.push(seed);
  });
  expect(approved.length).toBeGreaterThan(orders / 10);
  expect(await inChromium(flights.map(({ text }) => text))).toEqual(flights.map(({ places }) => places));
});
