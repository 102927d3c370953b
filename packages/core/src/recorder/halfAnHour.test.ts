import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor, setup } from 'xstate';
import { cartMachine } from '../ordering/cart/cart.machine.ts';
import { styleMachine } from '../ordering/style/style.machine.ts';
import { quiet } from '../platform/actors/quiet.ts';
import { createFlightRecorder } from '../platform/flightRecorder/flightRecorder.ts';
import { sampleCart, sampleHead, sampleLine, sampleStyle } from '../testing/samples/index.ts';
import { charts } from './charts.ts';
import { LONGEST_RECORDING, openRecording, packedFlows } from './pack.ts';
import { replay } from './replay.ts';

const MINUTES = 30;
const LINES = 600;
/** Somebody quick: a quantity every two counts, a style every half minute. */
const QUANTITIES = MINUTES * 15;
const A_STYLE = 8;

const place = {
  rightEnv: 'preorder',
  customerId: 'c-1',
  season: 'HS27',
  subdivision: 'A',
  collectionType: 'main',
};
/** Ids that have nothing in common, so that they take as much room as ids can. */
const idOf = (number: number): string => `${Math.imul(number + 1, 2_654_435_761) >>> 0}-${number}`;
const lines = Array.from({ length: LINES }, (_, at) =>
  sampleLine({ articleVariantId: idOf(at), quantity: (at % 40) + 1 }),
);

/** Half an hour of ordering, as the recorder sees it: `style` is opened anew for each style. */
function ordering() {
  let now = 0;
  const recorder = createFlightRecorder(() => now);
  const actors: Record<string, AnyStateMachine> = { cart: quiet(cartMachine), style: quiet(styleMachine) };
  const house = setup({ actors }).createMachine({
    id: 'house',
    invoke: { id: 'cart', src: 'cart', input: { place, mayInsert: true } },
    initial: 'looking',
    states: {
      looking: {
        invoke: { id: 'style', src: 'style', input: { place, articleId: 'a-1', search: '' } },
        on: { next: { target: 'looking', reenter: true } },
      },
    },
  });
  const root = createActor(house, { inspect: recorder.inspect }).start();
  const tell = (id: string, event: { type: string; [part: string]: unknown }) =>
    root.getSnapshot().children[id]?.send(event);
  let head = sampleHead();
  tell('cart', { type: 'cart.read', cart: sampleCart(head, lines), isClashing: false });
  for (let count = 0; count < QUANTITIES; count += 1) {
    now += 4000;
    const articleVariantId = idOf((count * 37) % LINES);
    const quantity = count % 90;
    tell('cart', { type: 'cell.typed', articleVariantId, entry: String(quantity) });
    tell('cart', { type: 'xstate.after.saveDelay.cart.editing.waiting' });
    const before = head.version;
    head = { ...head, version: before + 1, pieces: before + 100 };
    const stored = [sampleLine({ articleVariantId, quantity })];
    tell('cart', {
      type: 'lines.answered',
      answer: { head, before, stored, refused: [], conflicts: [] },
      isComplete: true,
    });
    if (count % A_STYLE !== 0) continue;
    root.send({ type: 'next' });
    tell('style', { type: 'xstate.done.actor.loadStyle', output: sampleStyle({ articleId: idOf(count) }) });
  }
  const flows = recorder.flows().map((flow) => ({ ...flow, steps: [...flow.steps] }));
  root.stop();
  return flows;
}

it('Q3 a recording of 30 minutes of ordering is under 50 kB, and replays to where the last steps led', async () => {
  const flows = ordering();
  const text = await packedFlows(flows, { charts, version: '1.0.0', now: 0 });
  expect(text.length).toBeLessThanOrEqual(LONGEST_RECORDING);
  expect(LONGEST_RECORDING).toBeLessThan(50_000);
  const played = replay(await openRecording(text), charts);
  const cart = played.find(({ chart }) => chart === 'cart');
  const happened = flows.find(({ actor }) => actor.id === 'cart');
  expect(cart?.dropped).toBeGreaterThan(QUANTITIES);
  expect(cart?.steps.length).toBeGreaterThan(60);
  expect(cart?.steps.flatMap(({ corrected }) => corrected)).toEqual([]);
  const last = cart?.steps.at(-1)?.snapshot;
  const there = happened?.steps.at(-1)?.after;
  expect(last?.value).toEqual(there?.value);
  expect(last?.context.lines.toJSON()).toEqual(there?.context.lines.toJSON());
  expect(last?.context.head.version).toBe(there?.context.head.version);
});
