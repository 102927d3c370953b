import { type AnyEventObject, createActor, fromCallback, SimulatedClock, setup } from 'xstate';
import type { FoundArticles } from '../../../contract/index.ts';
import {
  createFakeApi,
  type FakePage,
  fakeBrowser,
  fakeOrderingDependencies,
  sampleNow,
  samplePlace,
  sampleStyle,
  settle as settleNow,
} from '../../../testing/index.ts';
import { entryParts } from '../entry.actors.ts';
import { entryMachine } from '../entry.machine.ts';
import { entryChildren } from '../entry.selectors.ts';
import { reviewOfOpen } from '../review/taking.ts';

/** Waits until nothing is under way; what keeps lists, reads and judges them is loaded when it is needed. */
export const settle = async () => {
  for (const part of [() => import('../listDrafts.ts'), () => import('../readingParts.ts')]) {
    await part();
    await settleNow();
  }
};

/** What the server knows. */
export const found: FoundArticles = { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] };
/** Nothing is in the cart. */
export const empty = new Map<string, number>();

/** Bulk entry with all its services, under a parent that receives what goes to the cart. */
export function open(page: FakePage = fakeBrowser().open('https://portal.test/')) {
  const fake = createFakeApi();
  const received: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const logic = entryMachine.provide(entryParts(fakeOrderingDependencies(fake.api, undefined, page)));
  const parent = setup({ actors: { entry: logic, none: fromCallback(() => {}) } }).createMachine({
    invoke: { id: 'entry', src: 'entry', input: { place: samplePlace, mayInsert: true } },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  });
  const root = createActor(parent, { clock }).start();
  const actor = root.getSnapshot().children.entry;
  if (!actor) throw new Error('no entry');
  const answer = async (value: unknown = found) => {
    fake.pending[0]?.answer(value);
    await settle();
  };
  const give = async (text: string) => {
    actor.send({ type: 'text.given', text });
    await settle();
  };
  /** The review of the open list, and the charts it runs. */
  const review = () => {
    const found = entryChildren(actor.getSnapshot()).review;
    if (!found) throw new Error('no review');
    return found;
  };
  const opened = () => review().getSnapshot().context;
  const kinds = () => reviewOfOpen(opened(), empty).rows.map(({ verdict }) => verdict.kind);
  const value = () => actor.getSnapshot().value;
  return { fake, received, clock, actor, answer, give, kinds, page, value, review, opened };
}

/** Bulk entry on a page that can be reloaded. */
export function openToReload() {
  const browser = fakeBrowser();
  const first = open(browser.open('https://portal.test/'));
  const reload = () => {
    first.page.close();
    return open(browser.open('https://portal.test/', first.page.session));
  };
  return { ...first, reload };
}
